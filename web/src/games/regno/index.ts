/** What Regno lends to the table. */
import { t } from '../../i18n';
import type { GameUi } from '../game';
import { plain } from '../plain';
import { placeOf } from './atlas';
import { isFighting, shownBattle } from './battle';
import Board from './Board.svelte';
import Head from './Head.svelte';
import { orderOf } from './names';
import { isTalking } from './offers';
import Options from './Options.svelte';
import { PARTS } from './parts';
import { orderIn } from './programme';
import { SEASONS } from './realm';
import Row from './Row.svelte';
import Seats from './Seats.svelte';
import Sheets from './Sheets.svelte';
import Stock from './Stock.svelte';
import { asRegno } from './table';

export const regno: GameUi = {
  Board, Head, Seats, Sheets, Options, Row, Stock, roomy: true, frame: 'map',

  tabs: (table) => (isFighting(table) || shownBattle(table) ? ['battle', ...PARTS] : PARTS).map((id) => ({ id, title: t(`regno.tab.${id}`) })),

  tabOf(table, now) {
    const { chosen } = table;
    if (shownBattle(table) || (isFighting(table) && table.mine && !chosen)) return 'battle';
    if (table.mine && isTalking(table)) return 'offers';
    if (!chosen || now === 'tables') return undefined;
    if (chosen.verb === 'lay') return 'realm';
    if (chosen.verb === 'research') return now === 'technology' ? undefined : 'technology';
    if (chosen.verb === 'sell' || chosen.verb === 'buy') return 'exchange';
    return placeOf(chosen.refs, asRegno(table)) === undefined ? undefined : 'map';
  },

  deed(table, option) {
    const { board, catalog, me } = asRegno(table);
    const order = orderIn(option.o);
    if (option.verb === 'lay') {
      const last = (board.realms[me]?.laid?.length ?? 0) % catalog.orders.per_season === catalog.orders.per_season - 1;
      return t(last ? 'regno.deed.lay_all' : 'regno.deed.lay');
    }
    if (option.verb === 'begin' && order !== undefined) return orderOf(order, catalog).short;
    return undefined;
  },

  round(table, n) {
    const season = SEASONS[(n + SEASONS.length - 1) % SEASONS.length]!;
    return t('regno.round', { season: asRegno(table).catalog.words['season']?.[season] ?? season, year: Math.ceil(n / SEASONS.length) });
  },

  clause: plain.clause,
  barred: plain.barred,
};
