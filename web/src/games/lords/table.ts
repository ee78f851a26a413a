/** The table as the parts of Lords see it: with their board and catalog. */
import { useTable, type TableState } from '../../table/state.svelte';
import type { LordsBoard, LordsCatalog } from './wire';

export type LordsTable = TableState & { readonly board: LordsBoard; readonly catalog: LordsCatalog };

export const asLords = (table: TableState): LordsTable => table as LordsTable;
export const useLords = (): LordsTable => asLords(useTable());
