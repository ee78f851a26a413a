import { describe, expect, it } from 'vitest';
import type { Family, LorenzoBoard, LorenzoCatalog, Option, Player } from '../../../wire';
import { deedOf, endOf, exchangeOf, familyState, lotOf, piled, refOf, roomOf, stageOf, times, tokensOf } from './names';

const families = {
  orsini: { name: 'Orsini', text: [], sets: [[['leader', 2]], [['play', 1]], [['vp', 10]]] },
  della_rovere: { name: 'Della Rovere', text: [], steps: [{ step: 2, gain: [['coin', 2]] }, { step: 4, gain: [['token', 1]] }] },
  visconti: { name: 'Visconti', text: [], tokens: [{ id: 'visconti_1', gain: [['coin', 2]] }, { id: 'visconti_2', gain: [['servant', 2]] }] },
  da_montefeltro: { name: 'Da Montefeltro', text: [] },
  este: { name: 'Este', text: [], exchange: { pay: [['mp', 1]], gain: [['coin', 2]] } },
} as unknown as Record<string, Family>;
const catalog = {
  families,
  tokens: { faces: { alms: {}, craft: {}, timber: {} } },
  cards: { joiners_yard: { convert: [{ pay: [['wood', 1]], gain: [['coin', 1], ['vp', 1]] }] } },
  ends: { character: [0, 1, 3, 6, 10, 15, 21], medici: { 7: 28, 8: 36 } },
} as unknown as LorenzoCatalog;
const player = (more: Partial<Player>): Player => ({ stock: {}, ...more }) as Player;
const option = (o: string, refs: string[] = []): Option => ({ o, verb: o.split(':')[0]!, text: '', refs });
const board = (phase: string, lots = 0): LorenzoBoard =>
  ({ phase, houses: { lots: Array.from({ length: lots }, (_, i) => ({ family: `family_${i}`, lot: `auction_${i}` })) } }) as unknown as LorenzoBoard;

describe('before the first round', () => {
  it('shows the draft, then the auction, then the towers', () => {
    expect(['tiles', 'leaders', 'auction', 'actions', 'leftovers'].map((phase) => stageOf(board(phase, 3)))).toEqual([
      'draft', 'draft', 'auction', undefined, undefined,
    ]);
    expect(stageOf(board('families', 3))).toBe('auction');
    expect(stageOf(board('families'))).toBeUndefined();
    expect(lotOf(board('auction', 2), 'family_1')).toEqual({ family: 'family_1', lot: 'auction_1' });
    expect(lotOf({} as LorenzoBoard, 'este')).toBeUndefined();
  });
});

describe('special tokens', () => {
  it('that are alike lie together, in the order of the catalog', () => {
    expect(piled(['timber', 'alms', 'timber'], catalog)).toEqual([{ face: 'alms', n: 1 }, { face: 'timber', n: 2 }]);
    expect(piled([], catalog)).toEqual([]);
  });
  it('of others are counted, never named', () => {
    expect(tokensOf(player({ tokens: 4 }))).toBe(4);
    expect(tokensOf(player({ tokens: ['alms', 'craft'] }))).toBe(2);
    expect(tokensOf(player({}))).toBe(0);
  });
});

describe('what lies on a family tile', () => {
  const marks = (family: string, more: Partial<Player>) => familyState(families[family], player({ family, ...more }));
  it('says what was taken, rewarded, turned up', () => {
    expect(marks('della_rovere', { steps: [2] })?.marks.map(({ title, done }) => [title, done])).toEqual([['2', true], ['4', false]]);
    expect(marks('orsini', { sets: 2 })?.marks.map(({ done }) => done)).toEqual([true, true, false]);
    expect(marks('visconti', { awake: ['visconti_2'] })?.marks.map(({ done }) => done)).toEqual([false, true]);
  });
  it('says what is stored, and nothing of families without a tile', () => {
    expect(marks('da_montefeltro', { stored: [['wood', 3]] })).toEqual({ kind: 'store', stored: [['wood', 3]], marks: [] });
    expect(marks('da_montefeltro', {})?.stored).toEqual([]);
    expect(marks('este', {})).toBeUndefined();
    expect(familyState(undefined, player({}))).toBeUndefined();
  });
});

describe('options', () => {
  it('name what they point at', () => {
    expect(refOf(option('hold:broker:alms', ['card.broker', 'face.alms']), 'face')).toBe('alms');
    expect(refOf(option('skip'), 'face')).toBeUndefined();
    expect(refOf(undefined, 'face')).toBeUndefined();
  });
  it('with an amount of times have a price and a gain', () => {
    expect(exchangeOf(option('exchange:este', ['family.este']), catalog)).toEqual(families['este']!.exchange);
    expect(exchangeOf(option('repeat:joiners_yard.1'), catalog)?.pay).toEqual([['wood', 1]]);
    expect(exchangeOf(option('pass'), catalog)).toBeUndefined();
    expect(times([['coin', 1], ['vp', 2]], 3)).toEqual([['coin', 3], ['vp', 6]]);
  });
});

describe('rows of cards', () => {
  it('of the Medici have room for eight characters, with their points', () => {
    expect(roomOf('character', 'medici', catalog)).toBe(8);
    expect([roomOf('character', 'este', catalog), roomOf('building', 'medici', catalog)]).toEqual([6, 6]);
    expect([6, 7, 8, 9].map((n) => endOf('character', n, 'medici', catalog))).toEqual([21, 28, 36, undefined]);
    expect(endOf('character', 7, undefined, catalog)).toBeUndefined();
  });
});

describe('the button', () => {
  it('says what is done where the words of an option are too long for it', () => {
    const table = { towers: [{ tower: 'building', floors: [{ space: 'building.2', card: 'mint' }] }] } as unknown as LorenzoBoard;
    const words = {
      families,
      cards: { mint: { name: 'Mint' } },
      leaders: { paracelso: { name: 'Paracelso' } },
      tokens: { faces: { alms: { name: 'Alms' } } },
    } as unknown as LorenzoCatalog;
    const said = (o: string, ...refs: string[]) => deedOf(option(o, refs), table, words);
    expect(said('take-left:building.2', 'space.building.2')).toEqual({ key: 'take', what: 'Mint' });
    expect(said('take-back:mint', 'card.mint')).toEqual({ key: 'take', what: 'Mint' });
    expect(said('hold:hill_abbey:alms', 'card.hill_abbey', 'face.alms')).toEqual({ key: 'lay', what: 'Alms' });
    expect(said('repeat:mint.1', 'conversion.mint.1')).toEqual({ key: 'use', what: 'Mint' });
    expect(said('play-free:paracelso', 'leader.paracelso')).toEqual({ key: 'play', what: 'Paracelso' });
    expect(said('exchange:este', 'family.este')).toEqual({ key: 'exchange', what: 'Este' });
    expect(said('convert-with:mint.1:0:0:0:2', 'conversion.mint.1')).toEqual({ key: 'use', what: 'Mint' });
    expect(said('toll-with')?.key).toBe('toll');
    expect(said('place:white:palace', 'space.palace')).toBeUndefined();
  });
});
