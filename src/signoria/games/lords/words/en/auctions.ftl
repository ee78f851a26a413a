# Cards are turned over and sold; changes of alignment. 4.1, 5.2, 5.14
do-bid-up-to = Bid { $range } Au at most
do-bid-up-to-change = Bid { $range } Au at most, and become { $colour } if you win
do-pass-bid = Do not bid
do-call-me = Ask me when it is my turn
do-raise-bid = Raise to { $range } Au
do-raise-bid-change = Raise to { $range } Au, and become { $colour } if you win
do-match-bid = Match the highest bid
do-match-bid-change = Match the highest bid, and become { $colour } if you win
do-stay-bid = Leave it at that
do-nominate = Call for { $card } and bid 1 Au
do-nominate-change = Call for { $card } and bid 1 Au; if you win, you become { $colour }
do-muster = In { $place }
do-yield-card = Give up { $card }

ask-limits = { $card } is for sale{ $top ->
        [0] .
       *[other] ; { $top } Au lie on it.
    } How much do you bid at most? Nobody sees your answer; you pay no more than you must to beat the others.
ask-limits-change = { $card } is for sale{ $top ->
        [0] .
       *[other] ; { $top } Au lie on it.
    } Who bids for it wants to become { $colour }: if you win, you give up your old imperial cards, and allies of your Stature or more leave you. How much do you bid at most?
ask-raise = { $card } is for sale; the highest bid is { $top } Au. Do you raise?
ask-raise-change = { $card } is for sale; the highest bid is { $top } Au. Do you raise? If you win, you become { $colour }.
ask-nominate = Which card do you call for? Your call is a bid of 1 Au. Who passes calls for nothing more this season.
ask-muster = { $card } brings a mercenary. Where does it come?
ask-yield-one = You leave { $empire }. Which of its cards do you give up?
ask-arrest-turncoat = { $leader } has changed sides and stands among your troops. Do you have this leader arrested?

event-card-turned-over = The top card: { $card }
event-card-offered = For sale: { $card }
event-bidden = { $seat } bids { $amount } Au for { $card }
event-bid-rolled = Equal bids: { $seat } rolls { $roll }
event-card-sold = { $seat } wins { $card } for { $price } Au
event-card-unsold = Nobody bids for { $card }
event-takes-colour = { $leader } is { $colour } now
event-controls-invaded = { $seat } controls { $empire } while it is invaded
event-aligned = { $seat } is { $colour } now
event-turncoat-rolled = { $seat } has { $leader } arrested, hits: { $hits }

why-own-gold-only = You bid with your own gold only, and you have no more.
why-of-the-invader = Whoever is aligned with the invader may not bid for this.
why-emperor-keeps-colour = An emperor does not change his colour.
why-married-already = She marries nobody who is married.
why-one-wife = A Catholic has one wife.
why-popes-marry-not = A Pope does not marry.
why-new-world-unknown = Only for players on a voyage of discovery, or who know the Caribbean.
why-green-in-summer = Unused green cards are sold in summer.
