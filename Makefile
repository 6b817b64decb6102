PYTHON ?= python3
VENV := .venv/bin/python

# Many programs here import the same: the first one compiles it for all.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play check test build package release-element lock protocol hosting glyphs setup clean gallery bench-engine bench-watched bench-peers test-adapters bench-startup bench-pace bench-interaction bench-motion bench-lighthouse bench-embed bench-hosts bench-first-decision bench-replay bench-odds solve-lotte lotte-caps lotte-duels bench-decisions bench-ladder

# Builds the site and serves it on this machine.
play: build
	@$(VENV) tools/serve.py

# Runs in about two minutes what needs no browser: format, lint, types and the quick unit tests.
check: setup
	@$(VENV) tools/check.py --quick

# Runs every check there is; see tools/check.py.
test:
	@$(PYTHON) tools/setup.py --browser --servers
	@$(VENV) tools/check.py

# Writes the whole site to dist/.
build: setup
	@$(VENV) tools/build.py

# Packs dist/ into a ZIP with checksums, to be unpacked on any web space.
package: build
	@$(VENV) tools/package.py

# Adds the present script for other pages to the released ones, which never change.
release-element: setup
	@$(VENV) tools/element.py

# Renews tools/requirements/ after an extra of pyproject.toml has changed; needs uv.
lock: setup
	@$(VENV) tools/lock.py

# Writes what the page must know of the engine to js/protocol/.
protocol: setup
	@PYTHONPATH=py $(VENV) tools/protocol.py

# Writes the headers of netlify.toml for other servers to hosting/.
hosting: setup
	@$(VENV) tools/hosting.py

# Writes the outlines of the figures in drawings to js/ui/art/glyphs.js.
glyphs: setup
	@PYTHONPATH=py $(VENV) tools/glyphs.py

# Photographs the start page, the set-ups and the table, at many sizes, by day and by night: see gallery/index.html.
gallery: build
	@PYTHONPATH=py:e2e:tools $(VENV) tools/gallery.py

# Measures how many actions of each game the engine plays in a second, through the checked way in.
bench-engine: setup
	@PYTHONPATH=py:tools $(VENV) bench/engine.py

# How long the odds of a position take; writes bench/out/odds.json.
bench-odds: setup
	@PYTHONPATH=py:tools $(VENV) bench/odds.py

# Compares the engine with OpenSpiel's and PettingZoo's games in the same run; installs them into .venv, 330 MB.
bench-peers:
	@$(PYTHON) tools/setup.py --peers
	@PYTHONPATH=py:tools $(VENV) bench/peers.py

# Runs the official tests of OpenSpiel and PettingZoo on the adapters; installs both into .venv, 330 MB.
test-adapters:
	@$(PYTHON) tools/setup.py --peers
	@$(VENV) -m pytest -q -p no:cacheprovider tests/test_adapters.py tests/test_openspiel.py tests/test_pettingzoo.py

# Counts how often an arena that stops early would tell equal bots apart.
bench-watched: setup
	@PYTHONPATH=py:tools $(VENV) bench/watched.py

# Measures how long bots take to decide, on CPython, in Pyodide and in a page, and whether they decide alike.
bench-decisions:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/decisions.py

# Has each grade of the bots of Wolle play the one below it, and constant bids and simple rules play a ram.
bench-ladder: setup
	@PYTHONPATH=py:tools $(VENV) bench/ladder.py

# Measures how long a start takes, against a stock Pyodide.
bench-startup:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools $(VENV) bench/startup.py

# Measures the seconds of turns and matches, and taps, in two matches in real time: about ten minutes.
bench-pace:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools:e2e $(VENV) bench/pace.py

# Measures how long it takes from a tap until the next view is painted.
bench-interaction:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/interaction.py

# Measures what the game costs a page of somebody else: its bytes, and the time from a press until a table plays.
bench-embed:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools:e2e:py $(VENV) bench/embed.py

# Tries the archive on the web servers of this machine, and prints what works: the table of docs/hosting.md.
bench-hosts:
	@$(PYTHON) tools/setup.py --browser --servers
	@PYTHONPATH=tools:e2e:py $(VENV) bench/hosting_table.py

# Measures the steps of a long match that is watched again, and the list of many matches.
bench-replay:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/replay.py

# Measures the taps and the time from a cold page to the first decision of a match.
bench-first-decision:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools:e2e:py $(VENV) bench/first_decision.py

# Has Lighthouse look at the pages; 95 of 100 is wanted.
bench-lighthouse:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools $(VENV) bench/lighthouse.py

# Measures how smoothly a whole match of each game moves, with a slow processor.
bench-motion:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools:e2e:py $(VENV) bench/motion.py

setup:
	@$(PYTHON) tools/setup.py

# Takes away everything that the others make.
clean:
	@rm -rf .venv node_modules dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache bench/out gallery
	@find py tools tests e2e -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "clean: only what git knows is left"

# Solves Volle Lotte for two seats, and writes what its best bot must know. Needs the extra `solve`.
solve-lotte: setup
	@PYTHONPATH=py:tools $(VENV) tools/solve_lotte.py cabinet --cap 4000 --above 8000 --tolerance 1e-7
	@PYTHONPATH=py:tools $(VENV) tools/solve_lotte.py tutto --cap 2500 --above 4000 --tolerance 1e-8
	@PYTHONPATH=py:tools $(VENV) tools/lotte_table.py
	@$(VENV) -m ruff format -q py/volle/lotte/solved_data.py
	@PYTHONPATH=py:tools $(VENV) tools/check_lotte.py
	@PYTHONPATH=py:tools $(VENV) tools/lotte_brute.py
	@PYTHONPATH=py:tools $(VENV) tools/lotte_bounds.py --turns cabinet
	@PYTHONPATH=py:tools $(VENV) tools/lotte_bounds.py tutto

# Says what it changes if Lotte is solved with other bounds on the points at risk. Needs `make solve-lotte` before.
lotte-caps: setup
	@PYTHONPATH=py:tools $(VENV) tools/solve_lotte.py cabinet --cap 3000 --above 8000 --tolerance 1e-7 --begin bench/out --out bench/out/caps
	@PYTHONPATH=py:tools $(VENV) tools/solve_lotte.py tutto --cap 3500 --above 4000 --tolerance 1e-6 --begin bench/out --out bench/out/caps
	@PYTHONPATH=py:tools $(VENV) tools/lotte_compare.py bench/out/caps

# Says how often a racer, and the best play against it, beat a steady bot at two seats, by every pair of scores. Needs the extra `solve`.
lotte-duels: setup
	@PYTHONPATH=py:tools $(VENV) tools/lotte_duels.py --tolerance 1e-5
	@PYTHONPATH=py:tools $(VENV) tools/lotte_duels.py --tolerance 1e-5 --bots best steady
