/** What Lords lends to the table. */
import { t } from '../../i18n';
import { pieces } from '../../look/rich';
import type { Sheet, TableState } from '../../table/state.svelte';
import type { GameUi } from '../game';
import { candidateOf } from '../plain/groups';
import Board from './Board.svelte';
import Head from './Head.svelte';
import './lords.css';
import { seasonOf, topBid } from './names';
import Options from './Options.svelte';
import { PARTS, partOf } from './parts';
import Row from './Row.svelte';
import Seats from './Seats.svelte';
import Sheets from './Sheets.svelte';
import { told } from './sheets';
import Stock from './Stock.svelte';
import { asLords } from './table';

/** The first clause that a text cites. */
const cited = (text = ''): string | undefined => {
  const found = pieces(text).find((piece) => piece.kind === 'clause');
  return found?.kind === 'clause' ? found.id : undefined;
};

/** What the choice is about: its card, leader, counter, strait or place. */
function about(table: TableState): Sheet | undefined {
  const { board, catalog } = asLords(table);
  const sheets = (table.chosen?.refs ?? []).map((id): Sheet => ({ kind: 'ref', id }));
  return sheets.find((sheet) => told(sheet, board, catalog));
}

export const lords: GameUi = {
  Board, Head, Seats, Sheets, Options, Row, Stock, roomy: true, frame: 'map',

  tabs: () => PARTS.map(({ id }) => ({ id, title: t(`lords.tab.${id}`) })),

  tabOf(table) {
    const { board } = asLords(table);
    return table.chosen && partOf(table.chosen.refs, board, table.me);
  },

  asks(table) {
    const { board, catalog } = asLords(table);
    if (table.question?.key !== 'limits' || !board.auction) return undefined;
    const card = (catalog.cards[board.auction.card]?.title ?? board.auction.card).replace(/ \(.*\)$/, '');
    const top = topBid(board);
    return top ? t('lords.asks_over', { card, n: top.n, seat: top.seat }) : t('lords.asks_first', { card });
  },

  amount(table) {
    const verb = table.chosen?.verb ?? '';
    const bids = /bid|limit|pay|ransom|toll|gold|tribute|passage|au|cape/.test(verb);
    return { label: t(bids ? 'lords.au' : 'board.amount'), ...(bids ? { glyph: 'au' } : {}) };
  },

  clause(table) {
    const { board, catalog } = asLords(table);
    const card = board.auction && table.mine ? catalog.cards[board.auction.card]?.clauses[0] : undefined;
    return cited(table.chosen?.text) ?? cited(table.question?.text) ?? card ?? '';
  },

  about,

  round(table, n) {
    const { board, catalog } = asLords(table);
    return t('lords.when', { ...seasonOf(board, catalog, n) });
  },

  barred: (table, one) => candidateOf(one, table.barred, table.catalog),
};
