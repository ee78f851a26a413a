import { describe, expect, it } from 'vitest';
import { setLang } from '../../i18n';
import { chartFor, looksOf, marksOf, placeOf, stateOf } from './atlas';
import { board, catalog, province, words } from './fixture';
import type { Person, RegnoBoard } from './wire';

const reader = (more: Partial<RegnoBoard> = {}) => ({ board: board(more), catalog, words, me: 0 });
const never = (): boolean => false;
const captain: Person = {
  role: 'captain', place: 'VEN', seniority: 0, seat: 0, wounded: 0, exhausted: 0, married: 0, moved: 0, loyalty: 3, hired: 1, born: 0, educated: false,
};

describe('how places look', () => {
  setLang('en');

  it('shows the owner, the centre and its buildings, a damaged one marked', () => {
    const of = reader({ provinces: { VEN: province({ owner: '1', settlement: 'city', buildings: ['farm', 'port'], damaged: ['port'] }) } });
    const look = looksOf(of, 'owners')['place.VEN']!;
    expect(look).toMatchObject({ name: 'Venezia', tint: 's-0', town: 'city' });
    expect(look.chips).toEqual([{ glyph: 'farm', name: 'Farm' }, { glyph: 'port', name: 'Port, damaged', off: true }]);
  });

  it('changes its chips with the layer', () => {
    const look = (layer: 'goods' | 'war' | 'unrest') => looksOf(reader(), layer);
    expect(look('goods')['place.VEN']!.chips).toEqual([{ glyph: 'grain', name: 'grain: 1 of 1 at work', n: 1 }]);
    expect(look('war')['place.BRE']!.chips).toEqual([{ glyph: 'tower', name: 'Tower, walls 2 of 4', n: 2, off: true }]);
    expect(look('unrest')['place.VEN']!.chips!.map(({ glyph, n }) => [glyph, n])).toEqual([['unrest', 1], ['worker', 2]]);
    expect(look('unrest')['place.BRE']!.chips).toEqual([]);
  });

  it('says in words what is drawn, and gives a sea its name', () => {
    const looks = looksOf(reader(), 'owners');
    expect(looks['place.VEN']!.said).toBe('Venice; City; capital; Farm, Port; 1 at work, 2 free; unrest 1 of 3');
    expect(looks['place.BRE']!.said).toContain('Besieged by Venice; walls 2 of 4');
    expect(looks['place.ADN']).toEqual({ name: 'Alto Adriatico' });
  });

  it('lets a siege go before a revolt, and a revolt before plunder', () => {
    expect(stateOf(province({ besieger: '2', rebels_against: 1 }))).toBe('siege');
    expect(stateOf(province({ horde: true, sacked: 9 }))).toBe('revolt');
    expect(stateOf(province({ sacked: 9 }))).toBe('waste');
    expect(stateOf(province())).toBeUndefined();
  });
});

describe('the pieces on the map', () => {
  const force = { owner: '1' as const, place: 'VEN', status: 'ready' as const, until: 0, moved: 0, units: { archer: 3 } };
  const pieces: Partial<RegnoBoard> = {
    forces: [force, { ...force, status: 'exhausted', units: { archer: 2 } }, { ...force, place: 'ship.1.1' }],
    carriers: { 'ship.1.1': { owner: '1', kind: 'light_galley', place: 'ADN', cargo: { grain: 2 }, hull: 2, sails: 4, crew: 2, abandoned: false, moved: 0 } },
    people: { belisario: captain },
  };

  it('are one army a place and owner; what is aboard is with its ship', () => {
    const marks = marksOf(reader(pieces), 'war', never);
    expect(marks.filter(({ kind }) => kind === 'army')).toEqual([
      { ref: 'army.VEN.1', at: 'VEN', kind: 'army', tint: 's-0', glyph: 'lily', n: 5, own: true, name: 'Venice, 5 men, 3 ready: 5 Archer' },
    ]);
    expect(marks.find(({ kind }) => kind === 'fleet')).toMatchObject({ ref: 'carrier.ship.1.1', at: 'ADN', name: 'Ship 1 of Venice, Galley, 2 grain' });
    expect(marks.find(({ kind }) => kind === 'siege')).toMatchObject({ ref: 'siege.BRE', n: 2 });
    expect(marks.find(({ kind }) => kind === 'person')).toMatchObject({ ref: 'person.belisario' });
  });

  it('come with their layer, and always where an option points at them', () => {
    const kinds = (layer: 'goods' | 'unrest', lit: (ref: string) => boolean) => marksOf(reader(pieces), layer, lit).map(({ kind }) => kind);
    expect(kinds('goods', never)).toEqual(['fleet']);
    expect(kinds('unrest', (ref) => ref === 'person.belisario')).toEqual(['siege', 'person']);
  });

  it('leave out of the first layer the garrisons of the neutrals', () => {
    const of = reader({ forces: [force, { ...force, owner: 'neutral', place: 'BRE' }] });
    const places = (layer: 'owners' | 'war') => marksOf(of, layer, never).flatMap(({ kind, at }) => (kind === 'army' ? [at] : []));
    expect(places('owners')).toEqual(['VEN']);
    expect(places('war')).toEqual(['VEN', 'BRE']);
  });

  it('are found where options point', () => {
    const of = reader(pieces);
    expect(placeOf(['seat.1', 'carrier.ship.1.1'], of)).toBe('ADN');
    expect(placeOf(['person.belisario'], of)).toBe('VEN');
    expect(placeOf(['category.raw'], of)).toBeUndefined();
  });

  it('stand on the chart of their scenario', () => {
    expect(chartFor(board())).toBe('schematic-2');
    expect(chartFor(board({ provinces: { GEN: province() } }))).toBe('italy');
  });
});
