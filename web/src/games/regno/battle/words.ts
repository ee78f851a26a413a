/** How battles, their sides and their ends are called. */
import { t } from '../../../i18n';
import type { Words } from '../../../look/words.svelte';
import { ownerName, placeName } from '../names';
import { SEASONS } from '../realm';
import type { Owner, RegnoCatalog } from '../wire';
import { SIDES, type Step } from './steps';
import type { Battle, Brief, Deed, Phase } from './wire';

type Named = Pick<Brief, 'kind' | 'place'>;

/** "The siege of Brescia". */
export const titleOf = ({ kind, place }: Named, catalog: RegnoCatalog): string =>
  t(`battle.title.${kind}`, { place: place === undefined ? '…' : placeName(place, catalog) });

interface Ended extends Pick<Brief, 'outcome' | 'retreated'> {
  attacker: Owner;
  defender: Owner;
}

/** Who held the field, or that nobody did yet. */
export function endOf({ outcome, retreated, attacker, defender }: Ended, words: Words): string {
  if (outcome === 'ongoing' || outcome === 'stalled') return t(`battle.end.${outcome}`);
  const [winner, loser] = outcome === 'attacker' ? [attacker, defender] : [defender, attacker];
  const who = { winner: ownerName(winner, words), loser: ownerName(loser, words) };
  return t(retreated && retreated !== outcome ? 'battle.end.retreat' : 'battle.end.won', who);
}

export const endOfWhole = (battle: Battle, words: Words): string =>
  endOf({ ...battle, attacker: battle.sides[0].owner, defender: battle.sides[1].owner }, words);

/** What a side lost in a phase: pieces in the server's words; of ships their tracks. */
export const lostIn = ({ said, lost }: Deed): string =>
  said ?? Object.entries(lost).map(([track, n]) => t('battle.of_track', { n, track: t(`battle.track.${track}`) })).join(', ');

/** What a ship is called beside its owner's shield: "Ship 2". */
export const shipName = (ship: string, { carriers }: RegnoCatalog): string => (carriers[ship] ?? ship).replace(/ \S+ \[seat \d+\]/, '');

/** The glyph of a phase. */
export const PHASE_GLYPHS: Record<string, string> = {
  keep: 'steel_keep', machines: 'catapult', range: 'archer', charge: 'knight', melee: 'mp', control: 'time',
  manoeuvre: 'navigation', broadside: 'bombard', boarding: 'mp',
};

/** The least face that hits, as players say it: `5+`; from 7 on nothing does. */
export const least = (n: number): string => (n > 6 ? t('battle.never') : n < 2 ? t('battle.always') : `${n}+`);

/** What machines did to the walls in a phase. */
export function wallsIn({ walls }: Phase): string {
  if (!walls) return '';
  if (walls.destroyed) return t('battle.walls.destroyed');
  const hit = t('battle.walls.hit', { n: walls.damage ?? 0 });
  return walls.breach ? `${hit}: ${t('battle.walls.breach')}` : hit;
}

/** A season counted from the first: its name and year. */
export function whenOf(round: number, { words }: RegnoCatalog): string {
  const season = SEASONS[Math.max(0, round - 1) % SEASONS.length]!;
  return t('battle.when', { season: words['season']?.[season] ?? season, year: Math.ceil(Math.max(1, round) / SEASONS.length) });
}

/** A step in one sentence: what each side hit and lost. */
export function saidOf(battle: Battle, now: Step | undefined, over: boolean, words: Words): string {
  const names = SIDES.map((side) => ownerName(battle.sides[side].owner, words));
  if (!now) return t('battle.said.start', { a: names[0]!, n: battle.sides[0].men, d: names[1]!, m: battle.sides[1].men });
  const one = battle.rounds[now.round]!;
  const duel = 'duels' in one ? one.duels[now.duel] : undefined;
  const phase = 'duels' in one ? duel?.phases[now.phase] : one.phases[now.phase];
  if (!phase) return t('battle.said.nothing', { n: one.n });
  const did = SIDES.map((side) => {
    const { hits } = phase.sides[side];
    const what = lostIn(phase.sides[side]);
    return t(what ? 'battle.said.lost' : 'battle.said.did', { who: names[side]!, hits: t('battle.hits', { n: hits }), what });
  });
  const head = t('battle.said.head', { n: one.n, phase: t(`battle.phase.${phase.phase}`) });
  const end = over ? ` ${endOfWhole(battle, words)}.` : '';
  return `${head}: ${[...did, wallsIn(phase)].filter(Boolean).join('; ')}.${end}`;
}
