"""An outbox as it grows, and many faxes at once."""

import os
import subprocess
import tempfile

from harness import measure
from harness.measure import median
from harness.row import alone, growth, number


def outbox(bench):
    """In memory where there is room: on a disk, filling it would wait for every fax's sync."""
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else bench.folder
    with tempfile.TemporaryDirectory(prefix="sendfax-bench-", dir=memory) as folder:
        return opened(bench, folder)


def opened(bench, folder):
    sizes = bench.rounds([10, 1000, 100_000], [10, 1000])
    folders = {size: os.path.join(folder, str(size)) for size in sizes}
    for size in sizes:
        subprocess.run(bench.ours("fill", folders[size], size), check=True)
    table = []
    for act, what in {"list": "opened and its newest 20 listed", "resume": "and resumed"}.items():
        commands = {f"ours, {size}": bench.ours(act, folders[size]) for size in sizes}
        figures = measure.processes(commands, bench.rounds(9, 5))
        table += [listed(act, what, sizes, size, commands, figures) for size in sizes]
    return table


def listed(act, what, sizes, size, commands, figures):
    name = f"ours, {size}"
    wall, most = median(figures[name], "wall"), median(figures[name], "peak")
    times = size // sizes[0]
    grows = growth(figures, f"ours, {sizes[0]}", name, "wall", times) if times > 1 else "—"
    return alone("outbox", f"an outbox of {size:,} {what}", f"{number(wall)} ms, {number(most)} MB",
                 commands, figures, grows)


def burst(bench):
    counts = bench.rounds([100, 1000], [100, 300])
    commands = {f"ours, {count}": bench.ours("burst", count) for count in counts}
    figures = measure.in_turns(commands, bench.rounds(3, 3), burst_once)
    small, large = commands
    table = []
    for name, count in zip(commands, counts):
        wall, most = median(figures[name], "wall"), median(figures[name], "peak")
        grows = growth(figures, small, large, "wall", counts[1] // counts[0]) if name == large else "—"
        table.append(alone(
            "burst", f"{count:,} paid faxes at once, to delivered",
            f"{number(wall)} ms, {number(count / wall * 1000)}/s, {number(most)} MB", commands, figures,
            grows))
    return table


def burst_once(command):
    told = measure.answer(command)
    return {"wall": told["microseconds"] / 1000, "peak": told["kilobytes"] / 1024}
