# The initiative auction.
do-bid = Bid { $range } [florins]
ask-bid = Bid for the order of play, in secret. From 10 florins on your bonus is { $bonus }. The winner pays its bid, who ends last nothing, the others half.
event-bidden = { $seat } bids [{ $amount } florins] and has a bonus of { $bonus }
event-order-set = Order of play: { $order }
event-corrupted = { $seat } has a Corrupt Sovereign, which costs more
