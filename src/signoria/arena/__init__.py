"""Self-play at scale: runs, comparisons, reports."""
