"""5.9 and 5.10: summer taxes, projects."""
