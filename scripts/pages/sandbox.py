"""A sandbox of its own for the checks, and the command beside it."""

import json
import os
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

SAMPLE = os.path.join(os.path.dirname(__file__), "..", "sample.pdf")


class Sandbox:
    """`sendfax sandbox` until the end of a `with`."""

    def __init__(self, sendfax, *options, port=0):
        self.sendfax = sendfax
        self.folder = tempfile.TemporaryDirectory()
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": self.folder.name,
            "SENDFAX_OUTBOX": os.path.join(self.folder.name, "outbox"),
        }
        self.process = self.start("sandbox", "--json", "--port", str(port), *options)
        self.url = json.loads(self.process.stdout.readline())["url"]

    def start(self, *arguments):
        return subprocess.Popen(
            [self.sendfax, *arguments], env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def send(self, *options, to="+16135550100"):
        """Starts `sendfax send` of a page against this sandbox."""
        return self.start(
            "send", SAMPLE, "--to", to, "--api", self.url, "--json", "--no-open", "--again", *options)

    def call(self, path, /, **members):
        """A control call; GET where there are no members."""
        body = json.dumps(members).encode() if members else None
        request = urllib.request.Request(
            f"{self.url}/sandbox/{path}", data=body, headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def form(self, path, to="+16135550100", fields=None):
        """Posts the sample as an upload or a fax."""
        with open(SAMPLE, "rb") as file:
            document = file.read()
        body = (
            b'--b\r\nContent-Disposition: form-data; name="document"; filename="document.pdf"\r\n'
            b"Content-Type: application/pdf\r\n\r\n" + document
            + b'\r\n--b\r\nContent-Disposition: form-data; name="to"\r\n\r\n' + to.encode()
            + b"\r\n--b--\r\n")
        request = urllib.request.Request(
            self.url + path, data=body,
            headers={"Content-Type": "multipart/form-data; boundary=b", **(fields or {})})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            return json.load(refusal)

    def checkout(self, to="+16135550100"):
        """An uploaded page with an open Checkout page: (id, address)."""
        fax = self.form("/api/v1/uploads", to)["id"]
        request = urllib.request.Request(
            self.url + "/api/v1/checkout", data=json.dumps({"id": fax}).encode(),
            headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return fax, json.load(answer)["url"]

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()


def event(process, name):
    """The next event of that name that a command prints."""
    seen = []
    for line in process.stdout:
        seen.append(line)
        if json.loads(line)["event"] == name:
            return json.loads(line)
    raise AssertionError(f"no {name} among {seen}; {process.stderr.read()}")


def turn(url, seconds):
    """Turns the clock of the sandbox there."""
    request = urllib.request.Request(
        url + "/sandbox/clock", data=json.dumps({"advance_seconds": seconds}).encode(),
        headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10):
        pass


def ended(process, hurry=None, timeout=40):
    """The exit status, once the command has ended; `hurry` is the sandbox whose time passes faster."""
    limit = time.monotonic() + timeout
    while process.poll() is None and time.monotonic() < limit:
        try:
            process.communicate(timeout=0.3)
        except subprocess.TimeoutExpired:
            if hurry:
                try:
                    turn(hurry, 3)
                except urllib.error.URLError:
                    hurry = None  # An embedded sandbox ends with its command.
    assert process.poll() is not None, "the command does not end"
    return process.returncode
