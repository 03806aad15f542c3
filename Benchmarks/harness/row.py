"""A row of the table, and how one is made of figures."""

from dataclasses import dataclass

from harness import measure
from harness.measure import median


@dataclass
class Row:
    group: str
    what: str
    ours: str
    peers: str = "—"
    ratio: float | None = None
    goal: str = "—"
    met: bool | None = None
    grows: str = "—"
    note: str = ""
    commands: dict | None = None
    figures: dict | None = None


UNITS = {"wall": ("ms", "wall"), "cpu": ("ms", "processor"), "peak": ("MB", "peak")}


def compared(group, what, figures, commands, kind, unit, limit=1.0, note="", grows="—"):
    """A row against the best of the peers in those figures."""
    peers = [name for name in figures if not name.startswith("ours")]
    middle = {name: median(figures[name], kind) for name in figures}
    best = min(peers, key=middle.get)
    ratio = measure.ratio(figures["ours"], figures[best], kind)
    said = ", ".join(f"{name} {number(middle[name])}" for name in sorted(peers, key=middle.get))
    return Row(
        group, what, f"{number(middle['ours'])} {unit}", said, ratio, f"≤ {limit:g} × {best}",
        ratio <= limit, grows, note if ratio > limit else "", commands, figures)


def alone(group, what, ours, commands, figures, grows="—", goal="—", met=None):
    return Row(group, what, ours, goal=goal, met=met, grows=grows, commands=commands, figures=figures)


def number(value):
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def growth(figures, small, large, kind, times):
    factor = median(figures[large], kind) / median(figures[small], kind)
    return f"× {number(factor)} for × {times}"
