"""6.2: Stature, claims, princesses, deaths, heirs, successions."""
