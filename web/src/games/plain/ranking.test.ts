import { describe, expect, it } from 'vitest';
import type { Option } from '../../wire';
import { chainTo, inForce } from './ranking';

const THEN = 'stand:losses:4';
const options = (ranks: Record<string, number>, holds = false): Option[] =>
  Object.entries(ranks).map(([unit, rank]) => ({
    o: `rank:${unit}`, verb: 'rank', text: unit, refs: [], anytime: true,
    detail: { rank, then: THEN, ...(holds ? { holds } : {}) },
  }));
const pick = (from: Option[], ...units: string[]): Option[] => units.map((unit) => from.find(({ text }) => text === unit)!);

describe('an order of one’s own', () => {
  it('is read from the places', () => {
    expect(inForce(options({ archer: 2, knight: 0, pikeman: 1 })).map(({ text }) => text)).toEqual(['pikeman', 'archer']);
  });

  it('is put together, and then holds', () => {
    const all = options({ archer: 0, knight: 0, pikeman: 0 });
    expect(chainTo(all, pick(all, 'pikeman', 'archer'))).toEqual(['rank:pikeman', 'rank:archer', THEN]);
  });

  it('changes from the first difference on', () => {
    const all = options({ archer: 2, knight: 0, pikeman: 1 }, true);
    expect(chainTo(all, pick(all, 'pikeman', 'knight', 'archer'))).toEqual(['rank:archer', 'rank:knight', 'rank:archer']);
    expect(chainTo(all, pick(all, 'pikeman', 'archer'))).toEqual([]);
  });

  it('holds again when all of it was taken off', () => {
    const all = options({ archer: 2, knight: 0, pikeman: 1 }, true);
    expect(chainTo(all, pick(all, 'archer'))).toEqual(['rank:pikeman', 'rank:archer', 'rank:archer', THEN]);
    expect(chainTo(all, [])).toEqual(['rank:pikeman', 'rank:archer']);
  });
});
