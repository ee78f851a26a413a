/** What Lorenzo's card browser lists: everything in the catalog, by kind, and the filters that its address keeps. */
import { has, t } from '../../../i18n';
import { spoken } from '../../../look/rich';
import type { Words } from '../../../look/words.svelte';
import { fold } from '../../../rules/book';
import type { BonusTile, Card, CardType, Face, Family, Gain, Leader, LorenzoCatalog, Tile } from '../../../wire';
import { ROMAN, TYPES } from '../names';

export const KINDS = ['card', 'leader', 'family', 'tile', 'bonus_tile', 'auction_tile', 'token'] as const;
export type Kind = (typeof KINDS)[number];
export const PERIODS = ['1', '2', '3'] as const;
export const DECKS = ['base', 'special'] as const;
/** What a card can ask for or give, in the order of the lists. */
export const GOODS = ['coin', 'wood', 'stone', 'servant', 'mp', 'fp', 'vp', 'priv', 'token'] as const;
export const ACTIONS = ['harvest', 'production', 'tower'] as const;

/** `entry`: its part of the catalog, by kind; `lines`: what it does, in marked sentences. */
export interface Thing {
  kind: Kind;
  id: string;
  name: string;
  type?: CardType;
  period?: number;
  deck: (typeof DECKS)[number];
  lines: string[];
  rulings: string[];
  reconstruction?: string;
  asks: string[];
  gives: string[];
  entry: Card | Leader | Family | Tile | BonusTile | AuctionTile | Face;
}

/** A sentence in words alone, amounts parted by commas, without the clauses that it cites. */
export const worded = (line: string, words: Words): string =>
  spoken(line.replace(/ ?\[[A-Z]+-\d+\]/g, '').replaceAll('] [', '], ['), words);

export type AuctionTile = NonNullable<LorenzoCatalog['lots']>[string];

export interface Filter {
  kind?: string;
  type?: string;
  period?: string;
  deck?: string;
  asks?: string;
  gives?: string;
  q?: string;
}

const KNOWN: Record<Exclude<keyof Filter, 'q'>, readonly string[]> = {
  kind: KINDS,
  type: TYPES,
  period: PERIODS,
  deck: DECKS,
  asks: [...GOODS, ...TYPES],
  gives: [...GOODS, ...ACTIONS],
};

/** The filters of an address; what it does not know is left out. */
export function filterOf(query: string): Filter {
  const given = new URLSearchParams(query);
  const found: Filter = {};
  for (const key of Object.keys(KNOWN) as (keyof typeof KNOWN)[]) {
    const value = given.get(key) ?? '';
    if (KNOWN[key].includes(value)) found[key] = value;
  }
  const q = given.get('q')?.trim();
  return q ? { ...found, q } : found;
}

/** The address's query of filters, in a steady order. */
export function queryOf(filter: Filter): string {
  const keys = [...Object.keys(KNOWN), 'q'] as (keyof Filter)[];
  return new URLSearchParams(keys.flatMap((key) => (filter[key] ? [[key, filter[key]]] : []))).toString();
}

/** Everything in the catalog: cards by type and period, then leaders, families, tiles. */
export function thingsOf(catalog: LorenzoCatalog): Thing[] {
  const cards = Object.entries(catalog.cards).map(([id, card]) => cardThing(id, card));
  const place = (one: Thing): number[] => [TYPES.indexOf(one.type!), one.period!, (one.entry as Card).n];
  cards.sort((a, b) => place(a).map((n, i) => n - place(b)[i]!).find((n) => n) ?? 0);
  return [
    ...cards,
    ...Object.entries(catalog.leaders).map(([id, leader]) => leaderThing(id, leader, catalog)),
    ...Object.entries(catalog.families ?? {}).map(([id, family]) => {
      const lines = [family.text].flat();
      return made('family', id, family, family.name, lines, [], lines.flatMap(given));
    }),
    ...Object.entries(catalog.tiles).map(([id, tile]) =>
      made('tile', id, tile, t('cards.tile', { code: codeOf(id) }), [tile.text], [], []),
    ),
    ...Object.entries(catalog.bonus_tiles).map(([id, tile]) => {
      const said = (area: 'harvest' | 'production'): string => `${t(`board.${area}`)}: ${marks(tile[area])}`;
      const gives = [...tile.harvest, ...tile.production].map(([thing]) => thing);
      return made('bonus_tile', id, tile, capital(tile.name ?? id), [said('harvest'), said('production')], [], gives);
    }),
    ...Object.entries(catalog.lots ?? {}).map(([id, lot]) =>
      made('auction_tile', id, lot, lot.name, [t('cards.brings', { goods: marks(lot.gain) })], [], lot.gain.map(([thing]) => thing)),
    ),
    ...Object.entries(catalog.tokens?.faces ?? {}).map(([id, face]) => {
      const gives = face.work ? [face.work.area] : given(face.text);
      const reconstruction = catalog.tokens?.reconstruction;
      return made('token', id, reconstruction ? { ...face, reconstruction } : face, face.name, [face.text], [], gives);
    }),
  ];
}

