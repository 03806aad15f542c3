"""Pages counted: in an app's own process, and by a command."""

from harness import measure, samples
from harness.row import compared


def pages(bench):
    files = {
        "1 page": samples.pdf(bench.path("1.pdf"), 1, 2000),
        "100 pages": samples.pdf(bench.path("100.pdf"), 100, 200_000),
        "2,000 pages, 19 MB": samples.pdf(bench.path("2000.pdf"), 2000, 19_000_000),
    }
    table = []
    for what, path in files.items():
        table += [counted_inside(bench, what, path), counted_by_process(bench, what, path)]
    return table


def counted_inside(bench, what, path):
    commands = bench.known({
        "ours": bench.ours("pages", path, bench.milliseconds),
        "pikepdf": bench.python("count", path, bench.milliseconds),
    })
    figures = micro(measure.loops(commands, bench.rounds(9, 5)))
    return compared(
        "pages", f"pages counted in process, {what}", figures, commands, "wall", "ms", note=READER_NOTE)


def counted_by_process(bench, what, path):
    commands = bench.known({
        "ours": bench.sendfax("quote", path, "--to", "+16135550100", "--json",
                              "--outbox", bench.path("outbox")),
        "qpdf": ["qpdf", "--show-npages", path],
        "pdfinfo": ["pdfinfo", path],
        "pikepdf": bench.python("pages", path),
    })
    figures = measure.processes(commands, bench.rounds(15, 7))
    return compared("pages", f"`sendfax quote`, {what}", figures, commands, "wall", "ms", note=QUOTE_NOTE)


READER_NOTE = (
    "nine tenths of it are libqpdf's, the system's, which is older than the one that pikepdf brings; a "
    "quarter of that looks up each page's content, for a person is told of blank pages and of damage")
QUOTE_NOTE = (
    "the command loads libcurl's forty libraries beside libqpdf's, and hashes, looks into and prices the "
    "document as well, in two processes, one of them limited; pdfinfo believes the count that the file "
    "claims")


def micro(figures):
    """The same in milliseconds."""
    return {name: [{"wall": turn["wall"] / 1000} for turn in turns] for name, turns in figures.items()}
