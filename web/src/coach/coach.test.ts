import { describe, expect, it } from 'vitest';
import { texts } from '../i18n';
import type { TableDoc } from '../wire';
import { lesson, LESSONS } from './coach';

const doc = (more: object): TableDoc => ({ moment: { now: 1, shown: 1 }, you: { seat: 0 }, ...more }) as unknown as TableDoc;
const place = { o: 'place:white:palace', verb: 'place', refs: ['space.palace'], text: '' };
const mine = (options: object[], barred: object[] = []): object => ({ question: { mine: true, options, barred } });

describe('the coach', () => {
  it('has a text for every lesson, in every language', () => {
    for (const lang of ['en', 'it', 'da'] as const) for (const { key } of LESSONS) expect(texts(lang)).toHaveProperty([`coach.${key}`]);
  });

  it('says each thing once, the nearest first', () => {
    const said = new Set<string>();
    const turn = doc(mine([place], [{ o: 'x' }]));
    const heard: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      const next = lesson(turn, said);
      heard.push(next);
      if (next) said.add(next);
    }
    expect(heard).toEqual(['welcome', 'dice', 'blocked', undefined]);
  });

  it('says what is asked, not what others are asked', () => {
    expect(lesson(doc(mine([{ o: 'support', verb: 'support', refs: [] }])), new Set())).toBe('support');
    expect(lesson(doc({ question: { mine: false, options: [place], barred: [] } }), new Set())).toBeUndefined();
  });

  it('speaks of a toll when one stands on a tower', () => {
    const towers = (toll: number): object => ({ board: { round: 1, towers: [{ toll }], players: [], report: { round: 2 } } });
    const said = new Set(['welcome', 'dice']);
    expect(lesson(doc({ ...mine([place]), ...towers(3) }), said)).toBe('toll');
    expect(lesson(doc({ ...mine([place]), ...towers(0) }), said)).toBeUndefined();
  });
});
