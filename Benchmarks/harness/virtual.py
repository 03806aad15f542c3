"""What is counted on a virtual clock; it is the same each time."""

import os
import shutil
import subprocess

from harness import measure
from harness.row import Row, number


def status(bench):
    table = []
    for what, seconds in {"20 s": 20, "30 min": 1800}.items():
        command = bench.ours("status", seconds)
        told = measure.answer(command)
        for kind, words in {"seconds": "s from delivered to seen", "requests": "requests made"}.items():
            ours, guide = told["ours"][kind], told["guide"][kind]
            ratio = ours / guide
            table.append(Row(
                "status", f"a fax of {what}: {words}", number(ours), f"guide's loop {number(guide)}",
                ratio, "≤ 1 × guide's", ratio <= 1.0001, note="" if ratio <= 1.0001 else STATUS_NOTE,
                commands={"both": command}, figures=told))
    return table


STATUS_NOTE = "after ten minutes the service is asked every 15 s: who waits that long has left the screen"


def claims(bench):
    command = simulator(bench)
    if not command:
        return [Row("claims", "a paid document claimed", "not measured",
                    note="needs `swift build -c release --product simulate`, as `make bench` does")]
    done = subprocess.run(command, capture_output=True, text=True)
    lines = done.stdout.splitlines()[1:] if done.returncode == 0 else []
    if len(lines) != 3:
        raise measure.Failed(f"{' '.join(command)}: {done.stdout} {done.stderr}")
    return [row for line in lines for row in claimed(line, command)]


def claimed(line, command):
    size, told = line.split(":")
    ours, guide = ([float(word) for word in side.split()] for side in told.split("|"))
    what = {100_000: "100 KB", 1_000_000: "1 MB", 20_000_000: "20 MB"}[int(size)]
    sent = [int(size) / 1e6 * side[0] for side in (ours, guide)]
    pairs = {"MB sent again": sent, "s from paid to taken": [ours[1], guide[1]]}
    return [
        Row("claims", f"{what} claimed: {words}", number(a), f"guide's loop {number(b)}", a / b,
            "≤ 1 × guide's", a <= b, commands={"both": command}, figures={"ours": ours, "guide": guide})
        for words, (a, b) in pairs.items()
    ]


def simulator(bench):
    """The simulator's own race: a transfer that is mined after 30 s."""
    places = [os.path.join(bench.root, ".build", kind, "simulate") for kind in ("release", "debug")]
    return next(([place, "claims"] for place in places if shutil.which(place)), None)
