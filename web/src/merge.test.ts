import { describe, expect, it } from 'vitest';
import { merge } from './merge';

describe('merge patch', () => {
  // the examples of RFC 7396, appendix A
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [['a', 'b'], ['c', 'd'], ['c', 'd']],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, 'bar', 'bar'],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('%j with %j', (doc, patch, result) => {
    expect(merge(doc, patch)).toEqual(result);
  });

  it('changes neither document nor patch and keeps what it leaves alone', () => {
    const doc = { board: { towers: [1] }, log: { n: 1 } };
    const next = merge(doc, { log: { n: 2 } }) as typeof doc;
    expect(doc.log.n).toBe(1);
    expect(next.board).toBe(doc.board);
  });
});
