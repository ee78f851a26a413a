"""5.6 and 5.7: who moves first, and how ships, leaders, armies and caravans move."""
