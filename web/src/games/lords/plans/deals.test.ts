import { describe, expect, it } from 'vitest';
import type { Option } from '../../../wire';
import type { LordsBoard, LordsCatalog } from '../wire';
import { answersTo, lastOf, ofDraft, partsOf, playOf, said, type OpenOffer } from './deals';

const option = (o: string, refs: string[] = [], more: Partial<Option> = {}): Option => ({ o, verb: o.split(':')[0]!, text: o, refs, anytime: true, ...more });

describe('the panel of offers', () => {
  it('puts each kind of term on its side, and leaves other plays alone', () => {
    const all = ['ask-ransom:L9', 'give-card:L9', 'give-card:E1', 'ask-au', 'send-offer:2', 'drop-offer', 'begin-offer:1'].map((o) => option(o));
    const { give, ask, send, drop } = partsOf(all);
    expect(give).toEqual([{ verb: 'give-card', options: [all[1], all[2]] }]);
    expect(ask.map(({ verb }) => verb)).toEqual(['ask-au']);
    expect([send?.o, drop?.o]).toEqual(['send-offer:2', 'drop-offer']);
    expect(all.filter(ofDraft).map(({ verb }) => verb)).toEqual(['give-card', 'give-card', 'ask-au', 'send-offer']);
  });

  it('gives each open offer its own answers', () => {
    const all = [option('accept-offer:1', ['seat.1']), option('refuse-offer:1:price', ['seat.1']), option('accept-offer:4', ['seat.4']), option('withdraw-offer')];
    const offer: OpenOffer = { maker: 1, other: 0, sides: [], answers: 0, asked: false, held: 0 };
    const { accept, refuse, withdraw } = answersTo(offer, all, 0);
    expect([accept?.o, refuse.map(lastOf), withdraw]).toEqual(['accept-offer:1', ['price'], undefined]);
    expect(answersTo({ ...offer, maker: 0, other: 1 }, all, 0)).toEqual({ refuse: [], withdraw: all[3] });
    expect(answersTo({ ...offer, maker: 3 }, all, 0)).toEqual({ accept: undefined, refuse: [] });
    expect(answersTo({ ...offer, asked: true }, all, 0)).toEqual({ refuse: [] });
  });

  it('sends a sum with its term', () => {
    expect(playOf(option('give-au', [], { least: 1, most: 5 }), 3)).toBe('give-au:3');
    expect(playOf(option('give-card:L9'), 3)).toBe('give-card:L9');
  });

  it('says terms in words', () => {
    const board = { leaders: { L24: { heir: 1 } } } as unknown as LordsBoard;
    const catalog = { cards: { E1: { name: 'E1 Something', title: 'Something' }, L24: { title: 'Skanderbeg', heirs: ['John'] } } } as unknown as LordsCatalog;
    expect(said({ what: 'au', n: 4 }, board, catalog)).toContain('[4 au]');
    expect(said({ what: 'share', n: 2, card: 'E1' }, board, catalog)).toContain('E1 Something');
    expect(said({ what: 'freedom', card: 'L24' }, board, catalog)).toContain('John');
    expect(said({ what: 'promise', n: 5, until: 1463 }, board, catalog)).toContain('1463');
  });
});
