"""The rules of the architecture in the browser (web/src), like those of tests/architecture.py."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator

from tests.architecture import Tree

# Which folder may import which, down to single files where a folder may not use another whole.
DRAWN_WITH = {
    f"lib/{name}"
    for name in ("messages", "selecting", "flights", "pace", "markdown", "shapes", "isolated", "icons.svelte")
}
WEB = {
    "lib": {"lib", "table/contract"},
    "table": {"table", *DRAWN_WITH},  # never speaks to the server
    "parts": {"lib", "parts", "table/kit", "table/look", "table/speech"},
    "pages": {
        "lib",
        "parts",
        "pages",
        "table/TableView.svelte",
        "table/Still.svelte",
        "table/contract",
        "../icon-authors.json",
    },
    "gallery": {"gallery", "table", "styles", *DRAWN_WITH},
    "App.svelte": {"lib", "parts", "pages"},
    "main.ts": {"App.svelte", "lib", "styles"},
    "virtual.d.ts": set(),
    "styles": {"styles"},
}
WEB_LIBRARIES = {
    "lib": {"svelte", "virtual:icons", "@fluent/bundle", "@noble/hashes"},
    "table": {"svelte", "virtual:icons", "@fluent/bundle"},
    "gallery": {"svelte", "virtual:icons", "vite", "@sveltejs/vite-plugin-svelte", "node:fs", "node:module"},
    "pages": {"svelte", "virtual:icons"},
}

IMPORTED = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]""")


def web_imports(tree: Tree) -> Iterator[tuple[str, str, bool]]:
    """Each file of the browser's, with each thing it imports, and whether that is ours."""
    for place, text in tree.pages.items():
        for name in IMPORTED.findall(text):
            if name.startswith("$lib/"):
                yield place, f"lib/{name[5:]}", True
            elif name.startswith("."):
                yield place, posixpath.normpath(posixpath.join(posixpath.dirname(place), name)), True
            else:
                yield place, name, False


def every_folder_of_the_browser_stands_in_the_table(tree: Tree) -> list[str]:
    return sorted({place.split("/")[0] for place in tree.pages} - set(WEB))


def a_file_of_the_browser_imports_only_what_its_folder_may(tree: Tree) -> list[str]:
    return [
        f"{place} imports {there}"
        for place, there, is_ours in web_imports(tree)
        if is_ours and not is_within(there, WEB.get(place.split("/")[0], set()))
    ]


def a_file_of_the_browser_imports_only_the_libraries_its_folder_may(tree: Tree) -> list[str]:
    return [
        f"{place} imports {name}"
        for place, name, is_ours in web_imports(tree)
        if not is_ours and not is_within(name, WEB_LIBRARIES.get(place.split("/")[0], {"svelte"}))
    ]


def is_within(place: str, folders: set[str]) -> bool:
    return any(place == folder or place.startswith(f"{folder}/") for folder in folders)


RULES: tuple[Callable[[Tree], list[str]], ...] = (
    every_folder_of_the_browser_stands_in_the_table,
    a_file_of_the_browser_imports_only_what_its_folder_may,
    a_file_of_the_browser_imports_only_the_libraries_its_folder_may,
)
