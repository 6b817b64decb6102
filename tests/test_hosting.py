"""The files for other servers: up to date, and valid for their servers. tests/web_servers runs them."""

import re

import pytest

from headers import header_rules
from hosting import FOLDER, files, headers_of, own_values, patterns

FILES = files()


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_what_netlify_toml_says(name):
    assert (FOLDER / name).read_text("utf-8") == FILES[name], "run `make hosting`"


def test_the_folder_has_nothing_else():
    assert {file.name for file in FOLDER.iterdir()} == {*FILES}


@pytest.mark.parametrize("name", FILES)
def test_no_file_binds_a_domain_to_https(name):
    assert "Strict-Transport-Security" not in FILES[name]


def test_every_pattern_is_in_the_file_of_cloudflare_which_takes_a_hundred():
    blocks = FILES["_headers"].split("\n\n")[1:]
    assert [block.split("\n")[0] for block in blocks] == [pattern for pattern, _ in header_rules()]
    assert len(blocks) <= 100
    assert max(map(len, FILES["_headers"].splitlines())) < 2000


def test_every_value_of_every_pattern_is_in_each_other_file():
    for pattern in patterns():
        for name, value in headers_of(pattern).items():
            for file in ("nginx.conf", "apache.conf", "Caddyfile"):
                assert f'"{value}"' in FILES[file], (pattern, name, file)


def test_a_path_has_one_value_of_a_header():
    for name in ("Content-Security-Policy", "Cache-Control"):
        found = [pattern for _, wanted in own_values(name) for pattern in wanted]
        assert len(found) == len(set(found))


def test_expressions_match_whole_paths_alone():
    maps = re.findall(r'"~\*(\^.+\$)" "no-cache"', FILES["nginx.conf"])
    assert maps
    for expression in maps:
        assert re.search(expression, "/sw.js", re.I)
        assert not re.search(expression, "/other/sw.js", re.I)
