"""Challenges and numbers read, a loop in a process."""

from harness import measure, samples
from harness.row import compared, growth


def challenge(bench):
    one, ten = (samples.challenge(bench.path(f"challenge-{count}"), count) for count in (1, 10))
    commands = bench.known({
        "ours": bench.ours("challenge", one, bench.milliseconds),
        "pympp": bench.python("pympp", one, bench.milliseconds),
        "x402": bench.python("x402", samples.x402(bench.path("x402")), bench.milliseconds),
        "ours, ten": bench.ours("challenge", ten, bench.milliseconds),
    })
    figures = measure.loops(commands, bench.rounds(9, 5))
    race = {name: figures[name] for name in figures if name != "ours, ten"}
    row = compared(
        "challenge", "a challenge read, its JSON too", race, commands, "wall", "µs",
        note=X402, grows=growth(figures, "ours", "ours, ten", "wall", 10))
    row.figures = figures
    return [row]


X402 = "x402 decodes one JSON text; here a list of challenges is split first, by RFC 9110"


def numbers(bench):
    commands = bench.known({
        "ours": bench.ours("numbers", bench.milliseconds),
        "phonenumbers": bench.python("numbers", bench.milliseconds),
    })
    figures = measure.loops(commands, bench.rounds(9, 5))
    return [compared("numbers", "five numbers read and written in E.164", figures, commands, "wall", "µs")]
