"""5.11: trade routes, their profits and tolls, straits."""
