# Pioche: every verb in one place. Each prepares what it needs by itself (see scripts/setup).
#
# ARGS goes to the tests:  make test ARGS="-k parry", make test ARGS="tests/games/mu"

ARGS ?=
bin  := .venv/bin

# What `make coverage` measures with: the tests of single rules, without the referees' whole random games.
COVERED := tests/core tests/games tests/test_golden.py --ignore-glob='*/tests/games/*/test_referee.py'

.DEFAULT_GOAL := help
.PHONY: help play compile test check types pages audit faults coverage bench format clean
.SILENT:

help: ## Show this list
	echo "Pioche, a table for modern card games."
	echo
	sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F '|' '{ printf "  make %-8s %s\n", $$1, $$2 }'

play: ## Play: starts the table in the browser and prints its address
	scripts/setup run
	$(bin)/pioche serve

compile: ## Compile rules and engine, for faster bots and experiments; needs a C compiler
	scripts/setup run
	scripts/compile
	$(bin)/python bench/same.py

# The browser without its windows is quicker; where there is none, the other one does.
test: check ## Format, lint and types, then all tests on all cores
	scripts/debian-packages chromium postgresql redis-server caddy
	scripts/debian-packages chromium-headless-shell || true
	$(bin)/pytest -n auto --maxschedchunk=1 --durations=10 $(ARGS)

check: ## Format, lint, types and known flaws of what we stand on, of Python and of web/; changes nothing
	scripts/setup dev
	$(bin)/ruff format --check --quiet
	$(bin)/ruff check --quiet
	$(MAKE) --no-print-directory -j2 types pages audit

types:
	$(bin)/mypy

pages:
	$(bin)/python hatch_build.py --check

audit:
	$(bin)/python scripts/audit.py

# SECONDS says for how long, TABLES how many.
SECONDS ?= 1800
TABLES  ?= 200
faults: ## Kill, stop and cut off servers, bots and databases while tables are played; then look what is left
	scripts/setup dev
	scripts/debian-packages postgresql redis-server
	$(bin)/python -m tests.server.ordeal $(SECONDS) $(TABLES)
	for planted in early deaf twice; do \
		if $(bin)/python -m tests.server.ordeal 45 6 $$planted; then echo "$$planted was not found"; exit 1; fi; done

coverage: ## Which lines of rules and engine their tests reach; fails under the floor of pyproject.toml
	scripts/setup dev
	$(bin)/coverage erase
	$(bin)/coverage run -m pytest -n auto --maxschedchunk=1 $(COVERED) $(ARGS)
	$(bin)/coverage combine --quiet
	$(bin)/coverage report

bench: ## Measure the engine against its peers
	scripts/setup bench
	scripts/compile --if-possible
	$(bin)/python bench/engine.py
	$(bin)/python bench/search.py
	$(bin)/python bench/dealing.py

format: ## Lay out the code and sort its imports
	scripts/setup dev
	$(bin)/ruff check --quiet --select I --fix
	$(bin)/ruff format
	$(bin)/python hatch_build.py npm run --silent format

clean: ## Remove .venv, caches and everything built
	rm -rf .venv .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/node_modules src/pioche/server/static src/pioche/_compiled
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
