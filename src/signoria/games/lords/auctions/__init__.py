"""5.2: cards are turned over and sold; what a sold card does; 5.14.3 and 5.14.4: changes of alignment."""
