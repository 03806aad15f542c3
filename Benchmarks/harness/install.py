"""Installs the peers that this machine lacks: programs by apt, Python packages into a venv of their own."""

import os
import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass, field

PROGRAMS = {"curl": "curl", "qpdf": "qpdf", "pdfinfo": "poppler-utils"}
PACKAGES = ["httpx", "pikepdf", "phonenumbers", "pympp", "x402"]


@dataclass
class Peers:
    python: str
    versions: dict = field(default_factory=dict)

    def has(self, name):
        return name in self.versions


def ensure(here):
    folder = os.path.join(here, ".build", "peers")
    peers = Peers(os.path.join(folder, "bin", "python"))
    for program, package in PROGRAMS.items():
        ensure_program(peers, program, package)
    if not os.path.exists(peers.python):
        venv.create(folder, with_pip=True)
    for package in PACKAGES:
        ensure_package(peers, package)
    return peers


def ensure_program(peers, program, package):
    if not shutil.which(program) and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", package], stdout=subprocess.DEVNULL)
    if not shutil.which(program):
        return say(f"{program} is not here: install {package}; its figures are left out")
    option = "-v" if program == "pdfinfo" else "--version"
    told = subprocess.run([program, option], capture_output=True, text=True)
    peers.versions[program] = (told.stdout + told.stderr).split("\n")[0]


def ensure_package(peers, package):
    if not version(peers, package):
        pip = [peers.python, "-m", "pip", "install", "-q", "--disable-pip-version-check", package]
        subprocess.run(pip, stdout=subprocess.DEVNULL)
    if found := version(peers, package):
        peers.versions[package] = found
    else:
        say(f"{package} can't be installed from PyPI; its figures are left out")


def version(peers, package):
    code = f"import importlib.metadata as m; print(m.version('{package}'))"
    told = subprocess.run([peers.python, "-c", code], capture_output=True, text=True)
    return told.stdout.strip() if told.returncode == 0 else None


def say(text):
    print(f"bench: {text}", file=sys.stderr)
