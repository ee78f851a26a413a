"""Draws the charts of the maps; see docs/charts.md.

What borders on what is the game's own law; the drawing obeys it. Geography comes from Natural Earth or, for the
schematic realm, out of nothing. Lengths are pixels of the sheet. All chance is seeded: the same data, the same chart.
"""
