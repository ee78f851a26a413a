# The initiative auction.
do-bid = Bid { $range } [florins]
ask-bid = Bid for the order of play, in secret. Bids go in steps of { $step }; your bonus is { $bonus }. The winner pays its bid, who ends last nothing, the others half.
ask-bid-cathedral = Bid for the order of play, in secret. Bids go in steps of { $step }; your bonus is { $bonus }, with your Cathedral { $more } from a bid of { $least } on. The winner pays its bid, who ends last nothing, the others half.
event-bidden = { $seat } bids [{ $amount } florins] and has a bonus of { $bonus }
event-order-set = Order of play: { $order }
event-corrupted = { $seat } has a Corrupt Sovereign, which costs more
