import { beforeEach, describe, expect, it } from 'vitest';
import { setLang } from '../../../i18n';
import type { Words } from '../../../look/words.svelte';
import type { RegnoCatalog } from '../wire';
import { endOf, least, lostIn, saidOf, shipName, titleOf, wallsIn, whenOf } from './words';
import type { Deed, LandBattle, Phase } from './wire';

const words: Words = { seat: (seat) => ['Anna', 'Bruno'][seat] ?? '', thing: (id) => id, clause: () => '' };
const catalog = {
  places: { BRE: { name: 'Brescia', links: [] } }, carriers: { 'ship.1.2': 'Ship 2 of [seat 0]', 'pirate.1': 'pirate ship 1' },
  words: { season: { spring: 'Spring', winter: 'Winter' } },
} as unknown as RegnoCatalog;
const deed = (hits: number, said?: string): Deed => ({ rolls: [], hits, lost: said ? { archer: 2 } : {}, ...(said && { said }) });
const range: Phase = { phase: 'range', sides: [deed(1), deed(2, '2 Archers')], left: [{}, {}], walls: { damage: 1, breach: true } };
const battle: LandBattle = {
  n: 0, moment: 1, end: 2, round: 1, place: 'BRE', kind: 'assault', outcome: 'attacker', after: [],
  sides: [{ owner: '1', men: 9, start: {}, left: {} }, { owner: '2', men: 5, start: {}, left: {} }],
  rounds: [{ n: 1, moment: 1, told: [], lost: ['', '2 Archers'], standing: [9, 3], phases: [range] }],
};

describe('a battle in words', () => {
  beforeEach(() => setLang('en'));

  it('has a title, a season and an end', () => {
    expect(titleOf(battle, catalog)).toBe('The siege of Brescia');
    expect([1, 4, 5].map((round) => whenOf(round, catalog))).toEqual(['Spring of year 1', 'Winter of year 1', 'Spring of year 2']);
    const sides = { attacker: '1', defender: '2' } as const;
    expect(endOf({ outcome: 'attacker', ...sides }, words)).toBe('Anna holds the field');
    expect(endOf({ outcome: 'defender', retreated: 'attacker', ...sides }, words)).toBe('Bruno holds the field; Anna withdrew');
    expect(endOf({ outcome: 'attacker', retreated: 'attacker', ...sides }, words)).toBe('Anna holds the field');
    expect(endOf({ outcome: 'ongoing', ...sides }, words)).toBe('Being fought');
  });

  it('says each step: hits, losses, walls, and the end with the last one', () => {
    expect(saidOf(battle, undefined, false, words)).toBe('The lines are drawn up: Anna with 9 men, Bruno with 5.');
    expect(saidOf(battle, { round: 0, duel: 0, phase: 0 }, false, words)).toBe('Round 1, Range: Anna: 1 hit; Bruno: 2 hits, loses 2 Archers; walls −1: a breach.');
    expect(saidOf(battle, { round: 0, duel: 0, phase: 0 }, true, words)).toContain('Anna holds the field.');
    expect(saidOf(battle, { round: 0, duel: -1, phase: -1 }, false, words)).toBe('Round 1: nothing was rolled.');
  });

  it('names the least roll, ships and what they lose', () => {
    expect([5, 7, 1].map(least)).toEqual(['5+', 'never', 'always']);
    expect([shipName('ship.1.2', catalog), shipName('pirate.1', catalog)]).toEqual(['Ship 2', 'pirate ship 1']);
    expect(lostIn({ rolls: [], hits: 0, lost: { crew: 1, hull: 2 } })).toBe('Crew 1, Hull 2');
    expect(wallsIn({ ...range, walls: { destroyed: true } })).toBe('The fortress is destroyed');
    expect(wallsIn({ phase: 'melee', sides: range.sides, left: range.left })).toBe('');
  });
});
