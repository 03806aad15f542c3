"""Where things are, and how often they are run."""

import os


class Bench:
    """One measuring: `folder` is gone with it."""

    def __init__(self, here, folder, peers, quick):
        self.root = os.path.dirname(here)
        self.built = os.path.join(here, ".build", "release")
        self.script = os.path.join(here, "peers.py")
        self.folder, self.peers, self.quick = folder, peers, quick
        self.milliseconds = "150" if quick else "400"

    def rounds(self, full, quick):
        return quick if self.quick else full

    def path(self, name):
        return os.path.join(self.folder, name)

    def ours(self, *arguments):
        return [os.path.join(self.built, "Subject"), *map(str, arguments)]

    def sender(self, *arguments):
        return [os.path.join(self.built, "Sender"), *arguments]

    def sendfax(self, *arguments):
        return [os.path.join(self.built, "sendfax"), *arguments]

    def python(self, *arguments):
        return [self.peers.python, self.script, *arguments]

    def known(self, commands):
        """Those of the commands whose peer is installed."""
        return {name: command for name, command in commands.items()
                if name.split(",")[0] in ("ours", *self.peers.versions)}
