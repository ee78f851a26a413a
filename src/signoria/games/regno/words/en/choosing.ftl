# Choices before the first year.
do-choose-faith = Faith: { $faith }
do-choose-government = Government: { $government }
do-choose-branch = Begin with { $branch } 1
do-choose-luxury = Begin with { $good }
ask-choose-faith = Choose the faith of your realm in secret. It can be changed once.
ask-choose-government = Choose your government in secret. It cannot be changed.
ask-choose-branch = Choose a branch that you begin with at level 1, in secret.
ask-choose-luxury = Choose the luxury that lies in your reserve at the start, in secret.
why-branch-chosen-already = You have chosen this branch already; choose two different ones.
event-seated = The seats, drawn at random: { $order }
event-realm-chosen = { $seat }: { $government }, faith { $faith }
event-branch-chosen = { $seat } begins with { $branch } 1
