"""The installation for building and testing, and the messages about missing browsers."""

import pytest


@pytest.fixture
def setup():
    """Return the set-up tool, which needs the full standard library."""
    import setup  # noqa: PLC0415

    return setup


@pytest.fixture
def machine(setup, monkeypatch):
    """Return a machine with these programs, and with packages that can be installed."""

    def made(*there, may_install=()):
        found = {*there}

        def install(*packages):
            found.update(package for package in packages if package in may_install)
            return "" if {*packages} <= found else "This failed: apt-get"

        def browsers():
            return tuple(
                setup.Program(name, lambda packages=packages: {*packages} <= found, packages)
                for name, packages in [("Chromium", ("chromium",)), ("Firefox", ("firefox-esr",))]
            )

        monkeypatch.setattr(setup, "browsers", browsers)
        monkeypatch.setattr(setup, "apt_install", install)
        monkeypatch.setattr(setup, "find_chromium", lambda: "chromium" if "chromium" in found else None)
        monkeypatch.setattr(setup, "find_headless_shell", lambda: "chromium-headless-shell")

    return made


def test_browsers_that_are_missing_are_installed_where_that_may_be(setup, machine, capsys):
    machine(may_install=("chromium", "firefox-esr"))
    setup.set_up_browsers()
    assert capsys.readouterr().out == ""


def test_a_browser_that_is_not_to_be_had_is_named(setup, machine, capsys):
    machine("chromium")
    setup.set_up_browsers()
    said = capsys.readouterr().out
    assert "This failed: apt-get" in said
    assert said.endswith("skipping tests in Firefox: firefox-esr is not installed\n")


def test_without_a_browser_all_are_named(setup, machine, capsys):
    machine()
    setup.set_up_browsers()
    said = capsys.readouterr().out
    for name in ("Chromium", "Firefox"):
        assert f"skipping tests in {name}: " in said


def test_nothing_is_installed_where_this_user_may_not(setup, monkeypatch):
    monkeypatch.setattr(setup.shutil, "which", lambda _name: None)
    assert setup.apt_install("firefox-esr") == ""


@pytest.mark.parametrize("extra", ["dev", "peers"])
def test_packages_are_installed_from_their_list_and_by_hash_alone(setup, monkeypatch, extra):
    commands = []
    monkeypatch.setattr(setup, "run", lambda *command: commands.append(command))
    setup.install(extra)
    [[_, *command]] = commands
    assert command[:3] == ["-m", "pip", "install"]
    assert {"--require-hashes", str(setup.locked(extra))} <= {*command}
    assert not [part for part in command if "==" in part]
