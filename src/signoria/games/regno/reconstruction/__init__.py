"""What the sources lack and this project supplies: chapters 1 to 6 and 17 to 20 (docs/rulings/regno.md)."""
