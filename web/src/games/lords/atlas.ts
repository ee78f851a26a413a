/** What lies on the map of Lords, layer by layer: whose each land is, and all pieces on it. */
import { t } from '../../i18n';
import type { Layer, Look, Mark } from '../../map/types';
import {
  cardGlyph, colourMark, counterName, empireOf, isCaravan, isHired, isShip, personOf, seatGlyph, seatTint,
} from './names';
import type { LordsBoard, LordsCatalog, LordsPlace } from './wire';

export type LayerId = 'realms' | 'war' | 'trade' | 'faith' | 'storms';
const GLYPHS: Record<LayerId, string> = { realms: 'leader', war: 'mp', trade: 'camel', faith: 'church', storms: 'storm' };
export const layers = (): Layer[] =>
  (Object.keys(GLYPHS) as LayerId[]).map((id) => ({ id, title: t(`lords.layer.${id}`), glyph: GLYPHS[id] }));

/** What the moment is about, until the reader chooses. */
export function layerFor({ phase, stage }: LordsBoard): LayerId {
  if (phase === 'battle' || phase === 'movement' || stage === 'movement' || stage === 'buying') return 'war';
  if (stage === 'routes') return 'trade';
  return stage === 'storms' ? 'storms' : 'realms';
}

type NameOf = (seat: number) => string;
interface Owner {
  tint: string;
  name: string;
}

/** The land that a place lies in: a city's Dukedom, else itself. */
export const landOf = ({ places }: LordsCatalog, place: string): string => places[place]?.around?.[0] ?? place;

/** Whose each Dukedom is: of an empire, or home of a leader who serves a player. */
function owners(board: LordsBoard, catalog: LordsCatalog, nameOf: NameOf): Map<string, Owner> {
  const found = new Map<string, Owner>();
  for (const [id, { empire }] of Object.entries(catalog.places)) {
    const colour = empire && board.empires[empire]?.colour;
    if (colour) found.set(id, { tint: colourMark(catalog, colour).tint, name: colourName(catalog, colour) });
  }
  for (const [id, { seat }] of Object.entries(board.leaders)) {
    const home = catalog.cards[id]?.place;
    const land = home && landOf(catalog, home);
    if (land && seat !== undefined && !found.has(land)) found.set(land, { tint: seatTint(seat), name: nameOf(seat) });
  }
  return found;
}

const colourName = (catalog: LordsCatalog, colour: string): string =>
  catalog.empires[empireOf(catalog, colour) ?? '']?.name ?? t('lords.of_nobody');

/** How places and cities look on a layer, by `place.ID`. */
export function looksOf(board: LordsBoard, catalog: LordsCatalog, layer: LayerId, nameOf: NameOf): Record<string, Look> {
  const whose = owners(board, catalog, nameOf);
  const besieged = new Set(Object.values(board.counters).flatMap(({ besieges }) => besieges ?? []));
  const here = new Map<string, number>();
  for (const { place } of Object.values(board.counters)) here.set(place, (here.get(place) ?? 0) + 1);
  const found: Record<string, Look> = {};
  for (const [id, place] of Object.entries(catalog.places)) {
    const inland = place.around !== undefined;
    const owner = inland ? cityOwner(board, catalog, id) : whose.get(id);
    const tint = tintOf(place, layer, owner);
    const chips = inland ? chipsOf(board, catalog, id, place, layer) : [];
    const n = here.get(id) ?? 0;
    const name = place.name.replace(/ \(.*\)$/, ''); // a Dukedom that is called as its city says so in words alone
    const said = [
      name === place.name ? '' : t(`lords.place.${place.kind}`), owner?.name, place.religion && catalog.religions[place.religion], besieged.has(id) ? t('lords.besieged') : '',
      n ? t('lords.counters', { n }) : '', chips.map(({ name }) => name).join(', '),
    ].filter(Boolean);
    found[`place.${id}`] = {
      name,
      ...(said.length ? { said: said.join(', ') } : {}),
      ...(tint ? { tint } : {}),
      ...(besieged.has(id) ? { state: 'siege' as const } : {}),
      ...(chips.length ? { chips } : {}),
    };
  }
  return found;
}

