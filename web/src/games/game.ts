/** What a game lends to the table: its own drawings and words around the decision that all games share. */
import type { Component } from 'svelte';
import type { Barred, Option } from '../wire';
import type { Sheet, TableState } from '../table/state.svelte';

/** A part of the board, as the phone shows one at a time. */
export interface Tab {
  id: string;
  title: string;
}

export interface GameUi {
  /** Everything on the table, or one part of it for the phone's tabs. */
  Board: Component<{ part?: string }>;
  /** The header's facts, and whose turn it is. */
  Head: Component;
  Seats: Component;
  /** Whichever sheet of words lies over the table. */
  Sheets: Component;
  /** The options of the decision, in the game's own order; rows are table/OptionRow.svelte. */
  Options: Component;
  /** What stands in the row of one option. */
  Row: Component<{ option: Option; chosen: boolean }>;
  /** `map`: its board is one map, which takes all the room that the decision leaves, and its own panels. A phone's tab `map` holds it alone. */
  frame?: 'map';
  /** Whether its lists of options are long, and its board can do with less of a phone. */
  roomy?: boolean;
  /** Whether the options are texts to read and compare: a phone's sheet then shows them all. */
  read?(table: TableState): boolean;
  /** Whether its board wants more of the width than others: the columns beside it are narrower. */
  broad?(table: TableState): boolean;
  /** What the reader has, above the decision on a phone. */
  Stock?: Component;
  /** Which piece goes, beside the amount. */
  Pieces?: Component;
  /** What the chosen option would change. */
  After?: Component;

  tabs(table: TableState): Tab[];
  /** The tab that shows what the choice points at, when the present one does not. */
  tabOf(table: TableState, now: string): string | undefined;
  /** The question, where the game says it better than the server. */
  asks?(table: TableState): string | undefined;
  /** What an amount counts: its name, its glyph, and the value that comes of it. */
  amount?(table: TableState): { label: string; glyph?: string; value?: number } | undefined;
  /** The words on the button that does the chosen option. */
  deed?(table: TableState, option: Option): string | undefined;
  /** The clause to read about the choice or the question; '' for the whole book. */
  clause(table: TableState): string;
  /** The sheet that tells about the choice. */
  about?(table: TableState): Sheet | undefined;
  /** What a round is called, in games that count by years or seasons. */
  round?(table: TableState, n: number): string;
  /** What is barred, by name; '' when its reason says it all, undefined when it needs no line. */
  barred(table: TableState, one: Barred): string | undefined;
  /** The amount that a hint leaves out of its words. */
  advised?(option: Option): boolean;
}
