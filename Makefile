PYTHON ?= python3
VENV := .venv/bin/python

# Many programs here import the same: the first one compiles it for all.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play check test build package release-element lock protocol import-order views-page hosting glyphs setup clean gallery bench-engine bench-peers test-adapters bench-startup bench-pace bench-interaction bench-motion bench-lighthouse bench-embed bench-hosts bench-first-decision bench-replay bench-odds bench-decisions solve-lotte lotte-caps lotte-duels bot-levels early-stops

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

# Writes the import order of the engine to docs/import-order.md.
import-order: setup
	@$(VENV) tools/import_order.py

# Writes the fields of the views to docs/python-views.md.
views-page: setup
	@PYTHONPATH=py $(VENV) tools/views_page.py

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

# Measures how long bots take to decide, on CPython, in Pyodide and in a page, and whether they decide alike.
bench-decisions:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/decisions.py

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
	@rm -rf .venv node_modules dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache bench/out research/out gallery
	@find py tools tests e2e research -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "clean: only what git knows is left"

# The rest is research: see research/README.md.

# Solve Volle Lotte for two seats and write the table of its best bot. Needs the extra `solve`.
solve-lotte: setup
	@PYTHONPATH=py $(VENV) -m research.lotte.solve cabinet --cap 4000 --above 8000 --tolerance 1e-7
	@PYTHONPATH=py $(VENV) -m research.lotte.solve tutto --cap 2500 --above 4000 --tolerance 1e-8
	@PYTHONPATH=py $(VENV) -m research.lotte.write_data
	@$(VENV) -m ruff format -q py/volle/lotte/solved_data.py
	@PYTHONPATH=py $(VENV) -m research.lotte.cross_check
	@PYTHONPATH=py $(VENV) -m research.lotte.brute_force
	@PYTHONPATH=py $(VENV) -m research.lotte.error_bounds --turns cabinet
	@PYTHONPATH=py $(VENV) -m research.lotte.error_bounds tutto

# Compare solutions of Lotte with other bounds of the points at risk. Needs `make solve-lotte` first.
lotte-caps: setup
	@PYTHONPATH=py $(VENV) -m research.lotte.solve cabinet --cap 3000 --above 8000 --tolerance 1e-7 --begin research/out --out research/out/caps
	@PYTHONPATH=py $(VENV) -m research.lotte.solve tutto --cap 3500 --above 4000 --tolerance 1e-6 --begin research/out --out research/out/caps
	@PYTHONPATH=py $(VENV) -m research.lotte.compare research/out/caps

# Compute how often the racer, and the best play, beat the bot `steady` in Lotte. Needs the extra `solve`.
lotte-duels: setup
	@PYTHONPATH=py $(VENV) -m research.lotte.duels --tolerance 1e-5
	@PYTHONPATH=py $(VENV) -m research.lotte.duels --tolerance 1e-5 --bots best steady

# Measure each level of Wolle's bots against the one below it, and simple controls.
bot-levels: setup
	@PYTHONPATH=py $(VENV) -m research.wolle.bot_levels

# Measure the false positives of an arena that stops early.
early-stops: setup
	@PYTHONPATH=py $(VENV) -m research.arena.early_stops
