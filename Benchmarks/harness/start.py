"""A process that says its version and ends."""

from harness import measure
from harness.row import UNITS, compared


def start(bench):
    commands = bench.known({
        "ours": bench.sendfax("--version"), "curl": ["curl", "--version"],
        "httpx": bench.python("version"),
    })
    figures = measure.processes(commands, bench.rounds(41, 15))
    return [
        compared("start", f"start and say the version, {word}", figures, commands, kind, unit, 2,
                 START)
        for kind, (unit, word) in UNITS.items()
    ]


START = "the Swift runtime and Foundation are in the program, and its addresses are put right as it is loaded"
