"""Lorenzo il Magnifico."""
