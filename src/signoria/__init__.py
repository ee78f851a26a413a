"""Signoria: Renaissance board games by the printed rules.

In Python: `m = signoria.new("lorenzo", seats=4, seed=1)`; `signoria.api` says the rest, `docs/python.md` tells it.
"""

__version__ = "0.1.0"

from signoria.api import HiddenOutcome, IllegalOption, Match, Option, SetupError, new

__all__ = ["HiddenOutcome", "IllegalOption", "Match", "Option", "SetupError", "__version__", "new"]
