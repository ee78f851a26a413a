"""Players that choose from a masked state, never from the state itself."""
