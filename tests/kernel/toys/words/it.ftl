do-work = lavora
