# Two commands matter: make play, make test. The work is in tools/dev.py (Python's standard library only).
PYTHON ?= python3
GAME ?= lorenzo
MINUTES ?= 10
ARGS ?=

.PHONY: play test test-compiled lint bench soak compile clean-compiled lock setup

play test test-compiled lint bench compile clean-compiled lock setup:
	@$(PYTHON) tools/dev.py $@ $(ARGS)

soak:
	@$(PYTHON) tools/dev.py soak --game $(GAME) --minutes $(MINUTES) $(ARGS)
