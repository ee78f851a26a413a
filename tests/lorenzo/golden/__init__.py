"""Three whole games as text. See README.md."""
