"""Exchange, carriers, smuggling, slaves, agreements. Chapter 10, and Order 4."""
