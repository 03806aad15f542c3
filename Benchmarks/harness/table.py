"""The table, as Markdown that can be read in a terminal as well."""

HEAD = ["what", "ours", "peers", "ratio", "goal", "grows", "command"]


def markdown(rows):
    lines = [HEAD] + [cells(row) for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    lines.insert(1, ["-" * width for width in widths])
    drawn = ["| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in lines]
    return "\n".join(drawn + notes(rows))


def cells(row):
    ratio = "—" if row.ratio is None else f"{row.ratio:.2f}"
    mark = {True: "", False: " ✗", None: ""}[row.met]
    return [row.what, row.ours, row.peers, ratio, row.goal + mark, row.grows, f"`bench {row.group}`"]


def notes(rows):
    """What there is to say, once for all the rows it is true of."""
    said = {}
    for row in rows:
        if row.note:
            said.setdefault(row.note, []).append(row.what)
    told = [f"- {'; '.join(whats)}: {note}." for note, whats in said.items()]
    return ["", *told] if told else []
