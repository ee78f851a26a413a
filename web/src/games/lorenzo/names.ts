/** What a row of the decision list says of an option: names, glyph, price and gain, from the board and the catalog. */
import { has, t } from '../../i18n';
import type { Amount, Barred, LorenzoCatalog, CardType, Floor, Gain, LorenzoBoard, Option, Placement, TowerName } from '../../wire';

export const TYPES: readonly CardType[] = ['territory', 'character', 'building', 'venture'];
export const RESOURCES = ['coin', 'wood', 'stone', 'servant', 'mp', 'fp', 'vp'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** A number with a true minus sign. */
export const signed = (n: number): string => String(n).replace('-', '−');

/** The ruler of the victory points: it grows with them, and begins below nothing where somebody owes points. */
export function ruler(points: readonly number[]): { low: number; top: number; tick: number } {
  const most = Math.max(...points);
  const top = most <= 25 ? 25 : most <= 50 ? 50 : Math.ceil(most / 25) * 25;
  const tick = top <= 25 ? 5 : top <= 50 ? 10 : 25;
  return { low: Math.min(0, Math.floor(Math.min(...points) / tick) * tick), top, tick };
}

export interface Row {
  icon: string;
  tint: string;
  title: string;
  small: string;
  pay: Gain[];
  toll: number;
  /** Spent for the action value. */
  servants: number;
  gain: Gain;
  /** One of them is chosen later. */
  works: [area: string, gain: Gain][];
}

export function floorOf(board: LorenzoBoard, space: string): { type: TowerName; floor: Floor; n: number } | undefined {
  for (const { tower, floors } of board.towers) {
    const index = floors.findIndex((floor) => floor.space === space);
    if (index >= 0) return { type: tower, floor: floors[index]!, n: index + 1 };
  }
  return undefined;
}

/** Why not, in a few words for the foot of a card: the clause's short words around the amounts of the sentence. */
export function shortReason({ clause, text }: Barred): string {
  const key = `board.short_${clause}`;
  const [a = '', b = ''] = text.match(/\[[^\]]+\]/g) ?? [];
  return has(key) ? t(key, { a, b }) : text;
}

/** Where the rulebook speaks of a question. */
const ASKED: Record<string, string> = {
  turn: 'L-14',
  late: 'A-17',
  end: 'L-74',
  tile: 'L-9',
  keep: 'L-8',
  pay: 'L-30',
  privilege: 'L-45',
  lose: 'A-1',
  'bonus-tower': 'L-36',
  'bonus-work': 'L-41',
  production: 'L-55',
  raise: 'L-79',
  copy: 'L-83',
  support: 'L-61',
  bid: 'R-11',
  'give-token': 'R-16',
  'drop-token': 'HR-27',
  'play-free': 'R-25',
  'play-open': 'R-42',
  'take-back': 'R-24',
  'take-left': 'R-38',
  'give-up': 'HR-45',
  wake: 'R-43',
  'work-at': 'HR-35',
  activate: 'R-26',
  'family-harvest': 'R-32',
  'one-card': 'HR-32',
  toll: 'HR-36',
  'pay-leader': 'HR-36',
};

/** The clause to read about a choice: that of its place or leader, else that of the question; '' when there is none. */
export function clauseOf(catalog: LorenzoCatalog, chosen: Option | undefined, asked: string | undefined): string {
  const leader = chosen?.refs.find((ref) => ref.startsWith('leader.'))?.slice('leader.'.length) ?? '';
  const family = chosen?.refs.find((ref) => ref.startsWith('family.'))?.slice('family.'.length) ?? '';
  const about =
    catalog.spaces[chosen?.detail?.space ?? '']?.text ??
    catalog.leaders[leader]?.text ??
    [catalog.families?.[family]?.text ?? ''].flat().join(' ');
  return /\[([A-Z]+-\d+)\]/.exec(about)?.[1] ?? ASKED[asked ?? ''] ?? '';
}

/** The action value with `servants` spent. */
export function valueWith(detail: Placement, servants: number): number {
  return (detail.value ?? 0) + Math.floor(servants / (detail.per_servant ?? 1)) * (detail.servant_value ?? 1);
}

