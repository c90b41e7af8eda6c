# Two commands do all the set-up on a fresh machine: make play, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py') setup.py pyproject.toml

.PHONY: play test check unit compiled soak bench goldens clean help

help:
	@sed -n 's/^## //p' Makefile

## make play      build everything and play Critter Kitchen against bots in the terminal
play: $(VENV)/installed
	@$(BIN)/prixfixe play critter-kitchen

## make test      everything that must hold: check, all tests, laws and goldens compiled as well
test: check unit compiled

## make check     format, lint, types
check: $(VENV)/dev
	$(BIN)/ruff format --check src tests scripts bench
	$(BIN)/ruff check src tests scripts bench
	$(BIN)/mypy

unit: $(VENV)/dev
	PYTHONPATH=src $(BIN)/python -m pytest -n 2

## make compiled  the laws and goldens again on the compiled engine
compiled: build/compiled/done
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/laws tests/goldens

## make soak      the large counts: 200 games per law and configuration, broken rules, thousands of random games
soak: build/compiled/done
	PRIXFIXE_LAW_GAMES=200 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/laws
	PYTHONPATH=src $(BIN)/python -m scripts.broken

## make goldens   record the goldens anew
goldens: $(VENV)/dev
	PYTHONPATH=src $(BIN)/python -m scripts.goldens

$(VENV)/bin/python:
	@echo "prixfixe: making a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q --upgrade pip

$(VENV)/installed: $(VENV)/bin/python $(SOURCES)
	@echo "prixfixe: compiling the engine and the games (about two minutes, once)"
	@$(BIN)/pip install -q .
	@touch $@

$(VENV)/dev: $(VENV)/bin/python pyproject.toml
	@echo "prixfixe: installing what the tests need"
	@$(BIN)/pip install -q "setuptools>=75" wheel ".[dev]" --config-settings=pure=1
	@touch $@

build/compiled/done: $(VENV)/dev $(SOURCES)
	@echo "prixfixe: compiling"
	@rm -rf build/compiled
	@PRIXFIXE_COMPILED=1 $(BIN)/pip install -q --no-deps --no-build-isolation --target build/compiled .
	@touch $@

clean:
	rm -rf $(VENV) build dist
