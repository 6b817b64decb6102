"""The static pages about the rules of a game: the whole book, a page for each rule, and two pages for paper.

Node draws the parts that the app shows as well (tools/rule-pages.mjs).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from facts import Rule, rules_of
from page_frame import has, message, scenes_of, text
from volle.games import GAMES

BOOK = """<h1>{title}</h1>
      <p class="intro">{intro}</p>
      <search class="filter" hidden>
        <label for="filter">{filter}</label>
        <input type="search" id="filter" autocomplete="off" enterkeyhint="search">
        <p role="status" data-found="{found}"></p>
      </search>
      {opening} {sections}"""
"""The filter needs the script of the page, which shows it."""
SECTION = """<section class="rule" id="{id}"{synonyms}>
    <h3 data-id="{id}"><a href="{own}">{title}</a></h3>
    {words}
    <volle-table scene="{id}" lang="{language}"><a href="{own}#scenes">{picture}</a></volle-table>
    {related}
  </section>"""
RULE_PAGE = """<p class="pages-where"><a href="{book}#{id}">{book_title}</a> {then} {section}</p>
      <section class="rule">
        <h1>{title}</h1>
        {picture} {words}
        {related}
      </section>
      <section class="scenes" id="scenes" aria-labelledby="scenes-heading">
        <h2 id="scenes-heading">{heading}</h2>
        {scenes}
      </section>
      <nav class="pages-ways" aria-label="{ways}">
        {neighbours}
      </nav>"""
SCENE = """<section class="scene" id="{id}">
    <h3>{title}</h3>
    <p>{story}</p>
    {sentences}
    <p class="scene-notice">{notice}</p>
    <volle-table scene="{scene}" lang="{language}"><a class="button" href="{table}">{offer}</a></volle-table>
  </section>"""
PICTURE = (
    '<img class="rule-picture" src="{root}pictures/{id}.svg" width="640" height="400" loading="{loading}"'
    ' decoding="async" alt="{alt}">'
)
SHEET = """<div class="one-sheet"><h1>{name}</h1>
      <p class="intro">{intro}</p>
      {pictures}
      {sections}
      {overview}</div>"""
SCORE_SHEET = """<div class="empty-sheet" data-tables="{count}"><h1>{name}</h1>\
<p class="pages-about">{title}</p>{tables}</div>"""
LINES = 26
"""The lines that fit on a page; several short score sheets share a page, for as many matches."""


class Drawn(TypedDict):
    """The parts of a game's pages in a language that Node draws, as HTML."""

    game: str
    language: str
    pictures: str
    """The pictures of a round; `{root}` stands for the path to the site."""
    story: str
    overview: str
    layers: dict[str, str]
    """The words of each rule without its variants."""
    words: dict[str, str]
    """The words of each rule."""
    sentences: dict[str, list[str]]
    """The sentences about each scene, as plain text."""
    score_lines: list[str]
    """The headings of the lines of a score sheet, as plain text."""


Page = dict[str, Any]
"""A page: its game, its language, the id of its rule or None, its path, and its texts."""


def pages_of(drawn: Drawn, tapes: Path) -> Iterator[Page]:
    """Yield the pages of a game in a language, with the scenes of `tapes`."""
    book = Book(drawn, tapes)
    name, lead = book.raw(f"game-{book.game}"), book.raw(f"game-{book.game}.lead")
    of_book = {"about": lead, "picture": name}
    yield book.page(None, "", title=book.raw("pages-title-book", game=name), body=book.body(), **of_book)
    papers = {"sheet": ("sheet-title", book.sheet()), "scores": ("score-sheet", book.score_sheet())}
    for folder, (id_, body) in papers.items():
        title = book.raw("pages-title-rule", rule=book.raw(id_), game=name)
        yield book.page(None, folder, title=title, body=body, **of_book)
    for index, rule in enumerate(book.rules):
        id_ = dashed(rule["id"])
        words = {"rule": book.raw(f"{id_}.title")}
        yield book.page(
            rule["id"],
            rule["id"],
            title=book.raw("pages-title-rule", **words, game=name),
            about=book.raw(id_),
            picture=book.raw("pages-picture", **words),
            body=book.rule_body(index),
        )


def dashed(rule: str) -> str:
    """Return the message id of a rule."""
    return rule.replace(".", "-")


