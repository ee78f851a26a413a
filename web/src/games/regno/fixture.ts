/** A small position of Regno for tests of the pure parts: two realms, three places, a sea. */
import type { Words } from '../../look/words.svelte';
import type { Province, Realm, RegnoBoard, RegnoCatalog } from './wire';

export const words: Words = { seat: (seat) => ['Venice', 'Milan'][seat] ?? '', thing: (id) => id, clause: () => '' };

export const province = (more: Partial<Province> = {}): Province => ({
  owner: 'neutral', settlement: 'none', buildings: [], damaged: [], worked: [], slaved: [], free: 0, slaves: 0, most: 2, spaces: 1, unrest: 0,
  sacked: 0, horde: false, exempt: false, asleep: 0, targeted: [], ...more,
});

export const realm = (seat: number, more: Partial<Realm> = {}): Realm => ({
  seat, out: false, stock: { grain: 2, florins: 40 }, tech: {}, government: 'communal_republic', faith: 'catholic', enterprise: 0, provinces: [], wars: [],
  program: [], plan: [], revealed: false, produced: 0, embargo: 0, excommunicated: false, civil_war: 0, regent: 0, isolated: false, ...more,
});

export const board = (more: Partial<RegnoBoard> = {}): RegnoBoard => ({
  round: 5, year: 2, years: 5, season: 'spring', phase: 'activation', order: [0, 1], next_order: [0, 1], activation: 0, inflation: 0,
  exchange: { bands: { raw: 3, worked: 3, luxury: 3 }, sold: { raw: 0, worked: 0, luxury: 0 }, bought: { raw: 0, worked: 0, luxury: 0 } },
  realms: [realm(0, { provinces: ['VEN'], capital: 'VEN' }), realm(1)],
  provinces: {
    VEN: province({ owner: '1', settlement: 'city', buildings: ['farm', 'port'], worked: ['farm'], free: 3, unrest: 1 }),
    BRE: province({ besieger: '1', fortress: { kind: 'tower', ps: 2, most: 4, breached: true, maintained: true } }),
    TRE: province({ rebels_against: 1 }),
  },
  forces: [], people: {}, carriers: {}, tavern: [], offices: {}, pacts: [], alliances: [], places: [1, 2], ...more,
});

const building = (name: string, more: Partial<RegnoCatalog['buildings'][string]> = {}): RegnoCatalog['buildings'][string] => ({
  name, clause: '8.1', kind: 'productive', cost: [], needs: [], income: 0, upkeep: 0, luxuries: 0, coast: false, ...more,
});

export const catalog: RegnoCatalog = {
  resources: { grain: { name: 'grain', one: '', many: '' }, iron: { name: 'iron', one: '', many: '' }, florins: { name: 'florins', one: '', many: '' } },
  categories: { grain: 'raw materials', iron: 'worked goods' },
  prices: [[5, 10, 10, 20, 30], [10, 20, 30, 40, 60], [20, 35, 50, 65, 90]],
  exchange: { buy_surcharge: 5, commission: 20, move_at: 6, base_band: 3, embargo: 5 },
  orders: { per_season: 2, change: 15 },
  revolt_at: 3,
  places: {
    VEN: { name: 'Venezia', links: ['TRE'], terrain: 'swamp' }, BRE: { name: 'Brescia', links: [], terrain: 'hill' },
    TRE: { name: 'Trento', links: ['VEN'], terrain: 'mountain' }, ADN: { name: 'Alto Adriatico', links: ['VEN'], open: false },
  },
  buildings: { farm: building('Farm', { good: 'grain' }), port: building('Port', { kind: 'port', good: 'grain' }), tower: building('Tower', { needs: [['engineering', 1]] }) },
  units: { archer: { name: 'Archer', clause: '13.1', cost: [], needs: [['engineering', 1]], pf: 1, movement: 2, machine: false } },
  ships: { light_galley: { name: 'Galley', cost: [], navigation: 1, merchant: false, hull: 2, sails: 4, crew: 2, artillery: 1, movement: 4, cargo: 3 } },
  technologies: {}, governments: {}, events: {}, captains: {},
  words: { category: { raw: 'raw materials', worked: 'worked goods', luxury: 'luxuries' }, order: { order1: 'Order 1: build', order2: 'Order 2: move' }, settlement: { city: 'City' }, role: { captain: 'Captain' } },
  people: { belisario: 'Belisario' },
  carriers: { 'ship.1.1': 'Ship 1 of [seat 0]' },
};
