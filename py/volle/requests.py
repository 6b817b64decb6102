"""Reads requests: JSON values as the data classes of protocol.py, whose types say what fits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from inspect import get_annotations
from types import UnionType
from typing import Any, Final, get_args, get_origin

from volle.core.errors import BadRequest
from volle.core.json_text import parse_json
from volle.core.record import LONGEST
from volle.protocol import Request

LONGEST_REQUEST: Final = 8 * LONGEST
"""Characters. A record in JSON is seldom much longer than it is; what is far too long is not even read."""
_FIELDS: Final = {kind.do: (kind, get_annotations(kind, eval_str=True)) for kind in get_args(Request)}
"""Each request by its verb, with the types of its fields."""


def parse_request(text: str) -> Request:
    """The request that a text stands for; raises BadRequest, as read_request does, or request.too-long."""
    if len(text) > LONGEST_REQUEST:
        raise BadRequest("request.too-long")
    try:
        value = parse_json(text)
    except ValueError as error:
        raise BadRequest("request.format") from error
    return read_request(value)


def read_request(value: object) -> Request:
    """The request that a JSON value stands for; fields that it does not have are passed over.

    Raises BadRequest: request.format, request.verb, or request.FIELD where one is missing or not of its type.
    """
    if not isinstance(value, dict):
        raise BadRequest("request.format")
    verb = value.get("do")
    if not isinstance(verb, str) or verb not in _FIELDS:
        raise BadRequest("request.verb")
    kind, types = _FIELDS[verb]
    names = {field.name: field.name.rstrip("_") for field in fields(kind)}
    request: Request = kind(**{name: _read(value, says, types[name]) for name, says in names.items()})
    return request


def _read(request: Mapping[str, Any], name: str, kind: Any) -> Any:
    """A field of a request, which reads as null where it is missing."""
    value = request.get(name)
    if not _fits(value, kind):
        raise BadRequest(f"request.{name}")
    return tuple(value) if isinstance(value, list) and kind is not Any else value


def _fits(value: object, kind: Any) -> bool:
    """Whether a JSON value is of a type; true is no number."""
    if kind is Any:
        return True
    if get_origin(kind) is UnionType:
        return any(_fits(value, one) for one in get_args(kind))
    if get_origin(kind) is tuple:
        return isinstance(value, list) and all(_fits(item, get_args(kind)[0]) for item in value)
    return type(value) is kind
