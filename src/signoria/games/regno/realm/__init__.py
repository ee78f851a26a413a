"""Territory, inhabitants and buildings. Chapters 7 and 8, and Order 1."""
