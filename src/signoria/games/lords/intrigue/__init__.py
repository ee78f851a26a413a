"""5.14.1, 5.14.2 and 2.4.3: M cards that are played, pestilence."""
