PYTHON ?= python3
VENV := .venv/bin/python

# Many programs import the same modules: the first one compiles them for all.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play check test test-all build package release-element lock protocol import-order views-page hosting drawings sounds setup clean gallery bench-engine bench-peers test-adapters bench-startup bench-pace bench-interaction bench-motion bench-boards bench-lighthouse bench-embed bench-hosts bench-first-decision bench-replay bench-odds bench-decisions solve-lotte lotte-caps lotte-duels bot-levels early-stops

# Build the site and serve it on this machine.
play: build
	@$(VENV) tools/serve.py

# Run the checks without a browser, in about two minutes: format, lint, types and the quick unit tests.
check: setup
	@$(VENV) tools/check.py --quick

# Run the checks of continuous integration: every rule, every feature in every way of starting, three browsers.
test:
	@$(PYTHON) tools/setup.py --browser --servers
	@$(VENV) tools/check.py

# Run these checks and the sweeps, such as all windows times languages times screens.
test-all:
	@$(PYTHON) tools/setup.py --browser --servers
	@$(VENV) tools/check.py --all

# Write the whole site to dist/.
build: setup
	@PYTHONPATH=py $(VENV) tools/build.py

# Pack dist/ into a ZIP with checksums, to be unpacked on any web space.
package: build
	@$(VENV) tools/package.py

# Release the current script for third-party pages; released scripts never change.
release-element: setup
	@$(VENV) tools/element.py

# Update tools/requirements/ after a change of an extra in pyproject.toml; needs uv.
lock: setup
	@$(VENV) tools/lock.py

# Generate the page's types and metadata from the engine in js/protocol/.
protocol: setup
	@PYTHONPATH=py $(VENV) tools/protocol.py

# Writes the import order of the engine to docs/import-order.md.
import-order: setup
	@$(VENV) tools/import_order.py

# Write the fields and the numbers of the views to docs/python-views.md and docs/encoding.md.
views-page: setup
	@PYTHONPATH=py $(VENV) tools/views_page.py

# Writes the headers of netlify.toml for other servers to hosting/.
hosting: setup
	@$(VENV) tools/hosting.py

# Write the list of all drawings to js/kit/art/drawings.js, and the bodies of the dice to js/kit/art/bodies.js.
drawings: setup
	@PYTHONPATH=py:tools $(VENV) -m drawings.sprite

# Record the sounds of the table in tools/sounds/sounds.mp3 and list them in js/kit/sound/clips.js. Needs the extra `sounds`.
sounds: setup
	@PYTHONPATH=py:tools $(VENV) -m sounds.recording

# Take screenshots of the start page, the set-ups and the table in many sizes and both themes: see gallery/index.html.
gallery: build
	@PYTHONPATH=py:e2e:tools $(VENV) tools/gallery.py

# Measure the actions per second of each game, through the checked API.
bench-engine: setup
	@PYTHONPATH=py:tools $(VENV) bench/engine.py

# Measure the time for the odds of a position.
bench-odds: setup
	@PYTHONPATH=py:tools $(VENV) bench/odds.py

# Compare the engine with OpenSpiel's and PettingZoo's games in the same run; install them into .venv, 330 MB.
bench-peers:
	@$(PYTHON) tools/setup.py --peers
	@PYTHONPATH=py:tools $(VENV) bench/peers.py

# Run the official tests of OpenSpiel and PettingZoo on the adapters; install both into .venv, 330 MB.
test-adapters:
	@$(PYTHON) tools/setup.py --peers
	@$(VENV) -m pytest -q -p no:cacheprovider tests/test_adapters.py tests/test_openspiel.py tests/test_pettingzoo.py

# Measure the decision times of bots on CPython, in Pyodide and in a page, and compare their decisions.
bench-decisions:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/decisions.py

# Measure start-up times against a stock Pyodide.
bench-startup:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools $(VENV) bench/startup.py

# Measure turns, matches and taps of two matches in real time: about ten minutes.
bench-pace:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/pace.py

# Measure the time from a tap until the next view is painted.
bench-interaction:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/interaction.py

# Measure the decisions of whole matches on phones as boards, and the first visit of a phone's page.
bench-boards:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/boards.py

# Measure the cost of an embedded table: its bytes, and the time from a press until it is playable.
bench-embed:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools:e2e:py $(VENV) bench/embed.py

# Test the archive on the web servers of this machine, and print the table of docs/hosting.md.
bench-hosts:
	@$(PYTHON) tools/setup.py --browser --servers
	@PYTHONPATH=tools:e2e:py $(VENV) bench/hosting_table.py

# Measure the replay of a long match, and the list of many saved matches.
bench-replay:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools:e2e $(VENV) bench/replay.py

# Measure the taps and the time from a cold page to the first decision of a match.
bench-first-decision:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools:e2e:py $(VENV) bench/first_decision.py

# Audit the pages with Lighthouse; fail below a score of 95.
bench-lighthouse:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=py:tools $(VENV) bench/lighthouse.py

# Measure the smoothness of a whole match of each game on a slow processor.
bench-motion:
	@$(PYTHON) tools/setup.py --browser
	@PYTHONPATH=tools:e2e:py $(VENV) bench/motion.py

setup:
	@$(PYTHON) tools/setup.py

# Remove everything that the other targets create.
clean:
	@rm -rf .venv node_modules dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache bench/out research/out gallery
	@find py tools tests e2e research -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "clean: only what git knows is left"

# Research: see research/README.md.

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
