"""Damage to a PDF: one seed, one damage."""

import re

OBJECT = re.compile(rb"\d+ \d+ obj\b.*?\bendobj", re.DOTALL)
NUMBER = re.compile(rb"\d+")
NAME = re.compile(rb"/[A-Za-z]+")
NUMBERS = [b"0", b"-1", b"1", b"65536", b"2147483647", b"2147483648", b"4294967296", b"9" * 19, b"9" * 40, b"1.5"]
NAMES = [
    b"/Kids", b"/Parent", b"/Count", b"/Type", b"/Pages", b"/Page", b"/Root", b"/Size", b"/Prev", b"/XRefStm",
    b"/Length", b"/Filter", b"/FlateDecode", b"/ASCIIHexDecode", b"/LZWDecode", b"/DecodeParms", b"/Predictor",
    b"/Columns", b"/ObjStm", b"/First", b"/Extends", b"/W", b"/Index", b"/Encrypt", b"/Contents", b"/Annots",
    b"/AcroForm", b"/Fields", b"/Resources",
]
MOST = 2 << 20
"""Of a larger file only the first and the last of it are taken, or a file a second would be all that is tried."""


def mutated(source, files, picked):
    """The bytes of a file with one to six damages."""
    body = bytearray(read(source))
    for _ in range(picked.choice([1, 1, 1, 2, 3, 6])):
        picked.choice(KINDS)(body, files, picked)
    return body


def read(path):
    with open(path, "rb") as file:
        body = file.read()
    return body if len(body) <= MOST else body[: MOST // 2] + body[-MOST // 2 :]


def flip(body, _, picked):
    for _ in range(picked.choice([1, 2, 4, 16])):
        if body:
            body[picked.randrange(len(body))] ^= 1 << picked.randrange(8)


def overwrite(body, _, picked):
    for _ in range(picked.choice([1, 4])):
        if body:
            body[picked.randrange(len(body))] = picked.choice(b"\0\n\r <>[]()/%0123456789R\xff")


def cut(body, _, picked):
    if body:
        start = picked.randrange(len(body))
        end = picked.choice([len(body), min(len(body), start + picked.choice([1, 8, 64, 1024]))])
        del body[start:end]


def repeat(body, _, picked):
    if body:
        start = picked.randrange(len(body))
        body[start:start] = body[start : start + picked.choice([8, 64, 1024]) ]


def number(body, _, picked):
    swap(body, NUMBER, picked.choice(NUMBERS + [b"%d" % picked.randrange(64)]), picked)


def name(body, _, picked):
    swap(body, NAME, picked.choice(NAMES), picked)


def swap(body, pattern, new, picked):
    # From somewhere onwards, so that a large file is not read to its end for each damage.
    if body:
        found = pattern.search(body, picked.randrange(len(body)))
        if found:
            body[found.start() : found.end()] = new


def splice(body, files, picked):
    """An object of another file, in the place of one of this or beside it."""
    other = read(picked.choice(files))
    if not other or not body:
        return
    theirs = OBJECT.search(other, picked.randrange(len(other))) or OBJECT.search(other)
    ours = OBJECT.search(body, picked.randrange(len(body))) or OBJECT.search(body)
    if not theirs or not ours:
        return
    keeps_number = picked.random() < 0.7
    text = theirs.group()
    if keeps_number:
        head = re.match(rb"\d+ \d+ obj", ours.group()).group()
        text = head + text[re.match(rb"\d+ \d+ obj", text).end() :]
    start = ours.start() if picked.random() < 0.7 else ours.end()
    body[start : ours.end()] = text


def join(body, files, picked):
    """The end of another file after the beginning of this one, as an interrupted copy leaves it."""
    other = read(picked.choice(files))
    if body and other:
        body[picked.randrange(len(body)) :] = other[picked.randrange(len(other)) :]


KINDS = [flip, flip, overwrite, cut, repeat, number, number, name, name, splice, splice, join]
