"""Re-targets the toolchain's Linux interfaces to an Apple target.

usage: retarget.py standard TARGET          the text of a .swiftinterface -> one for TARGET
       retarget.py foundation TARGET        what swift-synthesize-interface prints -> a .swiftinterface
"""

import re
import sys

# Of FoundationEssentials: what needs a macro, a module that is not here, or a language feature that an
# interface can't express. None of it is used by our sources.
DROPPED = re.compile(
    r"Predicate|\bExpression\b|SortDescriptor|SortComparator|URL\.Template|#externalMacro|Synchronization"
    r"|RawSpan|\w*Span<|ListFormatStyle"
)
# What FoundationEssentials promises on Linux and Apple's Foundation does not.
APPLE = [
    ("open class FileManager : @unchecked Sendable", "open class FileManager"),
]


def header(target, flags):
    return [
        "// swift-interface-format-version: 1.0",
        "// swift-compiler-version: Swift",
        f"// swift-module-flags: -target {target} -disable-availability-checking {flags}",
    ]


def standard(lines, target):
    for line in lines:
        if line.strip().startswith("@backDeployed("):
            continue
        if line.startswith("// swift-module-flags:"):
            line = line.replace("-target-min-inlining-version min", "")
            line = re.sub(
                r"-target \S+", f"-target {target} -disable-availability-checking", line, count=1
            )
        yield line


def blocks(lines):
    """Top-level declarations, their attributes with them."""
    block, depth = [], 0
    for line in lines:
        code = re.sub(r'"(\\.|[^"\\])*"', '""', line)
        depth += code.count("{") - code.count("}")
        if depth == 0 and not line.strip():
            if block:
                yield block
            block = []
        else:
            block.append(line)
    if block:
        yield block


def without_implementation(line):
    """A declaration as an interface has it."""
    line = re.sub(r"@(inlinable|usableFromInline|frozen|backDeployed\([^)]*\)) ?", "", line)
    line = re.sub(r"\b(internal|private|fileprivate)\(set\) ", "", line)
    # The printer names an operator's own generic parameters, and leaves `Range` where the type is meant.
    line = re.sub(r"\bRange<LHS, RHS>", "RangeExpr<LHS, RHS>", line)
    if re.search(r"\b(var|subscript)\b", line) and "{" not in line:
        line += " { get }" if re.search(r"\bsubscript\b", line) else " { get set }"
    return line


def without_dropped(lines):
    kept = []
    for line in lines:
        if not DROPPED.search(line):
            kept.append(line)
            continue
        while kept and re.fullmatch(r"\s*@\w+(\(.*\))?", kept[-1]):
            kept.pop()
    return kept


def foundation(lines, target):
    flags = "-disable-objc-interop -enable-library-evolution -swift-version 5"
    yield from header(target, f"{flags} -module-name FoundationEssentials")
    yield from ["import Swift", "import _Concurrency", "import _StringProcessing", "import Darwin"]
    code = [line.rstrip() for line in lines if not line.lstrip().startswith("//")]
    code = [line for line in code if not re.match(r"(@_exported )?import ", line)]
    for block in blocks(code):
        text = "\n".join(without_implementation(line) for line in block)
        if DROPPED.search(text.split("{")[0]) or "#externalMacro" in text:
            continue
        text = "\n".join(without_dropped(text.split("\n")))
        for linux, apple in APPLE:
            text = text.replace(linux, apple)
        yield text
        yield ""


def main():
    kind, target = sys.argv[1:]
    lines = sys.stdin.read().split("\n")
    rewrite = {"standard": standard, "foundation": foundation}[kind]
    print("\n".join(rewrite(lines, target)))


if __name__ == "__main__":
    main()
