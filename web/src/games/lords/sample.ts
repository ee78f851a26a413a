/** A small position for the tests of Lords. */
import type { LordsBoard, LordsCatalog, LordsPlayer } from './wire';

const player = (seat: number, lord: string): LordsPlayer => ({
  seat, lord, colour: 'red', stature: 2, score: 3, hand: [], navigation: [], out: false, excommunicated: seat === 2, bank: true, ends: false,
  passage: [1, 1, 1, 1], tribute: 0, toll: 0, cape: 1,
});

export const CATALOG = {
  places: {
    milan: { name: 'Milan (Dukedom)', kind: 'dukedom', north: false, links: ['ligurian_sea'], terrain: 'flat', religion: 'catholic' },
    england: { name: 'England', kind: 'dukedom', north: true, links: [], empire: 'england', religion: 'catholic' },
    north_sea: { name: 'North Sea', kind: 'sea', north: true, links: ['england'] },
    milan_city: { name: 'Milan', kind: 'city', north: false, around: ['milan'], goods: ['silk'] },
    london: { name: 'London', kind: 'port', north: true, around: ['england', 'north_sea'], capital: 'england' },
  },
  straits: { dardanelles: { name: 'Dardanelles', ports: ['gallipoli_city', 'lampsacus'] } },
  empires: { england: { name: 'England', colour: 'red', capital: 'london', base: 6 } },
  cards: {
    L14: { name: 'L14 Francesco Sforza (lord)', title: 'Francesco Sforza', type: 'L', kind: 'lord_bank', text: '', clauses: [], place: 'milan_city', heirs: ['Galeazzo', 'Ludovico il Moro'] },
    L15: { name: 'L15 Cosimo (lord)', title: 'Cosimo', type: 'L', kind: 'lord_bank', text: '', clauses: [], place: 'london' },
    C7: { name: 'C7 Antonio Loredan (pirate)', title: 'Antonio Loredan', type: 'C', kind: 'pirate', text: '', clauses: [] },
    E1: { name: 'E1 A building (building)', title: 'A building', type: 'E', kind: 'building', text: '', clauses: [], place: 'milan_city' },
  },
  units: { army: { name: 'army' }, galley: { name: 'galley' } },
  goods: { silk: { name: 'silk' } },
  religions: { catholic: 'Catholic' },
  statures: ['vassal', 'duke', 'king', 'emperor'],
  clauses: {},
} as unknown as LordsCatalog;

export const BOARD = {
  round: 3, year: 1460, last_year: 1479, season: 'summer', phase: 'auction', stage: 'auction', order: [2, 1, 0, 3], movers: [], deck: 9,
  gold: { 'supply': 90, 'chest.1': 5, 'bid.2': 3, 'treasury.england': 4, 'pile.milan_city': 3, 'purse.L14': 2 },
  players: ['L14', 'L15', 'L15', 'L15'].map((lord, seat) => player(seat, lord)),
  empires: { england: { colour: 'red', merged: false, heirless: false, treasury: 'treasury.england' } },
  leaders: {
    L14: { colour: 'red', stature: 2, heir: 0, moved: false, bastard: false, seat: 0, place: 'milan_city' },
    L15: { colour: 'red', stature: 2, heir: 0, moved: false, bastard: false, seat: 1, captor: 0, ransom: 4 },
  },
  counters: {
    'red.army.3': { place: 'milan', steps: 1, colour: 'red', seat: 1, leader: 'L14', besieges: 'milan_city' },
    'red.galley.1': { place: 'north_sea', steps: 2, colour: 'red' },
    'mercenary.4': { place: 'milan_city', steps: 2, colour: 'red', seat: 0 },
  },
  cards: { L14: { seat: 0 }, C7: { lies: 'on_sale' }, E1: { seat: 1, built: 1, block: 'mature' } },
  crusade: false, crusaded: false, dry: false,
  held: { milan_city: 'red' },
  spend: { 'treasury.england': [1], 'pile.milan_city': [0] },
  closed: [{ strait: 'dardanelles', seat: 2, by: 0 }],
  denied: { milan_city: [3] },
  gates: [], deals: [], places: [1, 1, 1, 1],
  auction: { card: 'C7', top: 3, bidders: [0, 1, 2], passed: [2], limit: 0 },
} as unknown as LordsBoard;
