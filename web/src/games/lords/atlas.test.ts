import { describe, expect, it } from 'vitest';
import { setLang } from '../../i18n';
import { layerFor, layers, looksOf, marksOf, type LayerId } from './atlas';
import { BOARD, CATALOG } from './sample';

const nameOf = (seat: number): string => ['Ginevra', 'Lapo', 'Isotta', 'Neri'][seat]!;
const looks = (layer: LayerId) => looksOf(BOARD, CATALOG, layer, nameOf);
const refs = (layer: LayerId) => marksOf(BOARD, CATALOG, layer, 0, nameOf).map(({ ref }) => ref);

describe('the map of Lords', () => {
  it('has the layer of the moment', () => {
    expect(layerFor(BOARD)).toBe('realms');
    expect(layerFor({ ...BOARD, stage: 'routes' })).toBe('trade');
    expect(layerFor({ ...BOARD, stage: 'movement' })).toBe('war');
    expect(layers().map(({ id }) => id)).toEqual(['realms', 'war', 'trade', 'faith', 'storms']);
  });

  it('washes lands by empire, by home, by faith', () => {
    setLang('en');
    const realms = looks('realms');
    expect(realms['place.england']).toMatchObject({ name: 'England', tint: 'e-england' });
    expect(realms['place.milan']).toMatchObject({ tint: 's-0 band-0', name: 'Milan', said: 'Dukedom, Ginevra, Catholic, 1 counter' });
    expect(realms['place.north_sea']?.tint).toBeUndefined();
    expect(realms['place.milan_city']).toMatchObject({ state: 'siege', tint: 'e-england', chips: [{ glyph: 'au', n: 3 }] });
    expect(looks('faith')['place.milan']?.tint).toBe('f-catholic');
    expect(looks('storms')['place.north_sea']?.tint).toBe('north');
  });

  it('shows goods, and trade that is denied, on the layer of trade', () => {
    expect(looks('trade')['place.milan_city']?.chips?.map(({ glyph, off }) => [glyph, off])).toEqual([
      ['silk', true],
      ['closed', undefined],
      ['au', undefined],
    ]);
  });

  it('lays each piece on the layers where it matters', () => {
    expect(refs('realms')).toEqual([
      'counter.red.army.3', 'counter.red.galley.1', 'counter.mercenary.4', 'leader.L14', 'siege.milan_city', 'prisoner.L15',
    ]);
    expect(refs('trade')).toEqual(['counter.red.galley.1', 'card.E1', 'strait.dardanelles']);
    expect(refs('storms')).toEqual(['counter.red.galley.1']);
    expect(refs('faith')).toEqual(['leader.L14']);
  });

  it('says in words what a piece is', () => {
    const [army, , hired] = marksOf(BOARD, CATALOG, 'war', 0, nameOf);
    expect(army).toMatchObject({ kind: 'army', at: 'milan', tint: 'e-england', glyph: 'england', worn: true, own: false });
    expect(army?.name).toBe('army 3, England, Lapo, worn, under Francesco Sforza, besieges Milan');
    expect(hired).toMatchObject({ tint: 's-0 band-0', own: true });
  });
});
