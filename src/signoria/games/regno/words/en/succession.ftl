# Succession, regency, civil war.
do-crown = { $person } takes the throne
ask-succession = The Sovereign is dead. Choose which of your Heirs of the same seniority takes the throne.
event-crowned = { $person } is crowned Sovereign of { $seat }
event-titled-in-prison = { $person } is Sovereign of { $seat }, but a prisoner: the coronation waits for the release
event-consort-regent = { $person } rules { $seat } as Regent
event-generic-regent = A Regent without traits rules { $seat }
event-civil-war = Civil war in { $seat } for { $seasons ->
        [one] { $seasons } season
       *[other] { $seasons } seasons
    }
