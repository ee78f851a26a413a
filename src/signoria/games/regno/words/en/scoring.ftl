# The end.
event-scored = { $seat } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-last-realm = { $seat } has the only realm left, and wins at once
