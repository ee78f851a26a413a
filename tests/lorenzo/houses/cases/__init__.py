"""Houses of Renaissance read from its sources alone: given a position, when something is done, then what they say."""
