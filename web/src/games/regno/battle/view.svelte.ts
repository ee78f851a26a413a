/** Which battle the reader looks at, at each table; and whether one is being fought. */
import type { TableState } from '../../../table/state.svelte';
import { asRegno } from '../table';

interface Looked {
  open: boolean;
  /** The number in the list; undefined: the present or the last one. */
  n: number | undefined;
}

const CLOSED: Looked = { open: false, n: undefined };
const looked = new WeakMap<TableState, Looked>();
/** How often anything was opened or closed: whoever reads it looks again. */
let turns = $state(0);

function look(table: TableState, now: Looked): void {
  looked.set(table, now);
  turns += 1;
}

const lookedAt = (table: TableState): Looked => (turns >= 0 && looked.get(table)) || CLOSED;

/** Whether a battle is being fought at the shown moment, on land or at sea. */
export function isFighting(table: TableState): boolean {
  const { board } = asRegno(table);
  return board.battle !== undefined || board.naval !== undefined;
}

/** Opens a battle by its number in the list, or the present one. */
export const openBattle = (table: TableState, n?: number): void => look(table, { open: true, n });
export const closeBattle = (table: TableState): void => look(table, CLOSED);

/** Whether the reader has opened a battle. */
export const shownBattle = (table: TableState): boolean => lookedAt(table).open;

/** The number of the battle that was chosen. */
export const chosenBattle = (table: TableState): number | undefined => lookedAt(table).n;
