"""Speaks a language from its Fluent files, as js/kit/i18n.js does. The only file that needs a library.

A fault in the words never ends a match: it shows itself in the sentence, and warns.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final
from warnings import warn

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from volle.cli.languages import resources
from volle.core.localization import Word

_FORMATS: Final = {"en": "en-GB"}
"""Whose way of writing numbers and lists a language follows, where that is not its most usual one."""


class FluentLocalization:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        locale = _FORMATS.get(language, language)
        self._locale = Locale.parse(locale, sep="-")
        self._bundle = FluentBundle([locale], {"NUMBER": self._selected}, use_isolating=False)
        for text in resources(language):
            self._bundle.add_resource(FluentResource(text))

    def has(self, id_: str) -> bool:
        """Return True if there is a message with this id, or this attribute of one."""
        return self._pattern(id_) is not None

    def _pattern(self, id_: str) -> Any:
        """Return the pattern of a message or of its attribute; None if there is none."""
        name, _, attribute = id_.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, id_: str, /, **words: Word) -> str:
        """The message with this id, about these words; a missing one shows itself in brackets."""
        pattern = self._pattern(id_)
        if pattern is None:
            warn(f"no words for {id_}", stacklevel=2)
            return f"[{id_}]"
        text, faults = self._bundle.format_pattern(pattern, words)
        if faults:
            warn(f"{id_}: {faults}", stacklevel=2)
        return str(text)

    def number(self, value: int) -> str:
        """A number as people write it, with a true minus sign."""
        return format_decimal(value, locale=self._locale).replace("-", "\N{MINUS SIGN}")

    def decimal(self, value: float | Fraction, digits: int = 1) -> str:
        """A number with some digits behind the point, with a true minus sign."""
        pattern = f"#,##0.{'0' * digits}"
        text = format_decimal(round(float(value), digits) + 0.0, format=pattern, locale=self._locale)
        return text.replace("-", "\N{MINUS SIGN}")

    def percent(self, share: float | Fraction) -> str:
        """A share of 1 in percent, with one digit behind the point."""
        pattern = self._locale.percent_formats[None].pattern.replace("##0", "##0.0")
        text = format_percent(round(float(share), 3) + 0.0, format=pattern, locale=self._locale)
        return text.replace("-", "\N{MINUS SIGN}")

    def listed(self, words: Iterable[str]) -> str:
        """Words as a sentence lists them: "a, b and c"."""
        return format_list(list(words), locale=self._locale)

    def _selected(self, value: Any, **options: str) -> Any:
        """NUMBER() in messages: `NUMBER($place, type: "ordinal")` selects first, second, third."""
        if options.get("type") == "ordinal":
            return self._locale.ordinal_form(value)
        return fluent_number(value, **options)
