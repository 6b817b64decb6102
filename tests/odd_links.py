"""Links of a match of Volle Lotte between Anna and Ben that are refused, as changes of the newest record."""


def with_header(text, name, value):
    """Return a record with another value of a header."""
    lines = text.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith(f"{name}: "))
    return "\n".join([*lines[:place], f"{name}: {value}", *lines[place + 1 :]])


def header(text, name):
    """Return the value of a header."""
    return next(line for line in text.split("\n") if line.startswith(f"{name}: ")).partition(": ")[2]


def without_line(text, start):
    """Return a record without its line that begins so."""
    return "\n".join(line for line in text.split("\n") if not line.startswith(start))


def with_new(text, line):
    """Return a record with another header."""
    return text.replace("\nseal: ", f"\n{line}\nseal: ", 1)


REFUSED = {
    "empty": (lambda _: "", "record.magic"),
    "no record": (lambda _: "hello", "record.magic"),
    "a newer format": (lambda text: text.replace("volle 1", "volle 2", 1), "record.magic"),
    "newer rules": (lambda text: with_header(text, "rules", "2"), "record.rules"),
    "another game": (lambda text: with_header(text, "game", "chess"), "record.game"),
    "a header of a newer version": (
        lambda text: with_new(text, "signed: yes"),
        "record.header",
    ),
    "an unknown level": (lambda text: with_header(text, "joint", f"live {'0' * 32}"), "joint.form"),
    "no level": (lambda text: with_header(text, "joint", "0" * 32), "joint.form"),
    "a short id": (lambda text: with_header(text, "joint", "friends 00"), "joint.form"),
    "no joint header": (lambda text: without_line(text, "joint: "), "joint.form"),
    "two joint headers": (
        lambda text: with_new(text, f"joint: friends {'0' * 32}"),
        "record.header-twice",
    ),
    "another level": (lambda text: text.replace("joint: friends", "joint: plan"), "joint.seal"),
    "too few chains": (lambda text: with_header(text, "chains", f"0 {'0' * 32}"), "joint.form"),
    "an empty chain": (lambda text: with_header(text, "chains", " | "), "joint.form"),
    "a short number": (lambda text: with_header(text, "chains", f"0 00 | 0 {'0' * 32}"), "joint.form"),
    "a number with capitals": (lambda text: with_header(text, "chains", f"0 {'A' * 32} | -"), "joint.form"),
    "a count that is too high": (
        lambda text: with_header(text, "chains", f"1001 {'0' * 32} | -"),
        "joint.form",
    ),
    "a count with a zero": (lambda text: with_header(text, "chains", f"01 {'0' * 32} | -"), "joint.form"),
    "a choice where none is due": (
        lambda text: with_new(text, "choices: 1 stop | -"),
        "joint.choice",
    ),
    "a withheld choice where none was secret": (
        lambda text: with_new(text, "withheld: 0"),
        "joint.withheld",
    ),
    "a withheld choice far away": (
        lambda text: with_new(text, "withheld: 999999"),
        "joint.withheld",
    ),
    "withheld twice": (lambda text: with_new(text, "withheld: 3 3"), "joint.form"),
    "withheld words": (lambda text: with_new(text, "withheld: all"), "joint.form"),
    "a hidden choice alone": (
        lambda text: with_new(text, "hidden: 1 stop | -"),
        "joint.form",
    ),
    "a device of another table": (
        lambda text: with_new(text, "device: held | -"),
        "joint.form",
    ),
    "a device with a word": (
        lambda text: with_new(text, "device: mine | - | -"),
        "joint.form",
    ),
    "another seal": (lambda text: with_header(text, "seal", "0" * 64), "joint.seal"),
    "another seed": (lambda text: with_header(text, "seed", "1" * 32), "joint.seal"),
    "no seed": (lambda text: without_line(text, "seed: "), "joint.proof"),
    "no seal": (lambda text: without_line(text, "seal: "), "joint.seal"),
    "neither seed nor seal": (
        lambda text: without_line(without_line(text, "seed: "), "seal: "),
        "joint.proof",
    ),
    "a broken seed": (lambda text: with_header(text, "seed", "xyz"), "notation.seed"),
    "plans among friends": (lambda text: with_new(text, "plans: - | 0/0/0/0/0/0"), "joint.form"),
    "long plans": (lambda text: with_new(text, f"plans: - | {'x' * 100_000}"), "joint.form"),
    "nobody seated": (lambda text: with_header(text, "chains", "- | -"), "joint.form"),
    "no chains": (lambda text: without_line(text, "chains: "), "joint.form"),
    "known dice": (
        lambda text: with_new(text, "deal: day 2026-11-22"),
        "joint.form",
    ),
    "an action of no game": (lambda text: f"{text}resign\n", "notation.action"),
    "a result too early": (lambda text: f"{text}result 0 0 winner 1\n", "record.result-early"),
    "the same action again": (lambda text: f"{text}{text.strip().rsplit(chr(10), 1)[1]}\n", None),
    "no options": (lambda text: without_line(text, "options: "), "record.header-missing"),
    "a bot in place of a friend": (lambda text: with_header(text, "seats", "bot:steady | Ben"), "joint.form"),
    "a cut link": (lambda text: text[: text.index("chains")], "record.headers-end"),
}
