# Pirates. R18.5
event-pirates-appeared = Pirates appear in { $sea } with { $ships ->
        [one] { $ships } light Galley
       *[other] { $ships } light Galleys
    }
event-pirates-met = Pirates in { $sea } lie in wait for { $seat } and roll { $die }
event-pirates-moved = The pirates sail from { $from } to { $to }
event-pirates-gone = The pirates leave { $sea } for good
