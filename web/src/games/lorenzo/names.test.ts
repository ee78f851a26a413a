import { beforeAll, describe, expect, it } from 'vitest';
import { setLang } from '../../i18n';
import type { Barred, LorenzoCatalog, LorenzoBoard, Option } from '../../wire';
import { clauseOf, gainWith, iconOf, nameOf, placeName, rowOf, ruler, shortReason, signed, valueWith, worksWith } from './names';

const board = {
  towers: [
    {
      tower: 'building',
      toll: 3,
      floors: [
        { space: 'building.1', value: 1, bonus: [], card: 'treasury' },
        { space: 'building.2', value: 3, bonus: [] },
      ],
    },
  ],
} as unknown as LorenzoBoard;
const catalog = {
  cards: { treasury: { name: 'Treasury' } },
  spaces: { 'building.2': { name: 'Buildings, floor 2', text: '' } },
} as unknown as LorenzoCatalog;

beforeAll(() => setLang('en'));

describe('names of places', () => {
  it('are those of the card that lies there, else of the place', () => {
    expect(placeName(board, catalog, 'building.1')).toEqual({ title: 'Treasury', small: 'value 1' });
    expect(placeName(board, catalog, 'building.2').title).toBe('Buildings, floor 2');
    expect(placeName(board, catalog, 'market.3')).toEqual({ title: 'Market', small: 'stall 3' });
  });

  it('carry the action value where it decides what one gets', () => {
    const row = rowOf(board, catalog, { space: 'harvest.large', value: 2, need: 1 }, 3);
    expect(row?.small).toBe('large, value 5');
  });
});

describe('the action value', () => {
  it('rises by one for as many servants as it takes', () => {
    expect(valueWith({ value: 2, per_servant: 2 }, 3)).toBe(3);
    expect(valueWith({ value: -1 }, 2)).toBe(1);
  });
});

describe('a reason in few words', () => {
  const barred = { o: '', verb: 'place', refs: [] };
  it('keeps the amount that is missing', () => {
    expect(
      shortReason({ ...barred, clause: 'L-32', text: 'Your territory number 4 needs [7 mp]; you have [4 mp].' }),
    ).toBe('needs [7 mp]');
  });
  it('is the whole sentence where there are no few words', () => {
    expect(shortReason({ ...barred, clause: 'X-1', text: 'Because.' })).toBe('Because.');
  });
});

describe('places and things of Houses', () => {
  const special = {
    towers: [{ tower: 'special', toll: 0, floors: [{ space: 'special.1', value: 1, bonus: [], card: 'broker' }] }],
  } as unknown as LorenzoBoard;
  const more = {
    cards: { broker: { name: 'Broker', type: 'character' } },
    leaders: { bramante: { name: 'Bramante', text: '' } },
    families: { este: { name: 'Este', text: ['Exchange. [R-37]'] } },
    tokens: { faces: { alms: { name: 'Alms' } } },
    spaces: {},
  } as unknown as LorenzoCatalog;
  const barred = (...refs: string[]): Barred => ({ o: 'x', verb: 'x', text: '', clause: 'R-1', refs });

  it('a card of the special tower is drawn by its own type', () => {
    expect(rowOf(special, more, { space: 'special.1' })).toMatchObject({ icon: 'character', tint: 'c-character', title: 'Broker' });
    expect(iconOf('special.4')).toBe('token');
  });
  it('a leader, a family and a token are called by their names', () => {
    expect(placeName(special, more, 'leader.bramante')).toEqual({ title: 'Bramante', small: 'own space' });
    expect(nameOf(special, more, barred('family.este'))).toBe('Este');
    expect(nameOf(special, more, barred('card.broker', 'face.alms'))).toBe('Alms');
  });
  it('a bid is read about where its family is told', () => {
    const bid: Option = { o: 'bid:este', verb: 'bid', text: '', refs: ['family.este'] };
    expect(clauseOf(more, bid, 'bid')).toBe('R-37');
    expect(clauseOf(more, undefined, 'bid')).toBe('R-11');
  });
  it('servants can add two each, losses stand beside gains, two works wait for a choice', () => {
    expect(valueWith({ value: 2, per_servant: 1, servant_value: 2 }, 3)).toBe(8);
    expect(valueWith({ value: 2, per_servant: 2, servant_value: 2 }, 3)).toBe(4);
    expect(gainWith({ gain: [['coin', 1]], loss: [['vp', 3]] }, 0)).toEqual([['coin', 1], ['vp', -3]]);
    const works = { harvest: [[0, [['wood', 1]]], [2, [['wood', 3]]]], production: [[1, [['coin', 1]]]] } as never;
    expect(worksWith({ works }, 2)).toEqual([['harvest', [['wood', 3]]], ['production', [['coin', 1]]]]);
    expect(worksWith({ works }, 0)[1]).toEqual(['production', []]);
    expect(worksWith({}, 0)).toEqual([]);
  });
  it('points after an auction may lie below nothing', () => {
    expect(ruler([0, 3])).toEqual({ low: 0, top: 25, tick: 5 });
    expect(ruler([-7, 4])).toEqual({ low: -10, top: 25, tick: 5 });
    expect(ruler([-1, 60])).toEqual({ low: -25, top: 75, tick: 25 });
    expect([signed(-7), signed(7)]).toEqual(['−7', '7']);
  });
});
