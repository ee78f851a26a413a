/** How the switches of Lorenzo hang together with its expansion: the server refuses the rest, the form says so beforehand. */
import type { GameInfo } from '../api';

const MAIN = 'houses';
/** Switches that mean something only with Houses of Renaissance. */
const PARTS: readonly string[] = ['families', 'special_tower', 'new_leaders'];
/** Seats that the base game has. */
const BASE_SEATS = 4;

type Switch = GameInfo['switches'][number];
type Chosen = Record<string, string>;

export const hasHouses = (game: GameInfo): boolean => game.switches.some(({ name }) => name === MAIN);

/** So many play with Houses only. */
export const needsHouses = (game: GameInfo, seats: number): boolean => hasHouses(game) && seats > BASE_SEATS;

/** The expansion's own switches that are shown: its parts once it is in play. */
export function expansion(game: GameInfo, options: Chosen): Switch[] {
  const on = options[MAIN] === 'on';
  return game.switches.filter(({ name }) => name === MAIN || (on && PARTS.includes(name)));
}

/** All other switches of a game. */
export const others = (game: GameInfo): Switch[] =>
  hasHouses(game) ? game.switches.filter(({ name }) => name !== MAIN && !PARTS.includes(name)) : game.switches;

/** The key of the text that says why a value cannot be chosen; undefined when it can. */
export function barred(name: string, value: string, game: GameInfo, options: Chosen, seats: number): string | undefined {
  if (name === MAIN && value === 'off' && needsHouses(game, seats)) return 'houses.five';
  if (name === 'rules' && value === 'base' && hasHouses(game) && options[MAIN] === 'on') return 'houses.advanced';
  return undefined;
}

/** The options with what cannot be put right: Houses on where so many play, the advanced rules with it, no parts without it. */
export function settled(game: GameInfo, options: Chosen, seats: number): Chosen {
  if (!hasHouses(game)) return options;
  const found = { ...options };
  if (needsHouses(game, seats)) found[MAIN] = 'on';
  if (found[MAIN] === 'on') found['rules'] = 'advanced';
  else for (const { name, default: usual } of game.switches) if (PARTS.includes(name)) found[name] = usual;
  return found;
}
