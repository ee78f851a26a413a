"""Lorenzo il Magnifico: rule cases by chapter, laws of play, golden games. Modules import each other relatively."""
