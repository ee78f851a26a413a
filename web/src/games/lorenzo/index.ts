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
import { deedOf, refOf, stageOf } from './houses/names';
import Options from './Options.svelte';
import Row from './Row.svelte';
import Seats from './Seats.svelte';
import Sheets from './Sheets.svelte';
import { asLorenzo, sheetOf } from './table';

const TABS = ['towers', 'spaces', 'tracks', 'mine'];

export const lorenzo: GameUi = {
  Board, Head, Seats, Sheets, Options, Row, Stock: MyStock, Pieces: Members, After,

  tabs(table) {
    const first = stageOf(asLorenzo(table).board) ?? 'towers';
    return TABS.map((id) => ({ id, title: t(`board.tab_${id === 'towers' ? first : id}`) }));
  },

  tabOf(table) {
    const space = table.chosen?.detail?.space;
    if (!space) return undefined;
    if (/^(palace|market|harvest|production)/.test(space)) return 'spaces';
    return space.startsWith('leader.') ? 'mine' : 'towers';
  },

  asks(table) {
    if (!table.movable.size || !table.member || asLorenzo(table).board.phase !== 'actions') return undefined;
    return t('board.where', { member: t(`look.thing.member_${table.member}`) });
  },

  amount(table) {
    const { chosen } = table;
    const value = chosen?.detail?.value === undefined ? {} : { value: valueWith(chosen.detail, table.amount) };
    const servants = table.movable.size > 0 || chosen?.verb === 'take' || chosen?.verb === 'work';
    if (chosen?.verb === 'bid') return { label: t('houses.bid'), glyph: 'vp' };
    if (chosen?.verb === 'toll-with' || chosen?.verb === 'convert-with') return { label: t('board.servants'), glyph: 'servant' };
    if (chosen?.verb === 'exchange' || chosen?.verb === 'repeat') return { label: t('houses.times') };
    return { label: t(servants ? 'board.servants' : 'board.amount'), ...(servants ? { glyph: 'servant' } : {}), ...value };
  },

  deed(table, option) {
    const { board, catalog } = asLorenzo(table);
    if (option.verb === 'bid') return t('houses.do_bid', { n: table.amount });
    const houses = deedOf(option, board, catalog);
    if (houses) return t(`houses.do_${houses.key}`, houses);
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

  broad: (table) => asLorenzo(table).board.towers.length > 4,

  barred(table, one) {
    const { board, catalog } = asLorenzo(table);
    const at = floorOf(board, one.detail?.space ?? refOf(one, 'space') ?? '');
    // a floor whose card is gone says so itself
    return at && !at.floor.card ? undefined : nameOf(board, catalog, one);
  },

  advised: (option: Option) => option.detail?.space !== undefined,
};
