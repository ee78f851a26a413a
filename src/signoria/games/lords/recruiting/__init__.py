"""5.3 to 5.5: buying, reinforcing, and what powers without a player do."""
