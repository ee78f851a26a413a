/** The table as Regno's parts see it: with Regno's board and catalog. */
import { useTable, type TableState } from '../../table/state.svelte';
import type { RegnoBoard, RegnoCatalog } from './wire';

export type RegnoTable = TableState & { readonly board: RegnoBoard; readonly catalog: RegnoCatalog };

export const asRegno = (table: TableState): RegnoTable => table as RegnoTable;
export const useRegno = (): RegnoTable => asRegno(useTable());
