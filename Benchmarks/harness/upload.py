"""An upload of 20 MB to a server that forgets it, a process each."""

import subprocess

from harness import measure, samples
from harness.measure import median
from harness.row import UNITS, compared, growth, number


def upload(bench):
    server = subprocess.Popen(bench.ours("sink"), stdout=subprocess.PIPE, text=True)
    try:
        return uploads(bench, server.stdout.readline().strip())
    finally:
        server.kill()
        server.wait()


def uploads(bench, url):
    commands = bench.known(commands_of(bench, url))
    figures = measure.processes(commands, bench.rounds(21, 7))
    race = {name: figures[name] for name in figures if "," not in name}
    table = [
        compared("upload", f"20 MB sent, {word}", race, commands, kind, unit, LIMITS[kind], START,
                 both_grow(figures, kind))
        for kind, (unit, word) in UNITS.items()
    ]
    over(table[-1], race)
    whole = {**race, "ours": figures["ours, whole"]}
    table.append(compared(
        "upload", "20 MB read, checked, kept and sent, wall", whole, commands, "wall", "ms",
        note=WHOLE, grows=growth(figures, "ours, whole, 2 MB", "ours, whole", "wall", 10)))
    for row in table:
        row.figures = figures
    return table


def commands_of(bench, url):
    small, large = (samples.pdf(bench.path(f"{size} MB.pdf"), 1, size * 10**6) for size in (2, 20))
    to = f"{url}/api/v1/uploads"
    form = ["curl", "-s", "-o", bench.path("answer"), to, "-F", "to=+16135550100", "-F"]
    return {
        "ours": bench.sender("send", to, large),
        "curl": [*form, f"document=@{large}"],
        "httpx": bench.python("upload", url, large),
        "ours, whole": bench.sender("upload", url, large),
        "ours, 2 MB": bench.sender("send", to, small),
        "curl, 2 MB": [*form, f"document=@{small}"],
        "ours, whole, 2 MB": bench.sender("upload", url, small),
    }


def both_grow(figures, kind):
    grows = growth(figures, "ours, 2 MB", "ours", kind, 10)
    if "curl" not in figures:
        return grows
    factor = median(figures["curl"], kind) / median(figures["curl, 2 MB"], kind)
    return f"{grows} (curl × {number(factor)})"


def over(row, figures):
    """The peak is judged by what it is over curl's."""
    if "curl" in figures:
        more = median(figures["ours"], "peak") - median(figures["curl"], "peak")
        row.goal, row.met = "≤ curl + 12 MB", more <= 12
        row.note = "" if row.met else START


LIMITS = {"wall": 1.15, "cpu": 1.15, "peak": 1.0}
START = (
    "a process of its own pays once for Swift's runtime, Foundation and libqpdf, which curl does not "
    "load; it does not grow with the document")
WHOLE = (
    "two digests of the document, its pages counted, a boundary that does not occur in it, and a copy "
    "synced to the disk before anything is sent: what makes a claim possible")
