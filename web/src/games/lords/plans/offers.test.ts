import { describe, expect, it } from 'vitest';
import type { Option, PageBlock } from '../../../wire';
import { answersTo, partsOf, termOf, toldIn } from './offers';

const option = (o: string, refs: string[] = [], more: Partial<Option> = {}): Option => ({ o, verb: o.split(':')[0]!, text: o, refs, anytime: true, ...more });

const block: PageBlock = {
  at: 1, title: 'Offers', columns: [], numbers: [], brief: true, order: ['draft', 'deal.0', 'deal.1'],
  rows: {
    draft: { cells: ['[seat 0]', '[seat 2]', 'Give 3 Au; Ask for L9', 'being put together'], own: true },
    'deal.0': { cells: ['[seat 1]', '[seat 0]', 'Give 1 Au', 'open'], own: true },
    'deal.1': { cells: ['[seat 0]', '[seat 3]', 'Give 2 Au', 'open'], own: true },
  },
};

describe('the panel of offers', () => {
  it('puts each kind of term on its side, and leaves other plays alone', () => {
    const all = ['ask-ransom:L9', 'give-card:L9', 'give-card:E1', 'ask-au', 'send-offer:2', 'drop-offer', 'begin-offer:1'].map((o) => option(o));
    const { give, ask, end, begin } = partsOf(all);
    expect(give).toEqual([{ verb: 'give-card', options: [all[1], all[2]] }]);
    expect(ask.map(({ verb }) => verb)).toEqual(['ask-au']);
    expect(end.map(({ o }) => o)).toEqual(['send-offer:2', 'drop-offer']);
    expect(begin.map(({ o }) => o)).toEqual(['begin-offer:1']);
  });

  it('reads what is on the table from the page', () => {
    const [draft, theirs] = toldIn(block);
    expect(draft).toEqual({ ref: 'draft', maker: '[seat 0]', other: '[seat 2]', terms: ['Give 3 Au', 'Ask for L9'], state: 'being put together', own: true });
    expect(theirs?.terms).toEqual(['Give 1 Au']);
    expect(toldIn(undefined)).toEqual([]);
  });

  it('gives each open offer its own answers', () => {
    const all = [option('accept-offer:1', ['seat.1']), option('refuse-offer:1:price', ['seat.1']), option('accept-offer:4', ['seat.4']), option('withdraw-offer')];
    const [draft, theirs, mine] = toldIn(block);
    expect(answersTo(theirs!, all, 0, true).map(({ o }) => o)).toEqual(['accept-offer:1', 'refuse-offer:1:price']);
    expect(answersTo(mine!, all, 0, true).map(({ o }) => o)).toEqual(['withdraw-offer']);
    expect(answersTo(mine!, all, 0, false)).toEqual([]);
    expect(answersTo(draft!, all, 0, true)).toEqual([]);
  });

  it('sends a sum with its term', () => {
    expect(termOf(option('give-au', [], { least: 1, most: 5 }), 3)).toBe('give-au:3');
    expect(termOf(option('give-card:L9'), 3)).toBe('give-card:L9');
  });
});
