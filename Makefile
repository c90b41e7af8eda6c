# Two commands do all the set-up on a fresh machine: make play, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.html' -o -name '*.css' -o -name '*.js' -not -path '*/vendor/*') setup.py pyproject.toml
HTMX := src/prixfixe/web/static/vendor/htmx.min.js
AXE := build/axe/axe.min.js
COMPOSE := build/compose/schema.json
NPM := build/npm/prettier/package.json build/npm/typescript/package.json
FAILED := build/failed.txt
LOCKED := $(BIN)/python -m pip install -q --require-hashes -r
BUILT := $(BIN)/python -m pip install -q --no-deps --no-build-isolation

.PHONY: help web play doors test check format unit browsers compiled soak screenshots bench docs goldens lock audit notice clean

help:
	@sed -n 's/^## //p' Makefile

## make play      start the server on this machine with a SQLite file and bots, and print the address; compile meanwhile
play: $(VENV)/run $(HTMX)
	@if make -qs --no-print-directory $(VENV)/installed; then exec $(BIN)/prixfixe serve --browser --calm 0 $(SERVE); \
	else exec $(BIN)/python -m scripts.play $(SERVE); fi

## make test      everything that must hold: check, all tests, laws and goldens compiled as well
test: check unit browsers compiled

## make check     format, lint, types, of Python and of style sheets and scripts
check: $(VENV)/dev $(NPM)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python -m scripts.pages --check

## make format    write Python, style sheets and scripts as make check wants them
format: $(VENV)/dev $(NPM)
	$(BIN)/ruff format
	$(BIN)/python -m scripts.pages

unit: $(VENV)/dev $(VENV)/machine $(HTMX) $(AXE) $(COMPOSE)
	PYTHONPATH=src $(BIN)/python -m pytest -n 3 -m "not browser"

# A browser, its server and its bots share the machine with a second test: what fails so is tried once more alone,
# and both runs are printed.
browsers: $(VENV)/dev $(VENV)/machine $(HTMX) $(AXE)
	@rm -f $(FAILED)
	PYTHONPATH=src $(BIN)/python -m pytest tests/web -m browser --failures $(FAILED) -n 2 \
		|| { test -s $(FAILED) && PYTHONPATH=src $(BIN)/python -m pytest -m browser @$(FAILED); }

## make web       bring htmx into the package
web: $(HTMX)

# The npm of the machine, or one among the tools.
$(HTMX): scripts/npm.py | $(if $(shell command -v npm),$(VENV)/run,$(VENV)/build)
	@$(BIN)/python -m scripts.npm htmx
	@touch $@

$(AXE): scripts/npm.py | $(VENV)/dev
	@$(BIN)/python -m scripts.npm axe
	@touch $@

$(COMPOSE): scripts/npm.py | $(VENV)/dev
	@$(BIN)/python -m scripts.npm compose
	@touch $@

build/npm/%/package.json: scripts/npm.py | $(VENV)/dev
	@$(BIN)/python -m scripts.npm $*
	@touch $@

# The browser tests need Chromium, the database tests PostgreSQL; both are skipped with a message where they cannot be.
$(VENV)/machine:
	@scripts/machine.sh
	@mkdir -p $(VENV) && touch $@

## make compiled  the laws and goldens again on the compiled engine
compiled: build/compiled/done
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/laws tests/goldens

