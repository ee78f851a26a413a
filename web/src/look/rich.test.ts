import { describe, expect, it } from 'vitest';
import { pieces, spoken } from './rich';

const words = {
  seat: (n: number) => ['Isotta', 'Bartolo'][n] ?? '?',
  thing: (id: string, n?: number | string) => (id === 'coin' ? (Number(n) === 1 ? 'coin' : 'coins') : id),
};

describe('marks', () => {
  it('become pieces', () => {
    expect(pieces('[seat 1] pays [3 coin] ([L-26]).')).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'text', text: ' pays ' },
      { kind: 'amount', n: '3', thing: 'coin' },
      { kind: 'text', text: ' (' },
      { kind: 'clause', id: 'L-26' },
      { kind: 'text', text: ').' },
    ]);
  });
  it.each(['L-26', 'RC.4', '9.2.5', 'R17.7', 'C33', '11.1.t1.r8'])('cite clause %s', (id) => {
    expect(pieces(`(see [${id}])`)[1]).toEqual({ kind: 'clause', id });
  });
  it('may be a glyph alone, or signed', () => {
    expect(pieces('[vp]')).toEqual([{ kind: 'amount', thing: 'vp' }]);
    expect(pieces('[-4 building]')).toEqual([{ kind: 'amount', n: '-4', thing: 'building' }]);
  });
  it('keep a full stop beside the glyph', () => {
    expect(pieces('You lack [1 coin].')).toEqual([
      { kind: 'text', text: 'You lack ' },
      { kind: 'amount', n: '1', thing: 'coin', after: '.' },
    ]);
  });
  it('stay text when they are not understood', () => {
    expect(pieces('a [strange mark!] b')).toEqual([{ kind: 'text', text: 'a [strange mark!] b' }]);
  });
  it('can be said', () => {
    expect(spoken('[seat 0] gains [1 coin], [seat 1] [2 coin]: [A-3]', words)).toBe(
      'Isotta gains 1 coin, Bartolo 2 coins: A-3',
    );
  });
});
