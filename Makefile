# Two commands do all the set-up on a fresh machine: make play, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') setup.py pyproject.toml
GAME ?= critter-kitchen

.PHONY: help play test check unit compiled soak bench goldens clean

help:
	@sed -n 's/^## //p' Makefile

## make play      build everything and play (GAME=sweet-mess for another game)
play: $(VENV)/installed
	@$(BIN)/prixfixe play $(GAME)

## make test      everything that must hold: check, all tests, laws and goldens compiled as well
test: check unit compiled

## make check     format, lint, types
check: $(VENV)/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

unit: $(VENV)/dev
	PYTHONPATH=src $(BIN)/python -m pytest -n 2

## make compiled  the laws and goldens again on the compiled engine
compiled: build/compiled/done
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/laws tests/goldens

## make soak      the large counts: 200 games per law and configuration, and rules broken on purpose
soak: build/compiled/done
	PRIXFIXE_LAW_GAMES=200 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/laws
	PRIXFIXE_HONEST_POSITIONS=200 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/bots/test_honesty.py
	PYTHONPATH=src $(BIN)/python -m scripts.broken

## make bench     speed, beside other engines
bench: $(VENV)/installed
	@$(BIN)/pip install -q $$($(BIN)/python scripts/requirements.py bench)
	@$(BIN)/prixfixe bench

## make goldens   record the goldens anew
goldens: $(VENV)/dev
	PYTHONPATH=src $(BIN)/python -m scripts.goldens

$(VENV)/bin/python:
	@echo "prixfixe: making a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q --upgrade pip

$(VENV)/installed: $(VENV)/bin/python $(SOURCES)
	@echo "prixfixe: compiling the engine and the games, about two minutes, once"
	@$(BIN)/pip install -q .
	@touch $@

$(VENV)/dev: $(VENV)/bin/python pyproject.toml
	@echo "prixfixe: installing what the tests need"
	@$(BIN)/python scripts/requirements.py dev > $(VENV)/requirements.txt
	@$(BIN)/pip install -q "setuptools>=75" wheel -r $(VENV)/requirements.txt
	@touch $@

build/compiled/done: $(VENV)/dev $(SOURCES)
	@echo "prixfixe: compiling for the tests"
	@rm -rf build/compiled
	@PRIXFIXE_COMPILED=1 $(BIN)/pip install -q --no-deps --no-build-isolation --target build/compiled .
	@touch $@

clean:
	rm -rf $(VENV) build dist
