/** What a game lends to the table that has no board of its own: its page of tables. */
import { pieces } from '../../look/rich';
import type { GameUi } from '../game';
import Board from './Board.svelte';
import { candidateOf } from './groups';
import Head from './Head.svelte';
import Options from './Options.svelte';
import { blocksOf, blockWith } from './page';
import Row from './Row.svelte';
import Seats from './Seats.svelte';
import Sheets from './Sheets.svelte';
import Stock from './Stock.svelte';

/** The first clause that a text cites. */
const cited = (text = ''): string | undefined => {
  const found = pieces(text).find((piece) => piece.kind === 'clause');
  return found?.kind === 'clause' ? found.id : undefined;
};

export const plain: GameUi = {
  Board, Head, Seats, Sheets, Options, Row, Stock, roomy: true,

  tabs: (table) => blocksOf(table.doc).map(({ id, title }) => ({ id, title })),

  tabOf: (table, now) => table.chosen && blockWith(table.doc, table.chosen.refs, now),

  clause: (table) => cited(table.chosen?.text) ?? cited(table.question?.text) ?? '',

  barred(table, one) {
    return candidateOf(one, table.barred, table.catalog);
  },
};
