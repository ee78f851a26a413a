"""Movement, war and peace, conquest, sieges. Chapter 12 and 13.8, and Order 2."""
