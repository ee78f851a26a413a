import { describe, expect, it } from 'vitest';
import type { Barred, Option } from '../../wire';
import { candidateOf, grouped, holds, parted, titleOf } from './groups';

const option = (o: string): Option => ({
  o, verb: o.split(':')[0]!, text: o, refs: [], ...(o.startsWith('stand') ? { anytime: true } : {}),
});

describe('a long list of options', () => {
  it('comes by verb in the order of the first, standing orders last', () => {
    const found = grouped(['build:A1', 'stand:losses:1', 'march:A1', 'build:A2'].map(option));
    expect(found.map(({ verb, options }) => [verb, options.length])).toEqual([
      ['build', 2],
      ['march', 1],
      ['stand', 1],
    ]);
  });

  it('is parted again by the piece that moves', () => {
    const some = ['sail:P1:A', 'sail:P2:A', 'sail:P1:B'].map(option);
    const piece = ({ o }: Option): string => o.split(':')[1]!;
    expect(parted(some, piece).map(({ ref, options }) => [ref, options.length])).toEqual([['P1', 2], ['P2', 1]]);
    expect(parted(some)).toEqual([{ ref: '', options: some }]);
    expect(parted(some.slice(0, 1), piece)[0]?.ref).toBe('');
  });

  it('names its groups as the game does, and a verb that has no title in its own words', () => {
    const catalog = { groups: { 'declare-war': 'Dichiarare guerra' }, clauses: {} };
    expect(titleOf('declare-war', catalog)).toBe('Dichiarare guerra');
    expect(titleOf('pawn-the-crown', catalog)).toBe('Pawn the crown');
  });

  it('says in full what is barred, but for many plays out of turn of one reason', () => {
    const catalog = { groups: { build: 'Build', stand: 'Standing orders' }, clauses: {} };
    const barred = (o: string, what?: string): Barred => ({ ...option(o), text: 'Why.', clause: 'C1', what });
    const farm = barred('build:A1:farm', 'Build: Farm in Capital 1');
    expect(candidateOf(farm, [farm, farm, farm, farm], catalog)).toBe('Build: Farm in Capital 1');
    expect(candidateOf(barred('build:A1:farm'), [], catalog)).toBe('Build');
    const orders = ['1', '2', '3', '4'].map((n) => barred(`stand:losses:${n}`, `Standing order ${n}`));
    expect(candidateOf(orders[0]!, orders, catalog)).toBe('Standing orders');
    expect(candidateOf(orders[0]!, orders.slice(3), catalog)).toBe('Standing order 1');
  });

  it('is found by every word in any order, without case and accents', () => {
    expect(holds('Build: Monastery in Forlì', 'forli MON')).toBe(true);
    expect(holds('Build: Monastery in Forlì', 'farm')).toBe(false);
    expect(holds('Anything', '  ')).toBe(true);
  });
});
