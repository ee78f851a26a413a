"""Three games as text. See README.md."""
