/** The table as Lorenzo's parts see it: with Lorenzo's board and catalog. */
import { useTable, type Sheet, type TableState } from '../../table/state.svelte';
import type { LorenzoBoard, LorenzoCatalog } from '../../wire';
import { floorOf } from './names';

export type LorenzoTable = TableState & { readonly board: LorenzoBoard; readonly catalog: LorenzoCatalog };

export const asLorenzo = (table: TableState): LorenzoTable => table as LorenzoTable;
export const useLorenzo = (): LorenzoTable => asLorenzo(useTable());

/** The sheet of the chosen place: its card, where it has one. */
export function sheetOf(table: TableState): Sheet | undefined {
  const space = table.chosen?.detail?.space;
  if (!space) return undefined;
  if (space.startsWith('leader.')) return { kind: 'leader', id: space.slice('leader.'.length) };
  const card = floorOf(asLorenzo(table).board, space)?.floor.card;
  return card ? { kind: 'card', id: card } : { kind: 'space', id: space };
}
