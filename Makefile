# Pioche: every verb in one place. Each prepares what it needs by itself (see scripts/setup).
#
# ARGS goes to the tests:  make test ARGS="-k parry"

ARGS ?=
bin  := .venv/bin

# What `make coverage` measures with: the tests of single rules, without the referees' whole random games.
COVERED := tests/core tests/games tests/test_golden.py --ignore-glob='*/tests/games/*/test_referee.py'

.DEFAULT_GOAL := help
.PHONY: help play test check coverage bench format clean
.SILENT:

help: ## Show this list
	echo "Pioche, a table for modern card games."
	echo
	sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F '|' '{ printf "  make %-8s %s\n", $$1, $$2 }'

play: ## Play: starts the table in the browser and prints its address
	scripts/setup run
	$(bin)/pioche serve

# The browser without its windows is quicker; where there is none, the other one does.
test: check ## Format, lint and types, then all tests on all cores
	scripts/debian-packages chromium postgresql
	scripts/debian-packages chromium-headless-shell || true
	$(bin)/pytest -n auto --dist worksteal $(ARGS)

check: ## Format, lint and types only, of Python and of web/; changes nothing
	scripts/setup dev
	$(bin)/ruff format --check --quiet
	$(bin)/ruff check --quiet
	$(bin)/mypy
	$(bin)/python hatch_build.py npm run --silent check

coverage: ## Which lines of rules and engine their tests reach; fails under the floor of pyproject.toml
	scripts/setup dev
	$(bin)/coverage erase
	$(bin)/coverage run -m pytest -n auto --dist worksteal $(COVERED) $(ARGS)
	$(bin)/coverage combine --quiet
	$(bin)/coverage report

bench: ## Measure the engine against its peers
	scripts/setup bench
	$(bin)/python bench/engine.py
	$(bin)/python bench/search.py
	$(bin)/python bench/dealing.py

format: ## Lay out the code and sort its imports
	scripts/setup dev
	$(bin)/ruff check --quiet --select I --fix
	$(bin)/ruff format
	$(bin)/python hatch_build.py npm run --silent format

clean: ## Remove .venv, caches and everything built
	rm -rf .venv .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/node_modules src/pioche/server/static
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
