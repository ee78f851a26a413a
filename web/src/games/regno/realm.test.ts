import { describe, expect, it } from 'vitest';
import { board, catalog, province, realm } from './fixture';
import { heldBy, houseOf } from './family';
import { glyphOfOption } from './names';
import { byOrder, orderIn, slotsOf } from './programme';
import { goodsIn, idle, opened, priceOf, programOf, works } from './realm';
import type { Option } from '../../wire';
import type { Person } from './wire';

const option = (o: string): Option => ({ o, verb: o.split(':')[0]!, text: o, refs: [] });

describe('a province', () => {
  it('tells its works with the fortress last, and who could still work', () => {
    const one = province({ buildings: ['farm'], worked: ['farm'], free: 3, fortress: { kind: 'tower', ps: 4, most: 4, breached: false, maintained: true } });
    expect(works(one).map(({ id, worked }) => [id, worked])).toEqual([['farm', true], ['tower', false]]);
    expect(idle(one)).toBe(2);
  });
});

describe('the Exchange', () => {
  it('knows goods and price of a band', () => {
    expect(goodsIn('raw', catalog)).toEqual(['grain']);
    expect(priceOf('worked', 4, catalog)).toBe(40);
  });
});

describe('a level of a branch', () => {
  it('opens buildings, pieces and ships', () => {
    expect(opened('engineering', 1, catalog).map(({ id }) => id)).toEqual(['tower', 'archer']);
    expect(opened('navigation', 1, catalog)).toEqual([{ kind: 'ship', id: 'light_galley', name: 'Galley' }]);
  });
});

describe('a programme', () => {
  const all = ['lay:order1', 'lay:order3', 'begin:order2', 'replace:order2:order4'].map(option);

  it('finds the options of its cards', () => {
    expect(orderIn('lay:order3')).toBe(3);
    expect(orderIn('sell:grain')).toBeUndefined();
    expect([...byOrder(all, 'lay').keys()]).toEqual([1, 3]);
  });

  it('shows what is laid, then what is chosen, then what is free', () => {
    expect(slotsOf([4], 2, 3)).toEqual([{ order: 4 }, { order: 2, pending: true }, {}]);
    expect(slotsOf([], undefined, 2)).toEqual([{}, {}]);
  });

  it('is the own one as it is laid; another seat keeps its cards down but for what spies saw', () => {
    const of = board({
      phase: 'programming',
      realms: [realm(0, { laid: [3], seen: [{ round: 5, seat: 1, order: 6 }] }), realm(1, { program: [0, 0] })],
    });
    expect(programOf(of, 0, 0, 2)).toEqual([3]);
    expect(programOf(of, 1, 0, 2)).toEqual([6, 0]);
    expect(programOf(of, 1, 1, 2)).toEqual([0, 0]);
  });

  it('gives each option the glyph of its card or of its thing', () => {
    expect(glyphOfOption(option('replace:order2:order4'))).toBe('order4');
    expect(glyphOfOption(option('build:VEN:church'))).toBe('church');
    expect(glyphOfOption(option('march:VEN:BRE'))).toBe('order2');
    expect(glyphOfOption(option('something-new:3'))).toBe('quill');
  });
});

describe('a house', () => {
  const person = (role: string, seat = 0, more: Partial<Person> = {}): Person => ({
    role, place: 'court', seniority: 1, seat, wounded: 0, exhausted: 0, married: 0, moved: 0, loyalty: 0, hired: 0, born: 0, educated: false, ...more,
  });
  const of = board({
    people: { a: person('minor', 0, { seniority: 0 }), b: person('sovereign'), c: person('heir'), d: person('captain', 1, { gaoler: '1' }), e: person('bishop') },
  });

  it('has its couple, children with heirs first, and those who serve it', () => {
    const house = houseOf(of, 0);
    expect(house.sovereign?.id).toBe('b');
    expect(house.consort).toBeUndefined();
    expect(house.children.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(house.clergy.map(({ id }) => id)).toEqual(['e']);
    expect(house.captains).toEqual([]);
  });

  it('holds prisoners of others', () => {
    expect(heldBy(of, 0).map(({ id }) => id)).toEqual(['d']);
  });
});