## make soak      the large counts: 200 games per law and configuration, and rules broken on purpose
soak: build/compiled/done $(AXE)
	PRIXFIXE_LAW_GAMES=200 PRIXFIXE_LAW_STRIDE=1 PRIXFIXE_LAW_PAIRS=20000 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/laws
	PRIXFIXE_PACKS=2000 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/cards
	PRIXFIXE_LAB_GAMES=2000 PYTHONPATH=build/compiled $(BIN)/python -m pytest tests/lab
	PRIXFIXE_HONEST_POSITIONS=200 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/bots/test_honesty.py
	PRIXFIXE_RL_FULL=1 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/rl
	PYTHONPATH=src $(BIN)/python -m scripts.broken
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.attacks.fuzz --states 20000 --records 20000
	PRIXFIXE_VIEW_POSITIONS=60 PRIXFIXE_VIEW_SIZES="1024x700 1280x800 1440x900 1920x1080 2560x1440 390x844" PYTHONPATH=src $(BIN)/python -m pytest -rP tests/web/test_view.py
	PRIXFIXE_WEB_KILLS=50 PRIXFIXE_WEB_PAIRS=200 PRIXFIXE_WEB_CANARIES=50 PRIXFIXE_WEB_EXAMPLES=200 PRIXFIXE_WEB_GAMES=all \
		PRIXFIXE_MOMENT_PAIRS=10000 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/web

## make doors     build packages from a clean clone, install them in every way, and play a game with each in a browser
doors: $(VENV)/dev $(VENV)/machine
	PYTHONPATH=src $(BIN)/python -m scripts.doors $(DOORS)

## make screenshots  photograph every page, every question on every board and every card, in build/screenshots
screenshots: $(VENV)/dev $(VENV)/machine web
	PYTHONPATH=src $(BIN)/python -m scripts.screenshots

## make bench     speed, beside other engines
bench: $(VENV)/installed
	@$(LOCKED) locks/bench.txt
	@$(BIN)/prixfixe bench
	@$(BIN)/python -m bench.web
	@$(BIN)/python -m bench.rl
	@$(BIN)/python -m bench.page
	@$(BIN)/python -m bench.steps
	@$(BIN)/python -m bench.cards

## make docs      the documentation site with the reference, in build/site
docs: $(VENV)/docs
	@$(BIN)/python -m scripts.site

## make goldens   record the goldens anew
goldens: $(VENV)/dev
	PYTHONPATH=src $(BIN)/python -m scripts.goldens

## make lock      renew the locks: the newest of everything that pyproject.toml asks for and that is a week old
lock: $(VENV)/dev
	@$(BIN)/python -m scripts.locks

## make audit     known faults of what is locked; without the network it says so and passes (make test checks the locks)
audit: $(VENV)/dev
	@$(BIN)/python -m scripts.audit

## make notice    name every package and its licence in NOTICE anew
notice: $(VENV)/dev
	@$(BIN)/python -m scripts.notice

$(VENV)/bin/python:
	@echo "prixfixe: making a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

# All that is installed has its hash in a lock. Where a package has no wheel, pip builds its source with tools of its own.
$(VENV)/run: $(VENV)/bin/python locks/play.txt
	@echo "prixfixe: installing what the server needs"
	@$(LOCKED) locks/play.txt
	@touch $@

$(VENV)/dev: $(VENV)/run locks/test.txt
	@echo "prixfixe: installing what the tests need"
	@$(LOCKED) locks/test.txt
	@touch $@

$(VENV)/build: $(VENV)/run locks/build.txt
	@echo "prixfixe: installing what the engine is compiled with"
	@$(LOCKED) locks/build.txt
	@touch $@

$(VENV)/docs: $(VENV)/bin/python locks/docs.txt
	@echo "prixfixe: installing what builds the documentation"
	@$(LOCKED) locks/docs.txt
	@touch $@

$(VENV)/installed: $(VENV)/build $(SOURCES) $(HTMX)
	@echo "prixfixe: compiling the engine and the games, some minutes, once"
	@touch $@.begun
	@$(BUILT) .
	@mv $@.begun $@  # what is changed meanwhile is newer

build/compiled/done: $(VENV)/dev $(SOURCES) $(HTMX)
	@echo "prixfixe: compiling for the tests"
	@rm -rf build/compiled
	@PRIXFIXE_COMPILED=1 $(BUILT) --target build/compiled .
	@touch $@

clean:
	rm -rf $(VENV) build dist
