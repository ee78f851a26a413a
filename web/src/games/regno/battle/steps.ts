/** A battle as steps that can be followed one by one: the lines as they were drawn up, then phase after phase. */
import type { Counts } from '../wire';
import type { Battle, LandBattle, Phase, SeaBattle, Two } from './wire';

export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

/** A step: the round (from 0), of a naval battle the duel in it, and the phase. */
export interface Step {
  round: number;
  duel: number;
  phase: number;
}

/** All steps after the beginning, in order. A round in which nothing was rolled is a step too. */
export function stepsOf(battle: Battle): Step[] {
  const found: Step[] = [];
  battle.rounds.forEach((one, round) => {
    const duels = 'duels' in one ? one.duels : [one];
    const before = found.length;
    duels.forEach(({ phases }, duel) => phases.forEach((_, phase) => found.push({ round, duel, phase })));
    if (found.length === before) found.push({ round, duel: -1, phase: -1 });
  });
  return found;
}

/** The index of the last step of a round; -1 of none before the first. */
export const lastOf = (steps: Step[], round: number): number => steps.filter((step) => step.round <= round).length - 1;

/** Whether `step` lies at or before the one that is shown; nothing does at the beginning. */
export function reached(step: Step, now: Step | undefined): boolean {
  if (!now) return false;
  for (const key of ['round', 'duel', 'phase'] as const) if (step[key] !== now[key]) return step[key] < now[key];
  return true;
}

/** The phases of a land battle up to a step. */
function phasesUpTo(battle: LandBattle, now: Step | undefined): Phase[] {
  return battle.rounds.flatMap(({ phases }, round) => phases.filter((_, phase) => reached({ round, duel: 0, phase }, now)));
}

/** Who stands of each kind after a step, by side; those who left the field do so after the round's last phase. */
export function landLeft(battle: LandBattle, now: Step | undefined, over: boolean): Two<Counts> {
  if (over) return [battle.sides[0].left, battle.sides[1].left];
  const left = phasesUpTo(battle, now).at(-1)?.left ?? [battle.sides[0].start, battle.sides[1].start];
  return [left[0], left[1]];
}

/** Who of a side has withdrawn unhurt by a step, of each kind. */
export function awayOf(battle: LandBattle, side: Side, now: Step | undefined, over: boolean): Counts {
  if (over) return battle.sides[side].away ?? {};
  const found: Counts = {};
  for (const { gone } of battle.rounds.slice(0, now?.round ?? 0)) for (const [unit, n] of Object.entries(gone?.[side] ?? {})) found[unit] = (found[unit] ?? 0) + n;
  return found;
}

/** The structure points of the walls after a step; undefined: there are none. */
export function wallsAt(battle: Battle, now: Step | undefined): number | undefined {
  if (!('walls' in battle) || !battle.walls) return undefined;
  const hit = phasesUpTo(battle, now).filter(({ walls }) => walls?.left !== undefined).at(-1);
  return hit?.walls?.left ?? battle.walls.ps;
}

/** The tracks of every ship after a step. */
export function seaLeft(battle: SeaBattle, now: Step | undefined): Map<string, Counts> {
  const found = new Map(battle.sides.flatMap(({ ships }) => ships.map(({ ship, start }) => [ship, start] as const)));
  battle.rounds.forEach(({ duels }, round) =>
    duels.forEach(({ ships, phases }, duel) =>
      phases.forEach(({ left }, phase) => {
        if (reached({ round, duel, phase }, now)) for (const side of SIDES) found.set(ships[side], left[side]);
      }),
    ),
  );
  return found;
}

/** Men of a side at the beginning and after each round. */
export const menBy = (battle: Battle, side: Side): number[] => [battle.sides[side].men, ...battle.rounds.map(({ standing }) => standing[side])];

/** What a round came to, for the track: walls before and after, and all hits. */
export function roundSum(battle: Battle, round: number): { walls?: Two<number>; breach: boolean; hits: number } {
  const one = battle.rounds[round];
  if (!one) return { breach: false, hits: 0 };
  const phases = 'duels' in one ? one.duels.flatMap(({ phases }) => phases) : one.phases;
  const hits = phases.filter(({ phase }) => phase !== 'manoeuvre').reduce((sum, { sides }) => sum + sides[0].hits + sides[1].hits, 0);
  const breach = phases.some(({ walls }) => walls?.breach || walls?.destroyed);
  const before = wallsAt(battle, round ? { round: round - 1, duel: Infinity, phase: Infinity } : undefined);
  const after = wallsAt(battle, { round, duel: Infinity, phase: Infinity });
  return { breach, hits, ...(before !== undefined && after !== undefined && before !== after && { walls: [before, after] as Two<number> }) };
}
