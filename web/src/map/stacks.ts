/** Pieces that stand together, or so close on the screen that they would hide one another. */
import type { Mark } from './types';
import type { Point } from './view';

/** Pieces of one kind and owner: drawn as one token with their number. */
export interface Pile {
  first: Mark;
  marks: Mark[];
  n: number | undefined;
  worn: boolean;
}

export interface Stack extends Point {
  id: string;
  /** The first place's id, and of how many places it tells. */
  at: string;
  places: string[];
  marks: Mark[];
  piles: Pile[];
}

/** Pixels of the screen within which stacks become one. */
export const NEAR = 27;

/** Piles of one stack: own ones first, then armies before fleets before all else. */
export function pilesOf(marks: Mark[]): Pile[] {
  const found = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = `${mark.kind} ${mark.tint} ${mark.glyph ?? ''} ${mark.own ? 'own' : ''}`;
    found.set(key, [...(found.get(key) ?? []), mark]);
  }
  const order: Mark['kind'][] = ['siege', 'army', 'fleet', 'caravan', 'person', 'sign', 'toll'];
  return [...found.values()]
    .map((of) => {
      const told = of.some(({ n }) => n !== undefined);
      const sum = of.reduce((all, { n }) => all + (n ?? 1), 0);
      return { first: of[0]!, marks: of, n: told || of.length > 1 ? sum : undefined, worn: of.some(({ worn }) => worn) };
    })
    .sort((a, b) => Number(b.first.own ?? false) - Number(a.first.own ?? false) || order.indexOf(a.first.kind) - order.indexOf(b.first.kind));
}

/** The stacks at a scale: `spot` tells where pieces of a place stand on the screen. */
export function stacksOf(marks: Mark[], spot: (at: string) => Point | undefined): Stack[] {
  const byPlace = new Map<string, Mark[]>();
  for (const mark of marks) byPlace.set(mark.at, [...(byPlace.get(mark.at) ?? []), mark]);
  const found: { at: string; x: number; y: number; marks: Mark[]; places: string[] }[] = [];
  const weight = (of: Mark[]): number => of.reduce((all, { own }) => all + (own ? 100 : 1), 0);
  for (const [at, of] of [...byPlace].sort(([, a], [, b]) => weight(b) - weight(a))) {
    const point = spot(at);
    if (!point) continue;
    const near = found.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < NEAR);
    if (near) {
      near.marks.push(...of);
      near.places.push(at);
    } else found.push({ at, ...point, marks: [...of], places: [at] });
  }
  return found.map((stack) => ({ ...stack, id: `stack-${stack.at}`, piles: pilesOf(stack.marks) }));
}
