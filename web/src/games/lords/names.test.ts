import { describe, expect, it } from 'vitest';
import { setLang } from '../../i18n';
import { biddingOf, colourMark, counterName, isShip, personOf, purses, ripeness, seasonOf, seatOrder, seatTint, topBid, unitOf } from './names';
import { partOf } from './parts';
import { told } from './sheets';
import { BOARD, CATALOG } from './sample';

describe('names and marks', () => {
  it('tell counters apart', () => {
    expect([unitOf('red.army.3'), unitOf('mercenary.4'), unitOf('pirate.C7')]).toEqual(['army', 'mercenary', 'pirate']);
    expect([isShip('red.galley.1'), isShip('pirate.C7'), isShip('red.caravan.1')]).toEqual([true, true, false]);
    expect(counterName(CATALOG, 'red.army.3')).toBe('army 3');
    expect(counterName(CATALOG, 'pirate.C7')).toBe('Antonio Loredan');
  });

  it('mark seventeen seats and six empires without colour alone', () => {
    const seats = Array.from({ length: 17 }, (_, seat) => seatTint(seat));
    expect(new Set(seats).size).toBe(17);
    expect(colourMark(CATALOG, 'red')).toEqual({ tint: 'e-england', glyph: 'england' });
    expect(colourMark(CATALOG, 'grey')).toEqual({ tint: 'e-none', glyph: 'any' });
  });

  it('call an heir by his own name', () => {
    expect(personOf(BOARD, CATALOG, 'L14')).toBe('Francesco Sforza');
    const later = { ...BOARD, leaders: { L14: { ...BOARD.leaders['L14']!, heir: 2 } } };
    expect(personOf(later, CATALOG, 'L14')).toBe('Ludovico il Moro');
  });

  it('count the ripeness of projects', () => {
    expect([ripeness('immature'), ripeness('mature'), ripeness()]).toEqual([1, 3, undefined]);
  });
});

describe('gold', () => {
  it('lies in treasuries, cities and with leaders, with who may spend it', () => {
    setLang('en');
    expect(purses(BOARD, CATALOG).map(({ kind, name, n, seats }) => [kind, name, n, seats])).toEqual([
      ['treasury', 'England', 4, [1]],
      ['pile', 'Milan', 3, [0]],
      ['purse', 'Francesco Sforza', 2, [0]],
    ]);
  });
});

describe('an auction', () => {
  it('shows who is awaited, who leads, who has passed', () => {
    expect(topBid(BOARD)).toEqual({ seat: 1, n: 3 });
    expect([0, 1, 2, 3].map((seat) => biddingOf(BOARD, [0], seat))).toEqual(['awaited', 'top', 'passed', 'barred']);
    expect(biddingOf({ ...BOARD, auction: undefined } as never, [0], 0)).toBeUndefined();
  });

  it('puts the awaited first, then the reader', () => {
    expect(seatOrder(BOARD, [3], 2)).toEqual([3, 2, 1, 0]);
  });

  it('puts the reader before the others that are awaited', () => {
    expect(seatOrder(BOARD, [0, 2, 3], 2)[0]).toBe(2);
    expect(seatOrder(BOARD, [0, 3], -1)).toHaveLength(4);
  });
});

describe('a round', () => {
  it('is a season of a year', () => {
    const seasons = Object.fromEntries(['spring', 'summer', 'autumn', 'winter'].map((id) => [id, { name: id, rounds: [] }]));
    const catalog = { ...CATALOG, seasons } as unknown as typeof CATALOG;
    const board = { ...BOARD, round: 18, year: 1464, season: 'summer' as const };
    expect([1, 4, 5, 18].map((n) => seasonOf(board, catalog, n))).toEqual([
      { season: 'spring', year: 1460 },
      { season: 'winter', year: 1460 },
      { season: 'spring', year: 1461 },
      { season: 'summer', year: 1464 },
    ]);
  });
});

describe('what a choice points at', () => {
  it('lies on one of the parts', () => {
    expect(partOf(['leader.L14', 'place.milan_city'], BOARD, 0)).toBe('map');
    expect(partOf(['card.C7'], BOARD, 0)).toBe('auction');
    expect(partOf(['card.L14'], BOARD, 0)).toBe('hand');
    expect(partOf(['account.treasury.england'], BOARD, 0)).toBe('realm');
    expect(partOf(['seat.2'], BOARD, 0)).toBeUndefined();
  });

  it('has a sheet', () => {
    const about = (id: string) => told({ kind: 'ref', id }, BOARD, CATALOG);
    expect(about('place.milan_city')).toEqual({ kind: 'place', id: 'milan_city', label: 'Milan' });
    expect(about('siege.milan_city')?.kind).toBe('place');
    expect(about('counter.red.army.3')).toEqual({ kind: 'counter', id: 'red.army.3', label: 'army 3' });
    expect(about('account.chest.1')).toBeUndefined();
    expect(told({ kind: 'seat', id: '1' }, BOARD, CATALOG)).toBeUndefined();
  });
});
