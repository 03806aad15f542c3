"""What a Python program would use instead, each in a process of its own: `peers.py WHAT …`."""

import json
import sys
import time


def upload(url, path):
    import httpx

    with open(path, "rb") as file:
        form = {"document": ("document.pdf", file, "application/pdf")}
        answer = httpx.post(url + "/api/v1/uploads", files=form, data={"to": "+16135550100"})
    assert answer.json()["pageCount"] == 1


def version():
    import httpx

    print(httpx.__version__)


def pages(path):
    import pikepdf

    with pikepdf.open(path) as pdf:
        print(len(pdf.pages))


def count(path, milliseconds):
    import pikepdf

    def turn():
        with pikepdf.open(path) as pdf:
            assert len(pdf.pages) > 0

    repeat(turn, milliseconds)


def pympp(path, milliseconds):
    from mpp import Challenge

    line = read(path)
    assert Challenge.from_www_authenticate(line).request["amount"] == "150000"
    repeat(lambda: Challenge.from_www_authenticate(line), milliseconds)


def x402(path, milliseconds):
    from x402.http.utils import decode_payment_required_header as decode

    line = read(path)
    assert decode(line).accepts[0].amount == "150000"
    repeat(lambda: decode(line), milliseconds)


def numbers(milliseconds):
    import phonenumbers

    texts = [
        "+1 613 555 0100", "(212) 555-0100", "+52 55 5555 0100", "+508 41 01 00", "1-613-555-0123",
    ]

    def turn():
        for text in texts:
            number = phonenumbers.parse(text, "US")
            phonenumbers.is_possible_number(number)
            phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)

    repeat(turn, milliseconds)


def read(path):
    with open(path) as file:
        return file.read().strip()


def repeat(turn, milliseconds):
    """Prints how many microseconds one turn takes."""
    turn()
    start = time.perf_counter()
    turns, batch = 0, 1
    while time.perf_counter() - start < int(milliseconds) / 1000:
        for _ in range(batch):
            turn()
        turns += batch
        batch = min(batch * 2, 1024)
    print(json.dumps({"microseconds": (time.perf_counter() - start) / turns * 1e6}))


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
