import { describe, expect, it } from 'vitest';
import type { TableDoc } from '../wire';
import { spoken } from './spoken';

const name = (seat: number): string => ['Ginevra', 'Isotta'][seat] ?? '';
const doc = (more: object): TableDoc => more as TableDoc;

describe('the live region', () => {
  it('says events that concern the reader once, names in place of marks', () => {
    const before = doc({ since: ['[seat 1] took the Palace.'] });
    const now = doc({ since: ['[seat 1] took the Palace.', 'You pay [3 coin], see [L-26].'] });
    expect(spoken(undefined, before, name)).toBe('Isotta took the Palace.');
    expect(spoken(before, now, name)).toBe('You pay 3 coins, see L-26.');
    expect(spoken(now, now, name)).toBe('');
  });

  it('says a new question of mine, not that of others', () => {
    const before = doc({ question: { id: 'a', mine: false, text: 'x' } });
    const mine = doc({ question: { id: 'b', mine: true, text: 'Where to?' } });
    expect(spoken(before, mine, name)).toBe('Where to?');
    expect(spoken(mine, doc({ question: { id: 'c', mine: false, text: 'x' } }), name)).toBe('');
  });

  it('says a question again only when something else is offered', () => {
    const asked = (id: string, ...offered: string[]): TableDoc =>
      doc({ question: { id, mine: true, text: 'Which?', options: offered.map((o) => ({ o, verb: o.split(':')[0], anytime: o.startsWith('stand') })) } });
    expect(spoken(asked('a', 'give:wine', 'stand:losses:1'), asked('b', 'give:wine', 'stand:losses:2'), name)).toBe('');
    expect(spoken(asked('a', 'give:wine', 'give:silk'), asked('b', 'give:silk'), name)).toBe('Which?');
  });

  it('says the end', () => {
    expect(spoken(doc({}), doc({ result: { text: '[seat 0] wins.' } }), name)).toBe('Ginevra wins.');
  });

  it('begins anew when the list was emptied by my choice', () => {
    expect(spoken(doc({ since: ['old'] }), doc({ since: ['new'] }), name)).toBe('new');
  });
});
