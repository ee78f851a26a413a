/** What things of Lords are called and how they are marked, out of catalog and board alone. */
import { t } from '../../i18n';
import { EMBLEMS, tintOf, COLOURS } from '../../look/words.svelte';
import type { Colour, LordsBoard, LordsCatalog } from './wire';

/** The empire that has a colour; undefined of grey and neutral. */
export const empireOf = ({ empires }: LordsCatalog, colour: Colour): string | undefined =>
  Object.keys(empires).find((id) => empires[id]!.colour === colour);

/** The class of a seat's colours, with its band from the seventh seat on. */
export const seatTint = (seat: number): string => `${tintOf(seat)} band-${Math.floor(seat / COLOURS)}`;
export const seatGlyph = (seat: number): string => EMBLEMS[seat] ?? 'lily';

/** The class and the glyph of a colour: of its empire, grey of what serves nobody. */
export function colourMark(catalog: LordsCatalog, colour: Colour): { tint: string; glyph: string } {
  const empire = empireOf(catalog, colour);
  return empire ? { tint: `e-${empire}`, glyph: empire } : { tint: 'e-none', glyph: 'any' };
}

/** `army` of `red.army.3`, `pirate` of `pirate.C7`. */
export const unitOf = (counter: string): string => counter.split('.').at(-2) ?? '';
const SHIPS = new Set(['galley', 'nao', 'pirate']);
export const isShip = (counter: string): boolean => SHIPS.has(unitOf(counter));
export const isCaravan = (counter: string): boolean => unitOf(counter) === 'caravan';
/** Of a player rather than of an empire. */
export const isHired = (counter: string): boolean => counter.startsWith('mercenary.') || counter.startsWith('pirate.');

/** Who lives now behind an L card: the person printed, or his heir. */
export function personOf(board: LordsBoard, { cards }: LordsCatalog, leader: string): string {
  const card = cards[leader];
  const heir = board.leaders[leader]?.heir ?? 0;
  return (heir > 0 && card?.heirs?.[heir - 1]) || (card?.title ?? leader);
}

/** A counter in words: `galley 3`, `Antonio Loredan, Captain of the Gulf`. */
export function counterName(catalog: LordsCatalog, counter: string): string {
  const unit = unitOf(counter);
  const n = counter.split('.').at(-1) ?? '';
  if (unit === 'pirate') return catalog.cards[n]?.title ?? n;
  return `${catalog.units[unit]?.name ?? unit} ${n}`;
}

/** Whose an account is and where its gold lies; `seat` of a chest, a bid, ransoms. */
export interface Purse {
  account: string;
  kind: string;
  n: number;
  name: string;
  /** Who may spend it. */
  seats: number[];
  glyph: string;
}

const GLYPHS: Record<string, string> = { chest: 'chest', vault: 'prisoner', bid: 'hammer', escrow: 'ally', pile: 'gold', purse: 'leader', hold: 'galley' };

/** An account as a line of the treasury. */
export function purseOf(board: LordsBoard, catalog: LordsCatalog, account: string): Purse {
  const [kind = '', ...more] = account.split('.');
  const id = more.join('.');
  const n = board.gold[account] ?? 0;
  const seat = Number(id) - 1;
  const line = { account, kind, n, glyph: GLYPHS[kind] ?? 'au' };
  switch (kind) {
    case 'treasury':
      return { ...line, glyph: id, name: catalog.empires[id]?.name ?? id, seats: board.spend[account] ?? [] };
    case 'pile':
      return { ...line, name: catalog.places[id]?.name ?? id, seats: board.spend[account] ?? [] };
    case 'purse': {
      const owner = board.leaders[id]?.seat;
      return { ...line, name: personOf(board, catalog, id), seats: owner === undefined ? [] : [owner] };
    }
    case 'hold': {
      const owner = board.counters[id]?.seat;
      return { ...line, name: counterName(catalog, id), seats: owner === undefined ? [] : [owner] };
    }
    case 'supply':
      return { ...line, name: t('lords.supply'), seats: [] };
    default:
      return { ...line, name: `[seat ${seat}]`, seats: kind === 'chest' || kind === 'escrow' ? [seat] : [] };
  }
}

/** Accounts in the order of the table: treasuries, cities, leaders, holds; those of players stand with the players. */
export function purses(board: LordsBoard, catalog: LordsCatalog): Purse[] {
  const shown = new Set([...Object.keys(board.spend), ...Object.keys(board.gold)]);
  const order = ['treasury', 'pile', 'purse', 'hold'];
  return [...shown]
    .map((account) => purseOf(board, catalog, account))
    .filter(({ kind, n }) => order.includes(kind) && (n > 0 || kind === 'treasury'))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.n - a.n || a.name.localeCompare(b.name));
}

/** The greatest bid, and who holds it. */
export function topBid(board: LordsBoard): { seat: number; n: number } | undefined {
  const bids = board.players.map(({ seat }) => ({ seat, n: board.gold[`bid.${seat + 1}`] ?? 0 }));
  const best = bids.reduce((a, b) => (b.n > a.n ? b : a), { seat: -1, n: 0 });
  return best.n > 0 ? best : undefined;
}

/** What a seat does in the auction. */
export type Bidding = 'awaited' | 'top' | 'bid' | 'passed' | 'barred';
export function biddingOf(board: LordsBoard, asked: number[], seat: number): Bidding | undefined {
  const { auction } = board;
  if (!auction) return undefined;
  if (asked.includes(seat)) return 'awaited';
  if (topBid(board)?.seat === seat) return 'top';
  if (!auction.bidders.includes(seat)) return 'barred';
  if (auction.passed.includes(seat)) return 'passed';
  return (board.gold[`bid.${seat + 1}`] ?? 0) > 0 ? 'bid' : undefined;
}

/** Seats as they are best read: who is awaited first, of them the reader before all, then the reader, then in the order of the table. */
export function seatOrder(board: LordsBoard, asked: number[], me: number): number[] {
  const rank = (seat: number): number => (asked.includes(seat) ? 0 : 2) + (seat === me ? 0 : 1);
  const place = new Map(board.order.map((seat, i) => [seat, i]));
  return board.players
    .map(({ seat }) => seat)
    .sort((a, b) => rank(a) - rank(b) || (place.get(a) ?? a) - (place.get(b) ?? b));
}

/** The glyph of each kind of card, and the class of its type. */
const KIND_GLYPHS: Record<string, string> = { navigation: 'astrolabe', building: 'church' };
export const cardGlyph = (kind: string): string => KIND_GLYPHS[kind] ?? kind;

/** How far a project is: 1 immature, 2 semi-mature, 3 mature; undefined of what does not mature. */
export const ripeness = (block?: string): number | undefined =>
  block === undefined ? undefined : ['immature', 'semi_mature', 'mature'].indexOf(block) + 1;

/** The season and year of a round: four a year, the present one is known. */
export function seasonOf({ round, year, season }: LordsBoard, { seasons }: LordsCatalog, n: number): { season: string; year: number } {
  const ids = Object.keys(seasons) as (keyof typeof seasons)[];
  const months = year * ids.length + ids.indexOf(season) + n - round;
  return { season: seasons[ids[months % ids.length]!].name, year: Math.floor(months / ids.length) };
}
