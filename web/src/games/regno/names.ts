/** How Regno's things are called and drawn: owners, places, and the glyph of each. */
import { has, t } from '../../i18n';
import { GLYPHS } from '../../look/glyphs';
import { EMBLEMS, tintOf, type Words } from '../../look/words.svelte';
import { seatOf } from './realm';
import type { Owner, RegnoBoard, RegnoCatalog } from './wire';

/** Who it is, in words. */
export function ownerName(owner: Owner, words: Words): string {
  const seat = seatOf(owner);
  return seat === undefined ? t(`regno.owner.${owner}`) : words.seat(seat);
}

/** The class with an owner's colours; powers without a seat have quiet ones (Board.svelte). */
export function tintOfOwner(owner: Owner): string {
  const seat = seatOf(owner);
  return seat === undefined ? `o-${owner}` : tintOf(seat);
}

/** What stands on an owner's tokens. */
export function emblemOf(owner: Owner): string {
  const seat = seatOf(owner);
  return seat === undefined ? owner : (EMBLEMS[seat] ?? 'lily');
}

/** A place, a carrier that somebody is aboard of, or a word for what is off the map. */
export function placeName(place: string, catalog: RegnoCatalog): string {
  const named = catalog.places[place]?.name ?? catalog.carriers[place];
  if (named !== undefined) return named;
  return has(`regno.off.${place}`) ? t(`regno.off.${place}`) : place;
}

/** Ids whose drawing bears another name, because another game's thing has theirs. */
const ELSEWHERE: Record<string, string> = { sovereign: 'leader', heir: 'ring', consort: 'court', minor: 'baby', relative: 'character', bishop: 'religion', cardinal: 'mitre' };

/** The glyph of a thing by its id. */
export const glyphOf = (id: string): string => ELSEWHERE[id] ?? (id in GLYPHS ? id : 'any');

/** The glyph of each kind of option; verbs by what they are about. */
const VERBS: Record<string, string> = {
  order1: 'build build-with-architect repair',
  light_infantry: 'recruit enlist muster-unit lose-pieces',
  order2: 'march muster set-out migrate engage stay pair swap',
  siege: 'sortie storm draw-off keep-siege leave-siege lift-siege aim ramparts machines-need keep-strikes',
  war: 'declare-war attack-fleet attack-caravan',
  peace: 'offer-peace offer-pact ask-transit ask-shore accept-deal propose-deal',
  ring: 'marry-neutral propose-marriage take-consort dissolve-alliance own-spouse their-spouse',
  order3: 'tax tax-rest collect produce',
  unrest: 'reform imperial-justice revolt-first negotiate incite blame calm',
  worker: 'assign unassign vacate drop-people free-worker',
  prisoner: 'assign-slave unassign-slave free-slaves sell-slaves give-slaves ask-slaves ransom ransom-of free-prisoner execute release-captives enslave',
  order4: 'sell buy trade-with visit give-goods ask-goods stow discharge load unload throw salvage drop buy-cargo give-luxury',
  caravan: 'carry go buy-caravan smuggle declare-goods',
  ship: 'build-ship sail sail-trading sail-to join part blockade repair-ship refit-ship distance board take-prize crew-prize',
  captain: 'hire dismiss pay-captain command commanded lead no-commander muster-person',
  family: 'educate deploy recall fate embark-person land-person',
  leader: 'crown choose-government bid',
  espionage: 'spy assassinate',
  order6: 'research study choose-branch',
  castle: 'assign-fief give-land ask-land new-capital',
  religion: 'preach appoint promote bless choose-faith convert reliquary',
  mitre: 'elevate excommunicate absolve holy-war indulgences bid-office withdraw',
  grain: 'buy-grain starve starve-army fed',
  florins: 'pay-building pay-spendthrift pay-siege pay-elites pay-upkeep give',
  wounded: 'take-hits save',
  sacked: 'damage',
  time: 'stand rank',
  bonus: 'lay begin replace',
  undo: 'cancel go-home go-back withdraw-to fall-back flee retreat refuse-deal no',
  ok: 'finish yes go-on',
};
const GLYPH_OF_VERB = new Map(Object.entries(VERBS).flatMap(([glyph, verbs]) => verbs.split(' ').map((verb) => [verb, glyph] as const)));

/** The glyph of a group of options. */
export const glyphOfVerb = (verb: string): string | undefined => GLYPH_OF_VERB.get(verb);

/** The glyph of an option: an Order's is that of its card, another's that of what it is about. */
export function glyphOfOption({ o, verb }: { o: string; verb: string }): string {
  const parts = o.split(':').slice(1).reverse(); // what comes last decides
  const order = parts.find((part) => /^order\d$/.test(part));
  if (order) return order;
  const thing = parts.find((part) => part in GLYPHS);
  return thing && THINGS.has(verb) ? thing : (glyphOfVerb(verb) ?? 'quill');
}

/** Verbs whose options differ in the thing that they are about. */
const THINGS = new Set('build build-with-architect repair recruit enlist sell buy research study choose-branch buy-cargo assign unassign damage throw stow discharge lose-pieces take-hits muster-unit build-ship give-goods ask-goods'.split(' '));

/** The face of an Order: its number, glyph and name. */
export function orderOf(order: number, catalog: RegnoCatalog): { n: number; glyph: string; name: string; short: string } {
  const name = catalog.words['order']?.[`order${order}`] ?? String(order);
  return { n: order, glyph: `order${order}`, name, short: t(`regno.order.${order}`) };
}

/** The shown moment: its season and year. */
export const whenOf = ({ season, year, years }: RegnoBoard, catalog: RegnoCatalog): string =>
  t('regno.when', { season: catalog.words['season']?.[season] ?? season, year, years });
