"""Signoria: Renaissance board games by the printed rules."""

__version__ = "0.1.0"
