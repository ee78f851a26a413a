import { describe, expect, it } from 'vitest';
import { setLang } from '../../i18n';
import type { Routes } from './plans/wire';
import { BOARD, CATALOG } from './sample';
import { bestFirst, tollsOf } from './tolls';

const study: Routes = {
  chest: 5,
  merchant_pays_tolls: false,
  routes: [
    { source: 'E1', good: 'silk', place: 'milan_city', profit: 3, why: 'No chain of links.', clause: '5.11.5' },
    {
      source: 'L14', good: 'silk', place: 'milan_city', profit: 3, net: 3, cost: 0, goal: 'london', links: [{ place: 'north_sea', counter: 'red.galley.1', fee: 0 }],
      straits: [], tolls: [{ cities: ['london'], city: 'london', account: 'treasury.england', au: 1 }, { cities: ['milan_city'], city: 'milan_city', account: 'chest.1', au: 2 }],
    },
  ],
};

describe('trade on the map', () => {
  it('tells first what brings something', () => {
    expect(bestFirst(study).map(({ source }) => source)).toEqual(['L14', 'E1']);
  });

  it('lays a coin where a toll is taken, with who gets it', () => {
    setLang('en');
    const marks = tollsOf(study, BOARD, CATALOG, (seat) => ['Ginevra'][seat] ?? '');
    expect(marks.map(({ at, n, name }) => [at, n, name])).toEqual([
      ['london', 1, 'toll of 1 Au: England'],
      ['milan_city', 2, 'toll of 2 Au: Ginevra'],
    ]);
  });
});