/** Whose a city is, where that is another than the owner of its land. */
function cityOwner(board: LordsBoard, catalog: LordsCatalog, city: string): Owner | undefined {
  const colour = board.held[city];
  return colour === undefined ? undefined : { tint: colourMark(catalog, colour).tint, name: t('lords.held_by', { who: colourName(catalog, colour) }) };
}

function tintOf(place: LordsPlace, layer: LayerId, owner: Owner | undefined): string | undefined {
  if (layer === 'faith') return place.religion && `f-${place.religion}`;
  if (layer === 'storms') return place.kind === 'sea' && place.north ? 'north' : undefined;
  return owner?.tint;
}

/** What a city has to offer, where its layer shows it: goods, gold, denied trade. */
function chipsOf(board: LordsBoard, catalog: LordsCatalog, id: string, place: LordsPlace, layer: LayerId): NonNullable<Look['chips']> {
  const gold = board.gold[`pile.${id}`] ?? 0;
  const pile = gold ? [{ glyph: 'au', name: t('lords.gold_here', { n: gold }), n: gold }] : [];
  if (layer !== 'trade') return layer === 'realms' ? pile : [];
  const off = board.denied[id] !== undefined;
  const goods = (place.goods ?? []).map((good) => ({
    glyph: good === 'building' ? 'church' : good, name: catalog.goods[good]?.name ?? good, ...(off ? { off } : {}),
  }));
  return [...goods, ...(off ? [{ glyph: 'closed', name: t('lords.denied', { n: board.denied[id]!.length }) }] : []), ...pile];
}

/** All pieces that a layer shows. */
export function marksOf(board: LordsBoard, catalog: LordsCatalog, layer: LayerId, me: number, nameOf: NameOf): Mark[] {
  const all = layer === 'realms' || layer === 'war';
  const shows = (counter: string): boolean => {
    if (all) return true;
    if (layer === 'trade') return isShip(counter) || isCaravan(counter);
    return layer === 'storms' && isShip(counter);
  };
  return [
    ...Object.keys(board.counters).filter(shows).map((id) => counterMark(board, catalog, id, me, nameOf)),
    ...(layer === 'realms' || layer === 'war' || layer === 'faith' ? people(board, catalog, me, nameOf) : []),
    ...(all ? sieges(board, catalog) : []),
    ...(layer === 'trade' ? works(board, catalog, nameOf) : []),
    ...(layer === 'faith' ? outcasts(board, nameOf) : []),
    ...(layer === 'realms' ? captives(board, catalog, nameOf) : []),
    ...(layer === 'trade' || layer === 'war' ? shut(board, catalog, nameOf) : []),
  ];
}

function counterMark(board: LordsBoard, catalog: LordsCatalog, id: string, me: number, nameOf: NameOf): Mark {
  const { place, steps, colour, seat, leader, besieges } = board.counters[id]!;
  const mark = isHired(id) && seat !== undefined ? { tint: seatTint(seat), glyph: seatGlyph(seat) } : colourMark(catalog, colour);
  const name = [
    counterName(catalog, id), isHired(id) ? '' : colourName(catalog, colour), seat === undefined ? '' : nameOf(seat),
    steps < 2 ? t('lords.worn') : '', leader ? t('lords.under', { who: personOf(board, catalog, leader) }) : '',
    besieges ? t('lords.besieges', { where: catalog.places[besieges]?.name ?? besieges }) : '',
  ].filter(Boolean);
  return {
    ref: `counter.${id}`, at: place, kind: isShip(id) ? 'fleet' : isCaravan(id) ? 'caravan' : 'army', ...mark,
    worn: steps < 2, own: seat === me && me >= 0, name: name.join(', '),
  };
}

