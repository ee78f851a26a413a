"""The schema's history, one file a step; `upgrade.py` runs them."""
