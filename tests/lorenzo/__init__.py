"""Lorenzo il Magnifico: rule cases by chapter, laws of play, golden games. Modules here import each other relatively."""
