/** What the reader looks at beside the decision: whose realm, which part of the board, which layer of the map. */
import { useTable, type TableState } from '../../table/state.svelte';

export class View {
  #table: TableState;
  #seat = $state<number>();
  #tab = $state('');
  layer = $state('owners');
  /** The place that the map brings into view. */
  focus = $state<string>();

  constructor(table: TableState) {
    this.#table = table;
  }

  /** The seat whose realm is shown: the reader's own at first, a spectator's is the first. */
  get seat(): number {
    return this.#seat ?? Math.max(0, this.#table.me);
  }
  set seat(seat: number) {
    this.#seat = seat;
  }

  /** The part of the board that is open where not all can be seen at once; '': the first one. */
  get tab(): string {
    return this.#tab;
  }
  set tab(tab: string) {
    this.#tab = tab;
  }
}

const views = new WeakMap<TableState, View>();

function viewOf(table: TableState): View {
  const view = views.get(table) ?? new View(table);
  views.set(table, view);
  return view;
}

export const useView = (): View => viewOf(useTable());
