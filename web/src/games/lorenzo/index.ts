/** What Lorenzo lends to the table. */
import { t } from '../../i18n';
import type { Option } from '../../wire';
import type { GameUi } from '../game';
import After from './After.svelte';
import Board from './Board.svelte';
import Head from './Head.svelte';
import Members from './Members.svelte';
import MyStock from './MyStock.svelte';
import { clauseOf, floorOf, nameOf, rowOf, valueWith } from './names';
import Options from './Options.svelte';
import Row from './Row.svelte';
import Seats from './Seats.svelte';
import Sheets from './Sheets.svelte';
import { asLorenzo, sheetOf } from './table';

const TABS = ['towers', 'spaces', 'tracks', 'mine'];

export const lorenzo: GameUi = {
  Board, Head, Seats, Sheets, Options, Row, Stock: MyStock, Pieces: Members, After,

  tabs(table) {
    const { phase } = asLorenzo(table).board;
    const first = phase === 'tiles' || phase === 'leaders' ? 'draft' : 'towers';
    return TABS.map((id) => ({ id, title: t(`board.tab_${id === 'towers' ? first : id}`) }));
  },

  tabOf(table) {
    const space = table.chosen?.detail?.space;
    return space && (/^(palace|market|harvest|production)/.test(space) ? 'spaces' : 'towers');
  },

  asks(table) {
    if (!table.movable.size || !table.member || asLorenzo(table).board.phase !== 'actions') return undefined;
    return t('board.where', { member: t(`look.thing.member_${table.member}`) });
  },

  amount(table) {
    const { chosen } = table;
    const value = chosen?.detail?.value === undefined ? {} : { value: valueWith(chosen.detail, table.amount) };
    const servants = table.movable.size > 0 || chosen?.verb === 'take' || chosen?.verb === 'work';
    return { label: t(servants ? 'board.servants' : 'board.amount'), ...(servants ? { glyph: 'servant' } : {}), ...value };
  },

  deed(table, option) {
    const { board, catalog } = asLorenzo(table);
    const row = rowOf(board, catalog, option.detail);
    if (!row) return undefined;
    const area = option.detail?.space?.split('.')[0] ?? '';
    if (option.verb === 'take') return t('board.do_take', { what: row.title });
    if (area === 'harvest' || area === 'production') return t(`board.do_${area}`);
    return t('board.do_place', { what: row.title });
  },

  clause(table) {
    return clauseOf(asLorenzo(table).catalog, table.chosen, table.mine ? table.question?.key : undefined);
  },

  about: sheetOf,

  read: (table) => table.options.some(({ verb }) => verb === 'keep'),

  barred(table, one) {
    const { board, catalog } = asLorenzo(table);
    const at = one.detail?.space ? floorOf(board, one.detail.space) : undefined;
    // a floor whose card is gone says so itself
    return at && !at.floor.card ? undefined : nameOf(board, catalog, one);
  },

  advised: (option: Option) => option.detail?.space !== undefined,
};
