import { describe, expect, it } from 'vitest';
import { news, ofMoment } from './watch';
import type { Brief } from './wire';

const brief = (n: number, moment: number, attacker: Brief['attacker'], defender: Brief['defender']): Brief => ({
  n, moment, end: moment + 2, round: 1, place: 'BRE', kind: 'field', outcome: 'attacker', attacker, defender, rounds: 1,
});
const all = [brief(0, 4, '1', 'neutral'), brief(1, 10, '2', '3'), brief(2, 20, '2', '1')];

describe('a battle nobody asked for', () => {
  it('is one of mine that is new', () => {
    expect(news(all, undefined, 0)).toBeUndefined();
    expect(news(all, 1, 0)?.n).toBe(2);
    expect(news(all, 3, 0)).toBeUndefined();
    expect(news(all, 0, 3)).toBeUndefined();
    expect(news(all, 0, -1)).toBeUndefined();
  });

  it('is that of a past moment', () => {
    expect([3, 4, 6, 7, 11].map((shown) => ofMoment(all, shown)?.n)).toEqual([undefined, 0, 0, undefined, 1]);
  });
});
