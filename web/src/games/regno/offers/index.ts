/** Offers between realms: what is on the table, what one puts there, what holds between whom. */
import type { TableState } from '../../../table/state.svelte';
import * as sort from './sort';

export { default as Offers } from './Offers.svelte';

/** Whether an offer is being put together or answered at the shown moment. */
export const isTalking = (table: TableState): boolean => sort.isTalking(table.doc);
