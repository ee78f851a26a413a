import { beforeAll, describe, expect, it } from 'vitest';
import { setLang } from '../../i18n';
import type { LorenzoCatalog, LorenzoBoard } from '../../wire';
import { placeName, rowOf, shortReason, valueWith } from './names';

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
