# Ciò che uno schermo ha chiesto di una posizione e non si può dire.
study-no-realm = Di' di quale regno: il numero di un posto a questo tavolo.
study-no-n = Non c'è una battaglia con questo numero.
