"""Reads PDFs as the command does, and beside it by others: check.py DIR --work DIR [--mutations N] [--seed S] [--compare-every N]

What must hold of every file, whole or damaged: the process that reads it answers, or is ended by its own limits of
time and memory, and never by anything else; and where qpdf, pdfinfo and pikepdf find the same number of pages, so do
we, or we say that ours is an estimate, or refuse the file in words.
"""

import argparse
import collections
import contextlib
import json
import os
import queue
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import mutation

PATIENCE = 180
"""Seconds for a reader on a busy machine; the child's own limit is 10 of processor time."""

PROCESSOR, MEMORY = 10, 512 << 20
"""The child's own limits, which it has from `limitThisProcess`."""

PEER_MEMORY = 1 << 30

PIKEPDF = """
import sys, pikepdf
for line in sys.stdin:
    try:
        with pikepdf.open(line.rstrip("\\n")) as pdf:
            print(len(pdf.pages), flush=True)
    except Exception as error:
        print("password" if "assword" in type(error).__name__ else "-", flush=True)
"""


def limited():
    resource.setrlimit(resource.RLIMIT_AS, (PEER_MEMORY, PEER_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Run:
    """A process that has ended, or was ended after `PATIENCE`."""

    def __init__(self, words, limit=None):
        started = time.monotonic()
        process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, preexec_fn=limit
        )
        self.is_late = False
        timer = threading.Timer(PATIENCE, self.end, [process])
        timer.start()
        self.output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.stdout.close()
        process.returncode = self.status = os.waitstatus_to_exitcode(status)
        self.peak = usage.ru_maxrss << 10
        self.processor = usage.ru_utime + usage.ru_stime
        self.wall = time.monotonic() - started

    def end(self, process):
        self.is_late = True
        process.send_signal(signal.SIGKILL)


class Pikepdf:
    """pikepdf in a process that stays, since it takes 0.2 s to start."""

    def __init__(self):
        self.process = None

    def pages(self, path):
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PIKEPDF],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                preexec_fn=limited,
            )
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.start()
        try:
            self.process.stdin.write(path + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline().strip()
        except BrokenPipeError:
            line = ""
        timer.cancel()
        if not line:
            self.close()
            return None
        return int(line) if line.isdigit() else line

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process = None


def peers(path, pikepdf):
    """What each of the others counts: a number, `password`, or None."""
    by_qpdf = Run(["qpdf", "--show-npages", path], limited)
    text = by_qpdf.output.decode(errors="replace").strip()
    qpdf = int(text) if by_qpdf.status in (0, 3) and text.isdigit() else None
    pdfinfo = None
    for line in Run(["pdfinfo", path], limited).output.decode(errors="replace").splitlines():
        if line.startswith("Pages:"):
            pdfinfo = int(line.split()[1])
    return {"qpdf": qpdf, "pdfinfo": pdfinfo, "pikepdf": pikepdf.pages(path)}


class Desk:
    """What was seen, by all workers."""

    def __init__(self, arguments):
        self.arguments = arguments
        self.lock = threading.Lock()
        self.counts = collections.Counter()
        self.faults, self.others = [], []
        self.peak, self.slowest, self.processor = (0, ""), (0.0, ""), (0.0, "")
        os.makedirs(os.path.join(arguments.work, "found"), exist_ok=True)

    def count(self, word):
        with self.lock:
            self.counts[word] += 1

    def measured(self, name, run):
        with self.lock:
            self.peak = max(self.peak, (run.peak, name))
            self.slowest = max(self.slowest, (run.wall, name))
            self.processor = max(self.processor, (run.processor, name))

    def slow(self, name, words):
        """Counts a file that met a limit, by name."""
        self.count(words)
        with self.lock:
            self.others.append(f"{name}: {words}")

    def fault(self, name, path, words):
        """Keeps a file that breaks a promise."""
        kept = os.path.join(self.arguments.work, "found", os.path.basename(name).replace("/", "_"))
        shutil.copyfile(path, kept if kept.endswith(".pdf") else kept + ".pdf")
        with self.lock:
            self.faults.append(f"{name}: {words}")
            print(f"check-pdfs: {name}: {words}", flush=True)


def judge(desk, name, path, pikepdf=None):
    """Has a file read, and by the others too where pikepdf is there."""
    ours = Run([desk.arguments.sendfax, "--read-pdf", path])
    desk.measured(name, ours)
    if ours.is_late:
        desk.fault(name, path, f"no end within {PATIENCE} s")
        return
    # What the limit counts and what is reported in the end differ by some tenths.
    if ours.processor >= 0.8 * PROCESSOR and ours.status == -signal.SIGKILL:
        desk.slow(name, "refused, out of time")
        return
    answer = None
    if ours.status == 0:
        with contextlib.suppress(ValueError):
            answer = json.loads(ours.output)
    if answer is None:
        # libqpdf gives up in words where it gets no memory; the runtime of Swift ends the process.
        if ours.peak > MEMORY // 2 and ours.status in (-signal.SIGILL, -signal.SIGTRAP, -signal.SIGABRT):
            desk.slow(name, "refused, out of memory")
            return
        desk.fault(name, path, f"ended by {ours.status} after {ours.processor:.1f} s, {ours.peak >> 20} MB")
        return
    facts = answer.get("facts")
    if facts is None:
        desk.count("refused as damaged or too complex")
    elif facts.get("encryption"):
        desk.count("refused as encrypted")
        return
    elif facts.get("pages") is None or facts["pages"] == 0:
        desk.count("refused without pages")
    else:
        desk.count("counted, an estimate" if facts["isEstimate"] else "counted exactly")
    if pikepdf:
        compare(desk, name, path, facts, pikepdf)


def compare(desk, name, path, facts, pikepdf):
    found = peers(path, pikepdf)
    numbers = set(found.values())
    if len(numbers) != 1 or not isinstance(found["qpdf"], int):
        desk.count("the others disagree" if any(isinstance(n, int) for n in numbers) else "nobody counts pages")
        return
    theirs = numbers.pop()
    desk.count("all three others agree")
    pages = (facts or {}).get("pages")
    if pages == theirs or (theirs == 0 and not pages):
        desk.count("and so do we")
    elif pages and not facts["isEstimate"]:
        desk.count("and we differ without a word")
        desk.fault(name, path, f"{pages} pages are said to be exact, but all three others count {theirs}")
    else:
        what = f"about {pages}" if pages else "refused"
        desk.count("and we say an estimate that differs" if pages else "and we refuse")
        with desk.lock:
            desk.others.append(f"{name}: {what}, the others {theirs}")


def through_the_door(desk, name, path):
    """The whole command, as a person has it."""
    run = Run([desk.arguments.sendfax, "quote", path, "--to", "+16135550100", "--json"])
    desk.count(f"`sendfax quote` ends with {run.status}")
    if run.status not in (0, 65):
        desk.fault(name, path, f"`sendfax quote` ended with {run.status}")


def work(desk, jobs, scratch, files):
    pikepdf = Pikepdf()
    try:
        while True:
            try:
                kind, index = jobs.get_nowait()
            except queue.Empty:
                return
            if kind == "whole":
                path = files[index]
                name = os.path.relpath(path, desk.arguments.folder)
                judge(desk, name, path, pikepdf)
                through_the_door(desk, name, path)
                continue
            seed = desk.arguments.seed + index
            picked = random.Random(seed)
            source = picked.choice(files)
            name = f"{os.path.relpath(source, desk.arguments.folder)} mutated by {seed}"
            path = os.path.join(scratch, f"{seed}.pdf")
            with open(path, "wb") as file:
                file.write(mutation.mutated(source, files, picked))
            judge(desk, name, path, pikepdf if index % desk.arguments.compare_every == 0 else None)
            os.unlink(path)
            if index and index % 1000 == 0:
                print(f"check-pdfs: {index} mutations, {len(desk.faults)} faults", flush=True)
    finally:
        pikepdf.close()


def run(desk, jobs_list, files, scratch):
    desk.counts.clear()
    jobs = queue.Queue()
    for job in jobs_list:
        jobs.put(job)
    started = time.monotonic()
    workers = [
        threading.Thread(target=work, args=(desk, jobs, scratch, files)) for _ in range(desk.arguments.workers)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    for word, count in sorted(desk.counts.items()):
        print(f"{count:8}  {word}")
    for line in desk.others:
        print(f"          {line}")
    desk.others.clear()
    print(
        f"check-pdfs: {len(jobs_list)} files in {time.monotonic() - started:.0f} s; most memory "
        f"{desk.peak[0] >> 20} MB ({desk.peak[1]}), most time {desk.slowest[0]:.1f} s ({desk.slowest[1]}), most "
        f"processor time {desk.processor[0]:.1f} s",
        flush=True,
    )


def main():
    parser = argparse.ArgumentParser(prog="check-pdfs")
    parser.add_argument("folder")
    parser.add_argument("--work", required=True)
    parser.add_argument("--sendfax", default=".build/release/sendfax")
    parser.add_argument("--mutations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare-every", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    files = sorted(
        os.path.join(folder, name) for folder, _, names in os.walk(arguments.folder) for name in names
        if name.endswith(".pdf")
    )
    if not files:
        sys.exit("check-pdfs: there is no PDF below that folder.")
    desk = Desk(arguments)
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as scratch:
        run(desk, [("whole", index) for index in range(len(files))], files, scratch)
        run(desk, [("mutated", index) for index in range(arguments.mutations)], files, scratch)
    print(f"check-pdfs: {len(desk.faults)} promises broken")
    sys.exit(1 if desk.faults else 0)


main()