const reached = (gains: [number, Gain][], servants: number): Gain | undefined =>
  gains.filter(([from]) => from <= servants).at(-1)?.[1];

/** What comes at once with `servants` spent, and what is lost. */
export function gainWith({ gains = [], gain = [], loss = [] }: Placement, servants: number): Gain {
  return [...(reached(gains, servants) ?? gain), ...loss.map(([thing, n]): Amount => [thing, -n])];
}

/** What each of two works would give, where the leader lets choose, with `servants` spent. */
export function worksWith({ works }: Placement, servants: number): [area: string, gain: Gain][] {
  return Object.entries(works ?? {}).map(([area, gains]) => [area, reached(gains, servants) ?? []]);
}

/** The glyph of a space. */
export function iconOf(space: string): string {
  const area = space.split('.')[0] ?? 'any';
  return area === 'special' ? 'token' : area;
}

/** What stands at a space: its card by name, or the space by its own. */
export function placeName(board: LorenzoBoard, catalog: LorenzoCatalog, space: string): { title: string; small: string } {
  const at = floorOf(board, space);
  if (at)
    return {
      title: catalog.cards[at.floor.card ?? '']?.name ?? catalog.spaces[space]?.name ?? space,
      small: t('board.value', { n: at.floor.value }),
    };
  const [area = '', part = ''] = space.split('.');
  if (area === 'leader') return { title: catalog.leaders[part]?.name ?? space, small: t('houses.own_space') };
  if (area === 'market') return { title: t('board.market'), small: t('board.stall', { n: part }) };
  if (area === 'palace') return { title: t('board.palace'), small: '' };
  if (area === 'harvest' || area === 'production') return { title: t(`board.${area}`), small: t(`board.${part}`) };
  return { title: catalog.spaces[space]?.name ?? space, small: '' };
}

/** The row of a placement; nothing when the option is not one. */
export function rowOf(
  board: LorenzoBoard,
  catalog: LorenzoCatalog,
  detail: Placement | undefined,
  amount?: number,
): Row | undefined {
  if (!detail?.space) return undefined;
  const { title, small } = placeName(board, catalog, detail.space);
  const at = floorOf(board, detail.space);
  // a special card's type is its own, not its tower's
  const type = at && (catalog.cards[at.floor.card ?? '']?.type ?? at.type);
  const work = /^(harvest|production)\./.test(detail.space);
  const value = valueWith(detail, amount ?? detail.need ?? 0);
  return {
    icon: at?.type === 'special' && type ? iconOf(type) : iconOf(detail.space),
    tint: type ? `c-${type}` : '',
    title,
    small: work ? t('board.work_value', { part: small, value }) : small,
    pay: detail.pay ?? [],
    toll: detail.toll ?? 0,
    servants: amount ?? detail.need ?? 0,
    gain: gainWith(detail, amount ?? detail.need ?? 0),
    works: worksWith(detail, amount ?? detail.need ?? 0),
  };
}

/** What is barred, by name. */
export function nameOf(board: LorenzoBoard, catalog: LorenzoCatalog, one: Barred): string {
  const space = one.detail?.space ?? one.refs.find((ref) => ref.startsWith('space.'))?.slice('space.'.length);
  const row = space && rowOf(board, catalog, { space, value: one.detail?.value ?? 0 });
  if (row)
    return /^(market|harvest|production)\./.test(space) ? (catalog.spaces[space]?.name ?? row.title) : row.title;
  const family = one.refs.find((ref) => ref.startsWith('family.'))?.slice('family.'.length);
  if (family) return catalog.families?.[family]?.name ?? '';
  const face = one.refs.find((ref) => ref.startsWith('face.'))?.slice('face.'.length);
  if (face) return catalog.tokens?.faces[face]?.name ?? '';
  const leader = one.refs.find((ref) => ref.startsWith('leader.'))?.slice('leader.'.length);
  return (leader && catalog.leaders[leader]?.name) ?? '';
}
