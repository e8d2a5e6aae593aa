"""`python -m pioche` is `pioche`."""

import sys

from pioche import compiled


def main() -> int:
    """Before anything of the engine is imported: does this command want the plain rules?"""
    if compiled.PLAIN & {word for word in sys.argv[1:3] if not word.startswith("-")} or len(sys.argv) == 1:
        compiled.stay_plain("command")
    from pioche import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
