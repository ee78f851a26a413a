import { describe, expect, it } from 'vitest';
import { linesOf, placed, type Label } from './labels';
import { pilesOf, stacksOf } from './stacks';
import type { Mark } from './types';
import { centred, CLOSEST, nextSpot, onChart, sees, whole, within, zoomed } from './view';

const chart = { width: 2000, height: 1000 };
const port = { width: 800, height: 500 };

describe('the view', () => {
  it('never leaves the chart', () => {
    expect(whole(chart, port)).toBe(0.4);
    expect(within({ x: 50, y: 50, k: 0.1 }, chart, port)).toEqual({ x: 0, y: 50, k: 0.4 });
    expect(within({ x: 50, y: -9999, k: 1 }, chart, port)).toEqual({ x: 0, y: -500, k: 1 });
    expect(within({ x: 0, y: 0, k: 99 }, chart, port).k).toBe(CLOSEST);
  });

  it('keeps the point under the pointer', () => {
    const view = { x: -300, y: -200, k: 1 };
    const at = { x: 400, y: 250 };
    const next = zoomed(view, 1.5, at, chart, port);
    expect(onChart(next, at)).toEqual(onChart(view, at));
    expect(zoomed(view, 0.001, at, chart, port).k).toBe(0.4);
  });

  it('puts a point in the middle, and knows what it sees', () => {
    const view = centred({ x: 1000, y: 500 }, 1, chart, port);
    expect(view).toEqual({ x: -600, y: -250, k: 1 });
    expect(sees(view, { x: 1000, y: 500 }, port)).toBe(true);
    expect(sees(view, { x: 100, y: 500 }, port)).toBe(false);
  });

  it('walks to the nearest spot ahead', () => {
    const spots = [{ x: 10, y: 0 }, { x: 30, y: 4 }, { x: 0, y: 20 }, { x: -5, y: 0 }];
    expect(nextSpot(spots, { x: 0, y: 0 }, 1, 0)).toBe(spots[0]);
    expect(nextSpot(spots, { x: 10, y: 0 }, 1, 0)).toBe(spots[1]);
    expect(nextSpot(spots, { x: 0, y: 0 }, 0, 1)).toBe(spots[2]);
    expect(nextSpot(spots, { x: 30, y: 4 }, 1, 0)).toBeUndefined();
  });
});

describe('labels', () => {
  const label = (id: string, x: number, weight: number): Label => ({ id, text: id, kind: 'land', x, y: 0, shifts: [[0, 0], [0, 20]], weight });
  it('break long names in two', () => {
    expect(linesOf('Rome')).toEqual(['Rome']);
    expect(linesOf('Gulf of Genoa and Lions')).toEqual(['Gulf of Genoa', 'and Lions']);
  });
  it('never overlap, the weightiest first; what has no room waits', () => {
    const found = placed([label('light', 5, 1), label('heavy', 0, 9), label('third', 2, 0)], [], () => 40);
    expect(found.map(({ id, y }) => [id, y])).toEqual([['heavy', 0], ['light', 20]]);
    expect(placed([label('a', 0, 1)], [{ x0: -99, y0: -99, x1: 99, y1: 99 }], () => 40)).toEqual([]);
  });
});

describe('stacks', () => {
  const mark = (ref: string, at: string, more: Partial<Mark> = {}): Mark => ({ ref, at, kind: 'army', tint: 's-0', name: ref, ...more });
  it('count pieces of a kind, own ones first', () => {
    const piles = pilesOf([mark('a', 'x'), mark('b', 'x', { worn: true }), mark('c', 'x', { kind: 'fleet', tint: 's-1', own: true, n: 4 })]);
    expect(piles.map(({ first, n, worn }) => [first.ref, n, worn])).toEqual([['c', 4, false], ['a', 2, true]]);
  });
  it('join what would hide one another', () => {
    const spots: Record<string, { x: number; y: number }> = { x: { x: 0, y: 0 }, y: { x: 10, y: 0 }, z: { x: 99, y: 0 } };
    const found = stacksOf([mark('a', 'x'), mark('b', 'y'), mark('c', 'z'), mark('d', 'nowhere')], (at) => spots[at]);
    expect(found.map(({ places, marks }) => [places, marks.length])).toEqual([[['x', 'y'], 2], [['z'], 1]]);
  });
});