function people(board: LordsBoard, catalog: LordsCatalog, me: number, nameOf: NameOf): Mark[] {
  return Object.entries(board.leaders).flatMap(([id, { place, seat, colour, stature }]) => {
    if (place === undefined) return [];
    const mark = seat === undefined ? colourMark(catalog, colour) : { tint: seatTint(seat), glyph: seatGlyph(seat) };
    const words = [personOf(board, catalog, id), catalog.statures[stature - 1], seat === undefined ? '' : nameOf(seat)];
    return [{ ref: `leader.${id}`, at: place, kind: 'person' as const, ...mark, own: seat === me && me >= 0, name: words.filter(Boolean).join(', ') }];
  });
}

function sieges(board: LordsBoard, catalog: LordsCatalog): Mark[] {
  const by = new Map<string, string>();
  for (const { besieges, colour } of Object.values(board.counters)) if (besieges) by.set(besieges, colour);
  return [...by].map(([city, colour]) => ({
    ref: `siege.${city}`, at: city, kind: 'siege', tint: colourMark(catalog, colour).tint, glyph: 'siege',
    name: t('lords.siege_by', { who: colourName(catalog, colour) }),
  }));
}

/** Buildings, guilds and resources whose counters stand. */
function works(board: LordsBoard, catalog: LordsCatalog, nameOf: NameOf): Mark[] {
  return Object.entries(board.cards).flatMap(([id, { built, seat, worn }]) => {
    const card = catalog.cards[id];
    if (!built || !card?.place || !'EGR'.includes(card.type)) return [];
    return [{
      ref: `card.${id}`, at: card.place, kind: 'sign' as const, tint: seat === undefined ? 'e-none' : seatTint(seat), glyph: cardGlyph(card.kind),
      worn: worn ?? false, name: [card.title, seat === undefined ? '' : nameOf(seat)].filter(Boolean).join(', '),
    }];
  });
}

function outcasts(board: LordsBoard, nameOf: NameOf): Mark[] {
  return board.players.flatMap(({ seat, lord, excommunicated }) => {
    const at = board.leaders[lord]?.place;
    return excommunicated && at
      ? [{ ref: `excom.${seat}`, at, kind: 'sign' as const, tint: seatTint(seat), glyph: 'excom', name: t('lords.excommunicated', { who: nameOf(seat) }) }]
      : [];
  });
}

/** Prisoners stand with whoever keeps them. */
function captives(board: LordsBoard, catalog: LordsCatalog, nameOf: NameOf): Mark[] {
  return Object.entries(board.leaders).flatMap(([id, { captor, seat, colour }]) => {
    if (captor === undefined) return [];
    const at = typeof captor === 'number' ? board.leaders[board.players[captor]!.lord]?.place : catalog.empires[captor]?.capital;
    const keeper = typeof captor === 'number' ? nameOf(captor) : (catalog.empires[captor]?.name ?? '');
    const tint = seat === undefined ? colourMark(catalog, colour).tint : seatTint(seat);
    return at
      ? [{ ref: `prisoner.${id}`, at, kind: 'sign' as const, tint, glyph: 'prisoner', name: t('lords.prisoner_of', { who: personOf(board, catalog, id), keeper }) }]
      : [];
  });
}

/** Straits that are closed to somebody. */
function shut(board: LordsBoard, catalog: LordsCatalog, nameOf: NameOf): Mark[] {
  const by = new Map<string, number[]>();
  for (const { strait, seat } of board.closed) by.set(strait, [...(by.get(strait) ?? []), seat]);
  return [...by].map(([strait, seats]) => ({
    ref: `strait.${strait}`, at: strait, kind: 'sign', tint: 'e-none', glyph: 'closed',
    name: t('lords.closed_to', { strait: catalog.straits[strait]?.name ?? strait, who: seats.map(nameOf).join(', ') }),
  }));
}
