"""Runs commands turn and turn about, and tells what the middle of them took."""

import json
import os
import statistics
import subprocess
import time


class Failed(Exception):
    pass


def processes(commands, rounds, **options):
    """Wall, processor time and peak of each command, a process of its own each time."""
    def once(command):
        return {**timed(command, **options), "peak": peak(command, **options)}

    return in_turns(commands, rounds, once)


def loops(commands, rounds):
    """What each command says one turn of its own loop takes."""
    return in_turns(commands, rounds, lambda command: {"wall": answer(command)["microseconds"]})


def in_turns(commands, rounds, once):
    """Each round runs every command once; another one begins each time."""
    names = list(commands)
    figures = {name: [] for name in names}
    for round_ in range(rounds):
        for index in range(len(names)):
            name = names[(index + round_) % len(names)]
            figures[name].append(once(commands[name]))
    return figures


def median(figures, kind):
    return statistics.median(figure[kind] for figure in figures)


def ratio(ours, theirs, kind):
    """The middle of the ratios of one round: the machine's mood is in both."""
    return statistics.median(a[kind] / b[kind] for a, b in zip(ours, theirs) if b[kind] > 0)


def answer(command, **options):
    """The JSON that a command prints."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise Failed(f"{' '.join(command)}: {done.stderr.strip()[-300:]}")
    return json.loads(done.stdout)


def timed(command, **options):
    """Wall and processor time of one run, in milliseconds."""
    start = time.perf_counter()
    child = spawn(command, **options)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - start
    check(command, status)
    return {"wall": wall * 1e3, "cpu": (usage.ru_utime + usage.ru_stime) * 1e3}


def peak(command, **options):
    """The most memory that one run held, in megabytes.

    It is watched from outside: what wait4 tells is at least what this process held as the child began.
    """
    for _ in range(5):
        if (most := watched(command, **options)) is not None:
            return most
    raise Failed(f"{command[0]} ends before it can be looked at")


def watched(command, **options):
    child = spawn(command, **options)
    most = None
    while True:
        most = peak_now(child, command) or most
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            check(command, status)
            return most
        time.sleep(0.0003)


def peak_now(child, command):
    try:
        with open(f"/proc/{child}/status") as file:
            lines = file.read().splitlines()
    except OSError:
        return None
    # Until it has become its own program it is still this one.
    if lines[0].split("\t")[1] != os.path.basename(command[0])[:15]:
        return None
    sizes = [line for line in lines if line.startswith("VmHWM:")]
    return int(sizes[0].split()[1]) / 1024 if sizes else None


def spawn(command, environment=None):
    nowhere = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    return os.posix_spawnp(command[0], command, environment or os.environ, file_actions=nowhere)


def check(command, status):
    if status != 0:
        raise Failed(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
