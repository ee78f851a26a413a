# The end.
event-scored = { $seat } ends with { $points } points
event-last-realm = { $seat } has the only realm left, and wins at once
