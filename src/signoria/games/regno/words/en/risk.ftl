# Characters at risk.
event-risked = { $person } rolls for capture: { $face }{ $escort ->
        [0] {""}
       *[other] , { $escort } more for the escort
    }
event-fled-home = { $person } reaches { $place }
event-removed = { $person } has no home left and is removed