class Book(NamedTuple):
    """The rules of a game in a language."""

    drawn: Drawn
    tapes: Path

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.drawn["game"]

    @property
    def language(self) -> str:
        """The code of the language."""
        return self.drawn["language"]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules in the order of the rulebook."""
        return rules_of(GAMES[self.game])

    def raw(self, id_: str, **words: str) -> str:
        """Return a message as plain text."""
        return message(self.language, id_, **words)

    def t(self, id_: str, **words: str) -> str:
        """Return a message as HTML."""
        return text(self.language, id_, **words)

    def title(self, rule: str) -> str:
        """Return the title of a rule as HTML."""
        return self.t(f"{dashed(rule)}.title")

    def folder(self, folder: str = "") -> str:
        """Return the path of a page: of a rule, of another page, or of the book."""
        return f"rules/{self.game}/{self.language}/{folder and f'{folder}/'}"

    def page(self, rule: str | None, folder: str, **texts: str) -> Page:
        """Return a page; `texts` are its title, what it is about, the words of its picture, and its body."""
        path = self.folder(folder)
        place = {"game": self.game, "language": self.language, "rule": rule, "path": path}
        return {**place, "root": "../" * path.count("/"), **texts}

    def address(self, here: str, there: str = "") -> str:
        """Return the relative address of a page on the page in another folder."""
        return "../" * self.folder(here).count("/") + self.folder(there)

    def pictures(self, folder: str) -> str:
        """Return the pictures of a round on a page in a folder."""
        return self.drawn["pictures"].replace("{root}", "../" * self.folder(folder).count("/"))

    def picture(self, folder: str, rule: str, loading: str) -> str:
        """Return the picture of a rule on a page in a folder."""
        alt = self.t("pages-picture", rule=self.raw(f"{dashed(rule)}.title"))
        root = "../" * self.folder(folder).count("/")
        return PICTURE.format(root=root, id=rule, loading=loading, alt=alt)

    def related(self, rule: Rule, address: Callable[[str], str]) -> str:
        """Return links to related rules."""
        links = (f'<a href="{address(id_)}">{self.title(id_)}</a>' for id_ in rule["related"])
        return f'<p class="see-also">{self.t("rules-see-also")} {" · ".join(links)}</p>'

    def body(self) -> str:
        """Return the whole book."""
        opening = (self.pictures(""), self.drawn["story"], self.drawn["overview"])
        sections = []
        for before, rule in zip((None, *self.rules), self.rules, strict=False):
            section = rule["section"]
            if before is None or before["section"] != section:
                sections.append(f'<h2 id="{section}">{self.t(f"rules-{self.game}-{section}")}</h2>')
            sections.append(self.section(rule))
        return BOOK.format(
            title=self.t("pages-title-book", game=self.raw(f"game-{self.game}")),
            intro=self.t(f"game-{self.game}.intro"),
            filter=self.t("pages-filter"),
            found=self.t("pages-found", count="#"),
            opening=" ".join(opening),
            sections="".join(sections),
        )

    def section(self, rule: Rule) -> str:
        """Return a rule in the book."""
        id_ = rule["id"]
        synonyms = f"find-{dashed(id_)}"
        return SECTION.format(
            id=id_,
            synonyms=f' data-words="{self.t(synonyms)}"' if has(self.language, synonyms) else "",
            own=self.address("", id_),
            title=self.title(id_),
            words=self.drawn["words"][id_],
            language=self.language,
            picture=self.picture("", id_, "lazy"),
            related=self.related(rule, lambda other: f"#{other}"),
        )

    def rule_body(self, index: int) -> str:
        """Return the page of a rule, by its place in the book."""
        rule = self.rules[index]
        id_ = rule["id"]
        around = {"prev": self.rules[:index][-1:], "next": self.rules[index + 1 :][:1]}
        return RULE_PAGE.format(
            id=id_,
            book=self.address(id_),
            then="\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
            book_title=self.t("pages-title-book", game=self.raw(f"game-{self.game}")),
            section=self.t(f"rules-{self.game}-{rule['section']}"),
            title=self.title(id_),
            picture=self.picture(id_, id_, "eager"),
            words=self.drawn["words"][id_],
            related=self.related(rule, lambda other: self.address(id_, other)),
            heading=self.t("pages-scenes"),
            scenes="".join(self.scene(id_, scene) for scene in scenes_of(self.tapes, id_)),
            ways=self.t("pages-ways"),
            neighbours=" ".join(
                self.neighbour(id_, other["id"], way) for way, rules in around.items() for other in rules
            ),
        )

    def neighbour(self, here: str, rule: str, way: str) -> str:
        """Return the link to the rule before or after."""
        words = self.t(f"pages-{way}", rule=self.raw(f"{dashed(rule)}.title"))
        return f'<a class="pages-way" rel="{way}" href="{self.address(here, rule)}">{words}</a>'

    def scene(self, folder: str, scene: dict[str, Any]) -> str:
        """Return a scene in words, and a table on which it can be played."""
        words = {name: escape(told) for name, told in scene["words"][self.language].items() if told}
        sentences = "".join(f"<li>{escape(one)}</li>" for one in self.drawn["sentences"][scene["scene"]])
        root = "../" * self.folder(folder).count("/")
        return SCENE.format(
            id=scene["scene"].partition("/")[2],
            title=words["title"],
            story=words["story"],
            sentences=f"<ol>{sentences}</ol>" if sentences else "",
            notice=words["notice"],
            scene=scene["scene"],
            language=self.language,
            table=f"{root}embed.html?scene={scene['scene']}&amp;lang={self.language}",
            offer=self.t("pages-scene-try" if "task" in words else "pages-scene-watch"),
        )

    def sheet(self) -> str:
        """Return the sheet of the rules that are looked up at a table."""
        rules = [rule["id"] for rule in self.rules if rule["sheet"]]
        return SHEET.format(
            name=self.t(f"game-{self.game}"),
            intro=self.t(f"game-{self.game}.intro"),
            pictures=self.pictures("sheet"),
            sections="".join(
                f"<section><h2>{self.title(rule)}</h2>{self.drawn['layers'][rule]}</section>"
                for rule in rules
            ),
            overview=self.drawn["overview"],
        )

    def score_sheet(self) -> str:
        """Return the empty score sheet."""
        lines = self.drawn["score_lines"]
        cells = "<td></td>" * GAMES[self.game].seats[-1]
        rows = "".join(f'<tr><th scope="row">{escape(line)}</th>{cells}</tr>' for line in lines)
        table = (
            f'<table class="score-sheet"><thead><tr><td></td>{cells}</tr></thead>'
            f"<tbody>{rows}</tbody></table>"
        )
        count = LINES // len(lines)
        return SCORE_SHEET.format(
            count=count,
            name=self.t(f"game-{self.game}"),
            title=self.t("score-sheet"),
            tables=table * count,
        )
