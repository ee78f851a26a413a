import { describe, expect, it } from 'vitest';
import type { LorenzoCatalog } from '../../../wire';
import { codeOf, filtered, filterOf, groupsOf, queryOf, thingsOf, worded, type Filter } from './things';

const words = {
  seat: () => '',
  thing: (id: string, n?: number | string) => (id === 'coin' ? (Number(n) === 1 ? 'coin' : 'coins') : id),
  clause: () => '',
};
const catalog = {
  resources: {},
  types: { territory: 'Territories', character: 'Characters', building: 'Buildings', venture: 'Ventures' },
  cards: {
    mint: {
      n: 25, type: 'building', period: 1, name: 'Mint', costs: [[['wood', 1], ['stone', 3]]], gain: [['vp', 5]], work: 5,
      work_gain: [['coin', 1]], work_per: 'building', text: ['Costs [1 wood] [3 stone].', 'Production from 5: [1 coin] each.'],
      rulings: ['A-11', 'L-55'],
    },
    castle: {
      n: 23, type: 'territory', period: 3, name: 'Castle', costs: [], gain: [['coin', 2], ['vp', 2]], work: 4,
      work_gain: [['servant', 1], ['mp', 3]], text: ['Free.', 'At once: [2 coin] [2 vp].'],
    },
    knight: {
      n: 52, type: 'character', period: 1, name: 'Knight', costs: [[['coin', 2]]], gain: [['priv', 1]],
      lasting: { kind: 'tower', value: 2, card: 'venture' }, text: ['Costs [2 coin].'],
    },
    sacred_war: {
      n: 95, type: 'venture', period: 3, name: 'Sacred War', costs: [[['mp', 8]]], need: 15, gain: [['fp', 4]], end_vp: 8, text: ['…'],
    },
    garden: {
      n: 43, type: 'building', period: 3, name: 'Garden', costs: [[['wood', 4]]], gain: [],
      convert: [{ pay: [['coin', 1]], gain: [['fp', 2]] }], text: ['…'],
    },
    florin_vault: {
      n: 97, type: 'territory', period: 1, name: 'Florin Vault', costs: [], gain: [], work: 2, deck: 'special', reconstruction: 'U-13',
      text: ['Free.', 'Harvest from 2: [1 token].', 'Then, if you like: [1 servant] → [3 coin].'],
    },
  },
  leaders: {
    niccolo: { name: 'Niccolò', requirement: '[8 fp]', needs: [['fp', 8]], once: true, text: 'Once a round: [1 coin].', rulings: ['L-82'] },
    lucrezia: { name: 'Lucrezia', requirement: '6 territories or 6 buildings', needs: [], once: false, text: 'More.' },
    sforza: { name: 'Sforza', requirement: '5 ventures', needs: [['venture', 5]], once: true, text: 'A harvest at value 1.' },
  },
  families: { este: { name: 'Este', text: ['Sell [1 mp] → [2 coin].'] } },
  lots: { auction_1: { name: 'Auction tile 1', gain: [['wood', 2]], reconstruction: 'U-4' } },
  tokens: { reconstruction: 'U-2', faces: { renown: { name: 'Renown', n: 3, text: '[4 vp].', gain: [['vp', 4]] }, craft: { name: 'Craft', n: 3, text: 'Work.', work: { area: 'production', value: 1 } } } },
  tiles: { tile_1_3: { period: 1, text: 'Each time, [-1 servant].', short: 'x' }, tile_3_8: { period: 3, text: 'x', short: 'x', deck: 'special' } },
  bonus_tiles: { tile_1: { name: 'bonus tile 1', harvest: [['wood', 1]], production: [['coin', 2]] } },
} as unknown as LorenzoCatalog;

const things = thingsOf(catalog);
const ids = (filter: Filter): string[] => filtered(things, filter, words).map(({ id }) => id);

describe('the list', () => {
  it('has everything: cards by type and period, then the rest by kind', () => {
    expect(ids({})).toEqual([
      'florin_vault', 'castle', 'knight', 'mint', 'garden', 'sacred_war', 'niccolo', 'lucrezia', 'sforza', 'este',
      'tile_1_3', 'tile_3_8', 'tile_1', 'auction_1', 'renown', 'craft',
    ]);
    expect(groupsOf(things).map(({ id, things: all }) => [id, all.length])).toEqual([
      ['territory', 2], ['character', 1], ['building', 2], ['venture', 1], ['leader', 3], ['family', 1], ['tile', 2], ['bonus_tile', 1],
      ['auction_tile', 1], ['token', 2],
    ]);
  });

  it('does without families and without rulings', () => {
    const { families: _, lots: __, tokens: ___, ...base } = catalog;
    const all = thingsOf(base as LorenzoCatalog);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['card', 'leader', 'tile', 'bonus_tile']));
    expect(thingsOf(catalog).find(({ id }) => id === 'craft')?.reconstruction).toBe('U-2');
    expect(all.find(({ id }) => id === 'castle')?.rulings).toEqual([]);
  });

  it('says amounts in words', () => {
    expect(worded('At once: [2 coin] [1 vp].', words)).toBe('At once: 2 coins, 1 vp.');
    expect(codeOf('tile_3_8')).toBe('III-8');
  });
});

describe('filters', () => {
  it.each<[Filter, string[]]>([
    [{ kind: 'leader' }, ['niccolo', 'lucrezia', 'sforza']],
    [{ type: 'building', period: '3' }, ['garden']],
    [{ period: '3' }, ['castle', 'garden', 'sacred_war', 'tile_3_8']],
    [{ deck: 'special' }, ['florin_vault', 'este', 'tile_3_8', 'auction_1', 'renown', 'craft']],
    [{ deck: 'base', period: '1' }, ['knight', 'mint', 'tile_1_3']],
  ])('keep what fits %j', (filter, found) => expect(ids(filter)).toEqual(found));

  it.each<[string, string[]]>([
    ['wood', ['mint', 'garden']],
    ['mp', ['sacred_war']],
    ['building', ['lucrezia']],
    ['territory', ['lucrezia']],
    ['fp', ['niccolo']],
  ])('know what asks for %s', (asks, found) => expect(ids({ asks })).toEqual(found));

  it.each<[string, string[]]>([
    ['coin', ['florin_vault', 'castle', 'mint', 'niccolo', 'este', 'tile_1']],
    ['servant', ['castle']], // what is paid for something is not given
    ['fp', ['garden', 'sacred_war']],
    ['vp', ['castle', 'mint', 'sacred_war', 'renown']],
    ['production', ['craft']],
    ['wood', ['tile_1', 'auction_1']],
    ['token', ['florin_vault']],
    ['tower', ['knight']],
    ['harvest', ['sforza']],
  ])('know what gives %s', (gives, found) => expect(ids({ gives })).toEqual(found));

  it.each<[string, string[]]>([
    ['2 COINS at', ['castle']],
    ['niccolo', ['niccolo']],
    ['a-11', ['mint']],
    ['castle mint', []],
  ])('find %s', (q, found) => expect(ids({ q })).toEqual(found));
});

describe('the address', () => {
  it('keeps the filters both ways, in one order', () => {
    const filter = { kind: 'card', type: 'building', period: '2', deck: 'base', asks: 'wood', gives: 'vp', q: 'a & b?' };
    expect(filterOf(queryOf(filter))).toEqual(filter);
    expect(queryOf(filterOf('period=2&type=building'))).toBe('type=building&period=2');
    expect(queryOf({})).toBe('');
  });

  it('leaves out what it does not know', () => {
    expect(filterOf('type=castle&period=9&moon=1&q=%20')).toEqual({});
  });
});
