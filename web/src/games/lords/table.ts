/** The table as the parts of Lords see it: with their board and catalog. */
import { useTable, type Sheet, type TableState } from '../../table/state.svelte';
import type { LordsBoard, LordsCatalog } from './wire';

export type LordsTable = TableState & { readonly board: LordsBoard; readonly catalog: LordsCatalog };

export const asLords = (table: TableState): LordsTable => table as LordsTable;
export const useLords = (): LordsTable => asLords(useTable());

/** A tap on what a panel shows: the one option there is chosen, several narrow the decision to it, else it is told about. */
export function touch(table: TableState, ref: string, sheet: Sheet): void {
  if (table.optionsAt(ref).length > 1) table.look('lords', ref, ref);
  else table.tap(ref, sheet);
}
