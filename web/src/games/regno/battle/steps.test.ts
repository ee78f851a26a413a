import { describe, expect, it } from 'vitest';
import { awayOf, landLeft, lastOf, menBy, reached, roundSum, seaLeft, stepsOf, wallsAt } from './steps';
import type { Deed, LandBattle, Phase, SeaBattle } from './wire';

const deed = (hits = 0, lost: Record<string, number> = {}): Deed => ({ rolls: [], hits, lost });

const machines: Phase = {
  phase: 'machines', sides: [deed(1), deed()], left: [{ archer: 3, catapult: 1 }, { pikeman: 2 }], walls: { damage: 1, left: 3 },
};
const range: Phase = { phase: 'range', sides: [deed(1), deed(2, {})], left: [{ archer: 1, catapult: 1 }, { pikeman: 1 }] };
range.sides[0].lost = { archer: 2 };
range.sides[1].lost = { pikeman: 1 };
const breach: Phase = {
  phase: 'machines', sides: [deed(1), deed()], left: [{ archer: 1, catapult: 1 }, { pikeman: 1 }], walls: { damage: 1, left: 2, breach: true },
};

const siege: LandBattle = {
  n: 0, moment: 4, end: 9, round: 2, place: 'BRE', kind: 'assault', outcome: 'attacker', after: [],
  sides: [
    { owner: '1', men: 3, start: { archer: 3, catapult: 1 }, left: { archer: 1, catapult: 0 } },
    { owner: 'neutral', men: 2, start: { pikeman: 2 }, left: { pikeman: 0 } },
  ],
  walls: { fortress: 'tower', ps: 4, breach: 2 },
  rounds: [
    { n: 1, moment: 4, told: [], lost: ['', ''], standing: [1, 1], phases: [machines, range] },
    { n: 2, moment: 6, told: [], lost: ['', ''], standing: [1, 1], phases: [breach] },
    { n: 3, moment: 7, told: [], lost: ['', ''], standing: [1, 1], phases: [] },
  ],
};

const tracks = (crew: number) => ({ sails: 4, hull: 2, crew, soldiers: 0 });
const duel = (phase: string, a: number, d: number): Phase => ({ phase, sides: [deed(1), deed(0, { crew: 1 })], left: [tracks(a), tracks(d)] });
const naval: SeaBattle = {
  n: 1, moment: 1, end: 2, round: 1, place: 'LIG', kind: 'naval', outcome: 'ongoing', after: [],
  sides: [
    { owner: '1', men: 4, ships: [{ ship: 'ship.1.1', kind: 'light_galley', start: tracks(2), left: tracks(2) }, { ship: 'ship.1.2', kind: 'light_galley', start: tracks(2), left: tracks(2) }] },
    { owner: 'pirates', men: 4, ships: [{ ship: 'pirate.1', kind: 'light_galley', start: tracks(2), left: tracks(1) }, { ship: 'pirate.2', kind: 'light_galley', start: tracks(2), left: tracks(1) }] },
  ],
  rounds: [
    {
      n: 1, moment: 1, told: [], standing: [4, 2],
      duels: [
        { ships: ['ship.1.1', 'pirate.1'], phases: [duel('manoeuvre', 2, 2), duel('boarding', 2, 1)] },
        { ships: ['ship.1.2', 'pirate.2'], phases: [duel('manoeuvre', 2, 1)] },
      ],
    },
  ],
};

describe('the steps of a battle', () => {
  it('go phase by phase; a round in which nothing was rolled is one', () => {
    expect(stepsOf(siege)).toEqual([
      { round: 0, duel: 0, phase: 0 }, { round: 0, duel: 0, phase: 1 }, { round: 1, duel: 0, phase: 0 }, { round: 2, duel: -1, phase: -1 },
    ]);
    expect(stepsOf(naval).map(({ duel, phase }) => [duel, phase])).toEqual([[0, 0], [0, 1], [1, 0]]);
    expect(lastOf(stepsOf(siege), 0)).toBe(1);
    expect(lastOf(stepsOf(siege), 2)).toBe(3);
  });

  it('lie before one another as they were played', () => {
    const [first, second, third] = stepsOf(siege);
    expect(reached(first!, undefined)).toBe(false);
    expect(reached(first!, second)).toBe(true);
    expect(reached(third!, second)).toBe(false);
    expect(reached(second!, second)).toBe(true);
  });

  it('tell who stands, and what is left of the walls', () => {
    const steps = stepsOf(siege);
    expect(landLeft(siege, undefined, false)[0]).toEqual({ archer: 3, catapult: 1 });
    expect(landLeft(siege, steps[1], false)[0]).toEqual({ archer: 1, catapult: 1 });
    expect(landLeft(siege, steps[3], true)[1]).toEqual({ pikeman: 0 });
    expect([undefined, ...steps].map((step) => wallsAt(siege, step))).toEqual([4, 3, 3, 2, 2]);
    expect(wallsAt(naval, undefined)).toBeUndefined();
    expect(seaLeft(naval, stepsOf(naval)[1]).get('pirate.1')).toEqual(tracks(1));
    expect(seaLeft(naval, stepsOf(naval)[1]).get('pirate.2')).toEqual(tracks(2));
  });

  it('tell who withdrew, once the round is over', () => {
    const [side, other] = siege.sides;
    const left: LandBattle = { ...siege, sides: [{ ...side, away: { archer: 1 } }, other], rounds: siege.rounds.map((one, i) => (i ? one : { ...one, gone: [{ archer: 1 }, {}] })) };
    const steps = stepsOf(left);
    expect([undefined, ...steps].map((step) => awayOf(left, 0, step, false))).toEqual([{}, {}, {}, { archer: 1 }, { archer: 1 }]);
    expect(awayOf(left, 0, undefined, true)).toEqual({ archer: 1 });
    expect(awayOf(left, 1, undefined, true)).toEqual({});
  });

  it('count the hits and the men of a round', () => {
    expect(roundSum(siege, 0)).toEqual({ breach: false, hits: 4, walls: [4, 3] });
    expect(roundSum(siege, 1)).toEqual({ breach: true, hits: 1, walls: [3, 2] });
    expect(menBy(siege, 0)).toEqual([3, 1, 1, 1]);
  });
});
