# Captains of fortune.
do-hire = Hire { $captain }
do-dismiss = Dismiss { $captain }
event-captain-revealed = The Tavern shows { $captain }
event-captain-hired = { $seat } hires { $captain }
event-captain-dismissed = { $seat } dismisses { $captain }
event-captain-loyalty = { $captain }: Loyalty { $loyalty }
event-captain-deserted = { $captain } deserts { $seat }
event-tavern-put-back = The Captains whom nobody hired go to the bottom of the deck
why-court-below-rank = Your Court is below this Captain's rank.
why-three-captains = A realm has three Captains at most, captured ones included.
why-captain-too-dear = You cannot pay this Captain's price.