const marks = (gain: Gain): string => gain.map(([thing, n]) => `[${n} ${thing}]`).join(' ');

/** Kinds that only Houses of Renaissance has. */
const OF_HOUSES: readonly Kind[] = ['family', 'auction_tile', 'token'];

type Common = { rulings?: string[]; reconstruction?: string; deck?: string; period?: number };

function made(
  kind: Kind, id: string, entry: Thing['entry'] & Common, name: string, lines: string[], asks: string[], gives: string[],
): Thing {
  return {
    kind,
    id,
    name,
    entry,
    lines,
    deck: OF_HOUSES.includes(kind) || entry.deck === 'special' ? 'special' : 'base',
    rulings: entry.rulings ?? [],
    asks: [...new Set(asks)],
    gives: [...new Set(gives)],
    ...(entry.period ? { period: entry.period } : {}),
    ...(entry.reconstruction ? { reconstruction: entry.reconstruction } : {}),
  };
}

function cardThing(id: string, card: Card): Thing {
  const asks = card.costs.flat().map(([thing]) => thing);
  if (card.need) asks.push('mp');
  const gains = [card.gain, card.per?.gain, card.work_gain, ...(card.convert ?? []).map(({ gain }) => gain)];
  const gives = gains.flatMap((gain) => (gain ?? []).map(([thing]) => thing));
  if (card.end_vp) gives.push('vp');
  for (const one of [card.bonus, card.lasting]) if (one) gives.push(one.kind);
  // of effects that only the expansion has, the sentences after those of the price tell
  if (card.deck === 'special') gives.push(...card.text.slice(card.costs.length || 1).flatMap(given));
  return { ...made('card', id, card, card.name, card.text, asks, gives), type: card.type };
}

function leaderThing(id: string, leader: Leader, catalog: LorenzoCatalog): Thing {
  const several = TYPES.filter((type) => fold(leader.requirement).includes(fold(catalog.types?.[type] ?? '\0')));
  const asks = leader.needs?.length ? leader.needs.map(([thing]) => thing) : several;
  const lines = [t('cards.asks_for', { needs: leader.requirement }), leader.text];
  const actions = ACTIONS.filter((action) => has(`board.${action}`) && fold(leader.text).includes(fold(t(`board.${action}`))));
  return made('leader', id, leader, leader.name, lines, asks, [...given(leader.text), ...actions]);
}

/** The amounts that a sentence names, without what is paid for them. */
function given(line: string): string[] {
  const gained = line.replace(/(\[[^\]]+\]\s*)+→/g, '');
  return [...gained.matchAll(/\[\d+ ([a-z]\w*)\]/g)].map((match) => match[1]!);
}

/** `tile_1_3` is I-3. */
export function codeOf(tile: string): string {
  const [, period, number] = /^tile_(\d)_(\d)$/.exec(tile) ?? [];
  return period && number ? `${ROMAN[Number(period)]}-${number}` : tile;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What fits all filters. The text is looked for in names, effects in words, and ids of clauses. */
export function filtered(things: Thing[], filter: Filter, words: Words): Thing[] {
  const sought = fold(filter.q ?? '').split(/\s+/).filter(Boolean);
  return things.filter((one) => {
    if (filter.kind && one.kind !== filter.kind) return false;
    if (filter.type && one.type !== filter.type) return false;
    if (filter.period && String(one.period) !== filter.period) return false;
    if (filter.deck && one.deck !== filter.deck) return false;
    if (filter.asks && !one.asks.includes(filter.asks)) return false;
    if (filter.gives && !one.gives.includes(filter.gives)) return false;
    if (!sought.length) return true;
    const whole = fold(`${one.name} ${one.lines.map((line) => worded(line, words)).join(' ')} ${one.rulings.join(' ')}`);
    return sought.every((word) => whole.includes(word));
  });
}

export interface Group {
  id: string;
  title: string;
  icon: string;
  things: Thing[];
}

/** The parts of the list, each with a title: cards by type, all else by kind. */
export function groupsOf(things: Thing[]): Group[] {
  const found = new Map<string, Group>();
  for (const one of things) {
    const id = one.type ?? one.kind;
    const group = found.get(id) ?? { id, title: t(`cards.many_${id}`), icon: ICONS[id] ?? id, things: [] };
    group.things.push(one);
    found.set(id, group);
  }
  return [...found.values()];
}
const ICONS: Record<string, string> = { tile: 'excom', bonus_tile: 'bonus', auction_tile: 'chest' };
