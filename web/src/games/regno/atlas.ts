/** What Regno lays on its map: how each place looks by the layer that is shown, and the pieces that stand there. */
import { t } from '../../i18n';
import type { Words } from '../../look/words.svelte';
import type { ChartName } from '../../charts';
import type { Layer, Look, Mark } from '../../map/types';
import { emblemOf, glyphOf, ownerName, tintOfOwner } from './names';
import { armiesOf, atWork, goodsOf, idle, seatOf, works } from './realm';
import type { Province, RegnoBoard, RegnoCatalog } from './wire';

export type LayerId = 'owners' | 'goods' | 'war' | 'unrest' | 'people';

const LAYERS: [LayerId, string][] = [['owners', 'leader'], ['goods', 'order4'], ['war', 'order2'], ['unrest', 'unrest'], ['people', 'family']];

export const layers = (): Layer[] => LAYERS.map(([id, glyph]) => ({ id, glyph, title: t(`regno.layer.${id}`) }));

/** The chart that a board is drawn on. */
export function chartFor({ provinces, realms }: RegnoBoard): ChartName {
  if ('GEN' in provinces) return 'italy';
  const seats = Math.min(6, Math.max(2, realms.length)) as 2 | 3 | 4 | 5 | 6;
  return `schematic-${seats}`;
}

interface Reader {
  board: RegnoBoard;
  catalog: RegnoCatalog;
  words: Words;
  me: number;
}

/** How every place looks, by `place.ID`. */
export function looksOf(reader: Reader, layer: LayerId): Record<string, Look> {
  const { board, catalog } = reader;
  const found: Record<string, Look> = {};
  for (const [id, place] of Object.entries(catalog.places)) {
    const province = board.provinces[id];
    found[`place.${id}`] = province ? look(reader, id, province, layer) : { name: place.name };
  }
  return found;
}

function look(reader: Reader, id: string, province: Province, layer: LayerId): Look {
  const owner = seatOf(province.owner);
  const state = stateOf(province);
  return {
    name: reader.catalog.places[id]?.name ?? id,
    said: said(reader, id, province),
    ...(owner !== undefined && { tint: tintOfOwner(province.owner) }),
    ...(state && { state }),
    ...(province.settlement !== 'none' && { town: province.settlement }),
    ...(reader.board.realms.some(({ capital }) => capital === id) && { capital: true }),
    chips: chips(reader, province, layer),
  };
}

/** What is drawn over a province's colour. */
export function stateOf({ besieger, rebels_against, horde, sacked }: Province): Look['state'] {
  if (besieger !== undefined) return 'siege';
  if (rebels_against !== undefined || horde) return 'revolt';
  return sacked ? 'waste' : undefined;
}

type Chip = NonNullable<Look['chips']>[number];

function chips({ catalog, words }: Reader, province: Province, layer: LayerId): Chip[] {
  if (layer === 'goods')
    return goodsOf(province, catalog).map(({ good, n, worked }) => ({
      glyph: good,
      name: t('regno.map.yields', { good: words.thing(good), n: worked, all: n }),
      n: worked,
      ...(worked === 0 && { off: true }),
    }));
  if (layer === 'war') {
    const { fortress } = province;
    if (!fortress) return [];
    const kind = catalog.buildings[fortress.kind]?.name ?? fortress.kind;
    return [{ glyph: glyphOf(fortress.kind), name: t('regno.map.walls', { kind, n: fortress.ps, most: fortress.most }), n: fortress.ps, ...(fortress.breached && { off: true }) }];
  }
  if (layer === 'unrest') {
    if (seatOf(province.owner) === undefined) return [];
    const free = idle(province);
    return [
      { glyph: 'unrest', name: t('regno.map.unrest', { n: province.unrest, most: catalog.revolt_at }), n: province.unrest, ...(province.unrest === 0 && { off: true }) },
      ...(free ? [{ glyph: 'worker', name: t('regno.map.idle', { n: free }), n: free }] : []),
    ];
  }
  if (layer === 'people')
    return province.fief === undefined ? [] : [{ glyph: 'castle', name: t('regno.map.fief', { who: catalog.people[province.fief] ?? province.fief }) }];
  return works(province).map(({ id, damaged }) => {
    const name = catalog.buildings[id]?.name ?? id;
    return { glyph: glyphOf(id), name: damaged ? t('regno.map.damaged', { name }) : name, ...(damaged && { off: true }) };
  });
}

