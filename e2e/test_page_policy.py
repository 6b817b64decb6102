"""The content security policy in every built page, for hosts that send no headers."""

from html.parser import HTMLParser

from headers import POLICY, policy
from setup import DIST


class Elements(HTMLParser):
    """Collects the elements of a page in order, each with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_every_page_declares_its_policy_before_any_content() -> None:
    pages = list(DIST.rglob("*.html"))
    assert {"index.html", "embed.html", "404.html"} <= {page.name for page in pages}
    for page in pages:
        elements = Elements(page.read_text("utf-8")).found
        assert [tag for tag, _ in elements[:4]] == ["html", "head", "meta", "meta"], page
        assert elements[3][1] == {"http-equiv": POLICY, "content": policy()}, page
        assert [about for _, about in elements if "http-equiv" in about] == [elements[3][1]], page
