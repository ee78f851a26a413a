/** The parts of the board that are shown one at a time where there is no room beside the map. */
export const PARTS = ['map', 'realm', 'exchange', 'people', 'technology', 'offers', 'tables'] as const;
