"""What schemathesis can't make up from the contract alone: documents that are PDFs."""

import schemathesis
from hypothesis import strategies as st


def pdf(pages):
    """A PDF of that many empty pages."""
    kids = " ".join(f"{3 + page} 0 R" for page in range(pages))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {pages} /Kids [{kids}] >>",
    ] + ["<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>"] * pages
    text, places = "%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(text))
        text += f"{number} 0 obj\n{body}\nendobj\n"
    start = len(text)
    text += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n"
    text += "".join(f"{place:010} 00000 n \n" for place in places)
    text += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"
    return text.encode()


schemathesis.openapi.media_type(
    "application/pdf",
    st.one_of(*[st.integers(1, 30).map(pdf)] * 3, st.binary(max_size=200)),
)
