# Only the terminal says these.
