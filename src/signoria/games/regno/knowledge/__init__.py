"""Technologies and governments. Chapter 11, and Order 6."""
