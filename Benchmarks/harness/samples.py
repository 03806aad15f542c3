"""The files that are read, made anew each time."""

import base64
import json
import os


def pdf(path, pages, weight=0):
    """A sound document of so many pages, each with its share of `weight` bytes, as a scan has them."""
    objects = ["<< /Type /Catalog /Pages 2 0 R >>"]
    kids = " ".join(f"{3 + 2 * page} 0 R" for page in range(pages))
    objects.append(f"<< /Type /Pages /Kids [{kids}] /Count {pages} >>")
    for page in range(pages):
        text = f"BT ET % page {page + 1}\n".ljust(weight // pages)
        box = f"/MediaBox [0 0 612 792] /Contents {4 + 2 * page} 0 R"
        objects.append(f"<< /Type /Page /Parent 2 0 R {box} >>")
        objects.append(f"<< /Length {len(text)} >>\nstream\n{text}\nendstream")
    with open(path, "wb") as file:
        file.write(whole(objects))
    return path


def whole(objects):
    out, offsets = bytearray(b"%PDF-1.4\n"), []
    for number, text in enumerate(objects, 1):
        offsets.append(len(out))
        out += f"{number} 0 obj\n{text}\nendobj\n".encode()
    start = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    out += "".join(f"{offset:010} 00000 n \n" for offset in offsets).encode()
    out += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\n".encode()
    out += f"startxref\n{start}\n%%EOF\n".encode()
    return out


def noise(path, size):
    """Bytes of no meaning."""
    with open(path, "wb") as file:
        file.write(os.urandom(size))
    return path


TOKEN = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
NOBODY = "0x" + "11" * 20


def challenge(path, count=1):
    """A line of WWW-Authenticate, as the service sends it."""
    details = {"chainId": 8453, "decimals": 6}
    request = {
        "amount": "150000", "currency": TOKEN, "recipient": NOBODY, "methodDetails": details,
    }
    code = base64.urlsafe_b64encode(json.dumps(request).encode()).decode().rstrip("=")
    one = (
        'Payment id="ch_3QxYzAbCdEfGhIj", realm="sendfax.sh", method="evm", intent="charge", '
        f'request="{code}", expires="2030-01-01T00:15:00Z"'
    )
    return write(path, ", ".join([one] * count))


def x402(path):
    """The same offer in the words of x402."""
    offer = {
        "scheme": "exact", "network": "eip155:8453", "asset": TOKEN, "amount": "150000",
        "payTo": NOBODY, "maxTimeoutSeconds": 900,
    }
    text = json.dumps({"x402Version": 2, "accepts": [offer]})
    return write(path, base64.b64encode(text.encode()).decode())


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
    return path
