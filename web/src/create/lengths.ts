/** Shorter games by one changed number, for games whose switches have none. */
import type { Change } from './plan';

export interface Length {
  /** The number of the game's data that says how long it lasts. */
  path: string;
  printed: number;
  /** From the shortest; texts stand at `new.length.GAME.VALUE`. */
  values: number[];
}

export const LENGTHS: Record<string, Length> = {
  lords: { path: 'lords.setup.last_year.1479', printed: 1479, values: [1461, 1465, 1470] },
};

/** What is chosen: the printed length, or a changed one. */
export const chosenLength = ({ path, printed }: Length, changes: Change[]): number =>
  Number(changes.find((change) => change.path === path)?.typed ?? printed);

/** The changes with another length; the printed one is no change. */
export function withLength({ path, printed }: Length, changes: Change[], value: number): Change[] {
  const others = changes.filter((change) => change.path !== path);
  return value === printed ? others : [...others, { path, typed: String(value), was: printed }];
}
