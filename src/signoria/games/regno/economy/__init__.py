"""Production, taxes, unrest, upkeep, inflation. Chapter 9, and Order 3."""
