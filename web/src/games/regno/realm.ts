/** What a realm and its provinces come to, counted from the board: no rule is applied here. */
import type { Gain } from '../../wire';
import type { Category, Counts, Force, Owner, Province, RegnoBoard, RegnoCatalog, Season } from './wire';

export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
export const CATEGORIES: readonly Category[] = ['raw', 'worked', 'luxury'];

/** The seat that an owner is; undefined: a power without one. */
export function seatOf(owner: Owner): number | undefined {
  const n = Number(owner);
  return Number.isInteger(n) ? n - 1 : undefined;
}

/** How many there are in all. */
export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Free inhabitants at work, and those who could be. */
export const atWork = ({ worked }: Province): number => worked.length;
export const idle = ({ free, worked }: Province): number => Math.max(0, free - worked.length);

/** What stands in a province: its buildings, then its fortress; `off`: it does not work. */
export function works({ buildings, damaged, worked, slaved, fortress }: Province): { id: string; damaged: boolean; worked: boolean; slaved: boolean }[] {
  const all = fortress ? [...buildings, fortress.kind] : buildings;
  return all.map((id) => ({ id, damaged: damaged.includes(id), worked: worked.includes(id), slaved: slaved.includes(id) }));
}

/** The goods that a province's buildings yield, with how many of them are at work. */
export function goodsOf(province: Province, catalog: RegnoCatalog): { good: string; n: number; worked: number }[] {
  const found = new Map<string, { good: string; n: number; worked: number }>();
  for (const { id, damaged, worked, slaved } of works(province)) {
    const kind = catalog.buildings[id];
    if (kind?.kind !== 'productive' || kind.good === undefined) continue;
    const entry = found.get(kind.good) ?? { good: kind.good, n: 0, worked: 0 };
    entry.n += 1;
    if (!damaged && (worked || slaved)) entry.worked += 1;
    found.set(kind.good, entry);
  }
  return [...found.values()];
}

/** Pieces of one owner in one place, whatever state they are in. */
export interface Army {
  place: string;
  owner: Owner;
  n: number;
  /** How many of them can fight and move. */
  ready: number;
  forces: Force[];
}

/** Armies by place and owner, the strongest of a place first. */
export function armiesOf(forces: Force[]): Army[] {
  const found = new Map<string, Army>();
  for (const force of forces) {
    const key = `${force.place}.${force.owner}`;
    const army = found.get(key) ?? { place: force.place, owner: force.owner, n: 0, ready: 0, forces: [] };
    const n = total(force.units);
    army.n += n;
    if (force.status === 'ready') army.ready += n;
    army.forces.push(force);
    found.set(key, army);
  }
  return [...found.values()].filter(({ n }) => n > 0).sort((a, b) => b.n - a.n);
}

/** The goods of a category. */
export function goodsIn(category: Category, catalog: RegnoCatalog): string[] {
  return Object.keys(catalog.categories).filter((good) => catalog.categories[good] === catalog.words['category']?.[category]);
}

/** Florins that the bank pays in a band of a category. */
export const priceOf = (category: Category, band: number, { prices }: RegnoCatalog): number =>
  prices[CATEGORIES.indexOf(category)]?.[band - 1] ?? 0;

/** What a level of a branch opens: buildings, pieces, ships. */
export function opened(branch: string, level: number, catalog: RegnoCatalog): { kind: 'building' | 'unit' | 'ship'; id: string; name: string }[] {
  const at = (needs: [string, number][]): boolean => needs.some(([b, l]) => b === branch && l === level);
  const named = (kind: 'building' | 'unit', of: Record<string, { name: string; needs: [string, number][] }>) =>
    Object.entries(of).flatMap(([id, { name, needs }]) => (at(needs) ? [{ kind, id, name }] : []));
  const ships = Object.entries(catalog.ships).flatMap(([id, { name, navigation }]) =>
    branch === 'navigation' && navigation === level ? [{ kind: 'ship' as const, id, name }] : [],
  );
  return [...named('building', catalog.buildings), ...named('unit', catalog.units), ...ships];
}

/** The cards of a seat in this season, 0: face down; its own as it lays them, and those that its spies have seen. */
export function programOf(board: RegnoBoard, seat: number, me: number, perSeason: number): number[] {
  const realm = board.realms[seat];
  if (!realm) return [];
  const laying = seat === me && board.phase === 'programming' ? (realm.laid ?? []) : [];
  if (laying.length) return laying.slice(0, perSeason);
  const seen = board.realms[me]?.seen?.filter((one) => one.round === board.round && one.seat === seat).map(({ order }) => order) ?? [];
  const shown = [...realm.program];
  for (const order of seen) if (!shown.includes(order) && shown.includes(0)) shown[shown.indexOf(0)] = order;
  return shown;
}

/** Florins, then the goods that a realm has, in the order of the catalog. */
export const stockOf = (stock: Counts, catalog: RegnoCatalog): Gain =>
  [...Object.keys(catalog.resources)].sort((a, b) => Number(b === 'florins') - Number(a === 'florins')).map((good) => [good, stock[good] ?? 0]);
