"""5.2.5 and 5.2.7: the fair. Offers of money and cards, loans, promises."""
