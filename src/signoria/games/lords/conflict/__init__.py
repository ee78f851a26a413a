"""5.8, 5.7.12 and 5.7.13: battles, sieges, pillage, plunder, arrest, prison, conquest."""