/** A province in words, for its tip and for who can't see it. */
export function said(reader: Reader, id: string, province: Province): string {
  const { board, catalog, words } = reader;
  const { besieger, rebels_against, fortress } = province;
  const parts = [
    ownerName(province.owner, words),
    catalog.words['settlement']?.[province.settlement] ?? '',
    board.realms.some(({ capital }) => capital === id) ? t('regno.map.capital') : '',
    works(province).map((one) => catalog.buildings[one.id]?.name ?? one.id).join(', '),
    province.free ? t('regno.map.people', { work: atWork(province), idle: idle(province) }) : '',
    province.slaves ? t('regno.map.slaves', { n: province.slaves }) : '',
    province.unrest ? t('regno.map.unrest', { n: province.unrest, most: catalog.revolt_at }) : '',
    besieger === undefined ? '' : t('regno.map.besieged', { who: ownerName(besieger, words), n: fortress?.ps ?? 0, most: fortress?.most ?? 0 }),
    rebels_against === undefined ? '' : t('regno.map.rebels', { who: words.seat(rebels_against) }),
    province.horde ? t('regno.map.horde') : '',
    province.sacked ? t('regno.map.sacked') : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** Garrisons and merchants of the neutrals stay out of the first layer: they would only hide whose lands those are. */
const IDLE = tintOfOwner('neutral');

/** The pieces on the map that a layer shows; `lit` are always there, for an option points at them. */
export function marksOf(reader: Reader, layer: LayerId, lit: (ref: string) => boolean): Mark[] {
  const war = layer === 'owners' || layer === 'war';
  return [
    ...(war ? armies(reader) : []).filter(({ tint }) => layer === 'war' || tint !== IDLE),
    ...(war || layer === 'unrest' ? sieges(reader) : []),
    ...carriers(reader).filter(({ ref, tint }) => layer === 'war' || layer === 'goods' || (war && tint !== IDLE) || lit(ref)),
    ...people(reader, layer).filter(({ ref, show }) => show || lit(ref)).map(({ mark }) => mark),
  ];
}

/** Pieces by their kinds: `5 Archers, 2 Pikemen`. */
export const piecesIn = (units: Record<string, number>, catalog: RegnoCatalog): string =>
  Object.entries(units).map(([unit, n]) => `${n} ${catalog.units[unit]?.name ?? unit}`).join(', ');

function armies({ board, catalog, words, me }: Reader): Mark[] {
  return armiesOf(board.forces)
    .filter(({ place }) => place in board.provinces)
    .map(({ place, owner, n, ready, forces }) => {
      const all: Record<string, number> = {};
      for (const { units } of forces) for (const [unit, count] of Object.entries(units)) all[unit] = (all[unit] ?? 0) + count;
      return {
        ref: `army.${place}.${owner}`,
        at: place,
        kind: 'army' as const,
        tint: tintOfOwner(owner),
        glyph: emblemOf(owner),
        n,
        ...(ready === 0 && { worn: true }),
        ...(seatOf(owner) === me && { own: true }),
        name: t(ready === n ? 'regno.map.army' : 'regno.map.army_tired', { who: ownerName(owner, words), n, ready, what: piecesIn(all, catalog) }),
      };
    });
}

function sieges({ board, words }: Reader): Mark[] {
  const found: Mark[] = [];
  for (const [id, { besieger, fortress }] of Object.entries(board.provinces)) {
    if (besieger === undefined) continue;
    found.push({
      ref: `siege.${id}`, at: id, kind: 'siege', tint: 'o-siege', glyph: 'siege', ...(fortress && { n: fortress.ps }),
      name: t('regno.map.besieged', { who: ownerName(besieger, words), n: fortress?.ps ?? 0, most: fortress?.most ?? 0 }),
    });
  }
  for (const fight of [board.battle, board.naval]) {
    if (!fight) continue;
    const name = t('regno.map.battle', { attacker: ownerName(fight.attacker, words), defender: ownerName(fight.defender, words) });
    found.push({ ref: `battle.${fight.place}`, at: fight.place, kind: 'sign', tint: 'o-siege', glyph: 'order2', name });
  }
  return found;
}

function carriers({ board, catalog, words, me }: Reader): Mark[] {
  return Object.entries(board.carriers).map(([id, { owner, kind, place, cargo, abandoned }]) => {
    const name = catalog.carriers[id] ?? id;
    const load = Object.entries(cargo).map(([thing, n]) => `${n} ${words.thing(thing, n)}`).join(', ');
    return {
      ref: `carrier.${id}`,
      at: place,
      kind: kind === 'caravan' ? ('caravan' as const) : ('fleet' as const),
      tint: tintOfOwner(owner),
      glyph: emblemOf(owner),
      ...(abandoned && { worn: true }),
      ...(seatOf(owner) === me && { own: true }),
      name: [marksToWords(name, words), catalog.ships[kind]?.name ?? kind, load].filter(Boolean).join(', '),
    };
  });
}

/** `[seat 1]` in a carrier's name as the seat is called. */
const marksToWords = (text: string, words: Words): string => text.replace(/\[seat (\d+)\]/g, (_, seat) => words.seat(Number(seat)));

function people({ board, catalog, words, me }: Reader, layer: LayerId): { ref: string; show: boolean; mark: Mark }[] {
  return Object.entries(board.people)
    .filter(([, { place }]) => place in board.provinces)
    .map(([id, { role, place, seat, wounded }]) => {
      const ref = `person.${id}`;
      const owner = String(seat + 1) as Province['owner'];
      const mark: Mark = {
        ref, at: place, kind: 'person', tint: tintOfOwner(owner), glyph: glyphOf(role),
        ...(wounded >= board.round && { worn: true }),
        ...(seat === me && { own: true }),
        name: t('regno.map.person', { name: catalog.people[id] ?? id, role: catalog.words['role']?.[role] ?? role, who: words.seat(seat) }),
      };
      return { ref, show: layer === 'people' || (layer === 'war' && role === 'captain'), mark };
    });
}

/** Where the first of `refs` is on the map: the place to bring into view. */
export function placeOf(refs: string[], { board, catalog }: { board: RegnoBoard; catalog: RegnoCatalog }): string | undefined {
  for (const ref of refs) {
    const [kind, ...rest] = ref.split('.');
    const id = rest.join('.');
    const at = kind === 'place' ? id : kind === 'carrier' ? board.carriers[id]?.place : kind === 'person' ? board.people[id]?.place : undefined;
    if (at !== undefined && at in catalog.places) return at;
  }
  return undefined;
}
