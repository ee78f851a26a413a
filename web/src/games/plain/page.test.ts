import { describe, expect, it } from 'vitest';
import type { PageBlock, TableDoc } from '../../wire';
import { blocksOf, blockWith, inOrder, nameOf, subject, together } from './page';

const block = (at: number, title: string, rows: Record<string, string[]>, numbers: number[] = []): PageBlock => ({
  at,
  title,
  columns: ['Name', 'Count'],
  numbers,
  brief: false,
  rows: Object.fromEntries(Object.entries(rows).map(([ref, cells]) => [ref, { cells }])),
  order: Object.keys(rows),
});

const doc = {
  page: {
    provinces: block(1, 'Provinces', { 'place.A1': ['Siena', 'calm'], 'place.A2': ['Ètoile', '–'], 'place.A10': ['Arezzo', '7'] }, [1]),
    realms: block(0, 'Realms', { 'seat.0': ['[seat 0]', '12'], 'seat.1': ['[seat 1]', '[-3 florins]'] }, [1]),
    armies: block(2, 'Armies', { 'place.A1#0': ['Siena', '4'], 'place.A1#1': ['Siena', '2'] }),
  },
} as unknown as TableDoc;

describe('a page of tables', () => {
  it('keeps the order of its blocks, and may be absent', () => {
    expect(blocksOf(doc).map(({ id }) => id)).toEqual(['realms', 'provinces', 'armies']);
    expect(blocksOf({} as TableDoc)).toEqual([]);
  });

  it('finds what an option points at, the block before the reader first', () => {
    expect(blockWith(doc, ['place.A1'])).toBe('provinces');
    expect(blockWith(doc, ['place.A1'], 'armies')).toBe('armies');
    expect(blockWith(doc, ['place.A1'], 'realms')).toBe('provinces');
    expect(blockWith(doc, ['unit.archer'])).toBeUndefined();
  });

  it('tells what a ref is called', () => {
    expect(nameOf(doc, 'place.A10')).toBe('Arezzo');
    expect(nameOf(doc, 'unit.archer')).toBe('');
    expect(nameOf(doc, 'place.B1', { places: { B1: { name: 'Lucca' } } } as object)).toBe('Lucca');
    expect(subject('place.A1#3')).toBe('place.A1');
  });

  it('keeps a remark with its word', () => {
    expect(together('Farm (at work), Church')).toBe('Farm\u00a0(at\u00a0work), Church');
    expect(together('[seat 1] (so long a remark may well be broken)')).toBe('[seat 1] (so long a remark may well be broken)');
  });

  it('orders rows by a column: figures from the greatest, words by letter, and back again', () => {
    const { realms, provinces } = doc.page!;
    expect(inOrder(provinces!, undefined, 'en')).toEqual(['place.A1', 'place.A2', 'place.A10']);
    expect(inOrder(provinces!, { column: 0, down: false }, 'it')).toEqual(['place.A10', 'place.A2', 'place.A1']);
    expect(inOrder(provinces!, { column: 1, down: false }, 'en')[0]).toBe('place.A10');
    expect(inOrder(realms!, { column: 1, down: false }, 'en')).toEqual(['seat.0', 'seat.1']);
    expect(inOrder(realms!, { column: 1, down: true }, 'en')).toEqual(['seat.1', 'seat.0']);
  });
});
