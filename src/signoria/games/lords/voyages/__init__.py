"""6.1: voyages of discovery, the Cape, the New World."""
