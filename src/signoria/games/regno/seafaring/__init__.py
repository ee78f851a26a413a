"""Ships, loading, sailing, naval battles, plunder. Chapter 15 and 10.5."""
