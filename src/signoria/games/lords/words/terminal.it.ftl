# Solo il terminale dice queste.
