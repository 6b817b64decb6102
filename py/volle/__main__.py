"""Run the command line: `python -m volle`."""

import sys

from volle.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
