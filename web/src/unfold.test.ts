import { describe, expect, it } from 'vitest';
import { membersOf, unfold } from './unfold';
import type { Option } from './wire';

const family = {
  same: { verb: 'march' },
  vary: {
    o: [0, 'march:a:', ''],
    text: [1, 'March a to ', '.'],
    refs: [0, ['counter.a', 'place.'], ''],
  } as Record<string, [number, string | string[], string]>,
  rows: [
    ['rome', 'Rome'],
    ['siena', 'Siena'],
  ],
};
const single: Option = { o: 'pass', verb: 'pass', text: 'Pass', refs: [] };
const folded = {
  log: { 10: { moment: 2, round: 1, seat: 0, text: 'later' }, 9: { moment: 1, round: 1, seat: 0, text: 'first' } },
  history: { 0: [1, 2], 1: [3, 4] },
  scores: { titles: { chest: ['Gold', '6.4.1'] }, rows: { 1: { total: 3, place: 1, points: { chest: 3 } } } },
  question: { id: 'q', options: [family, single], barred: [] },
};

describe('a folded document', () => {
  it('gives every member of a family back', () => {
    expect(membersOf<Option>([family, single])).toEqual([
      { o: 'march:a:rome', verb: 'march', text: 'March a to Rome.', refs: ['counter.a', 'place.rome'] },
      { o: 'march:a:siena', verb: 'march', text: 'March a to Siena.', refs: ['counter.a', 'place.siena'] },
      single,
    ]);
  });

  it('is read as the server made it', () => {
    const doc = unfold(folded);
    expect(doc.log.map(({ n, text }) => [n, text])).toEqual([[9, 'first'], [10, 'later']]);
    expect(doc.history).toEqual([[1, 2], [3, 4]]);
    expect(doc.scores).toEqual([
      { seat: 1, total: 3, place: 1, lines: [{ source: 'chest', title: 'Gold', points: 3, clause: '6.4.1' }] },
    ]);
    expect(doc.question!.options).toHaveLength(3);
  });

  it('keeps what did not change', () => {
    const before = unfold(folded);
    const after = unfold({ ...folded, history: { 0: [5, 5] } });
    expect(after.question).toBe(before.question);
    expect(after.history).not.toBe(before.history);
  });
});
