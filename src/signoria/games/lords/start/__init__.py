"""Chapter 3: the choice of colours and of imperial cards."""
