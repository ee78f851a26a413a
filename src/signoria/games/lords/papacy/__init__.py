"""6.3: what the holder of the Pope's L card may do."""
