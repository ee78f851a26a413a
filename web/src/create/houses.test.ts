import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../api';
import { barred, expansion, needsHouses, others, settled } from './houses';

const one = (name: string, values: string[]) => ({ name, values, default: values[0]!, clause: 'L-1', title: name, help: {} });
const lorenzo = {
  name: 'lorenzo', title: 'Lorenzo', seats: [2, 3, 4, 5], rounds: 6, languages: ['en'], bots: [],
  switches: [
    one('rules', ['advanced', 'base']), one('leaders', ['draft', 'random']), one('houses', ['off', 'on']),
    one('families', ['auction', 'random', 'off']), one('special_tower', ['on', 'off']), one('new_leaders', ['on', 'off']),
  ],
} as unknown as GameInfo;
const regno = { ...lorenzo, name: 'regno', seats: [3, 4, 5, 6], switches: [one('rules', ['a', 'base'])] } as GameInfo;
const usual = Object.fromEntries(lorenzo.switches.map((each) => [each.name, each.default]));
const names = (found: { name: string }[]): string[] => found.map(({ name }) => name);

describe('Houses on the form of a new table', () => {
  it('is switched on for five, and cannot be switched off then', () => {
    expect(needsHouses(lorenzo, 4)).toBe(false);
    expect(settled(lorenzo, usual, 4)).toEqual(usual);
    const five = settled(lorenzo, { ...usual, rules: 'base' }, 5);
    expect(five).toEqual({ ...usual, houses: 'on', rules: 'advanced' });
    expect(barred('houses', 'off', lorenzo, five, 5)).toBe('houses.five');
    expect(barred('houses', 'off', lorenzo, five, 4)).toBeUndefined();
    expect(barred('houses', 'on', lorenzo, five, 5)).toBeUndefined();
  });

  it('goes with the advanced rules', () => {
    expect(settled(lorenzo, { ...usual, rules: 'base' }, 3)['rules']).toBe('base');
    expect(barred('rules', 'base', lorenzo, usual, 3)).toBeUndefined();
    const on = settled(lorenzo, { ...usual, houses: 'on', rules: 'base' }, 3);
    expect(on['rules']).toBe('advanced');
    expect(barred('rules', 'base', lorenzo, on, 3)).toBe('houses.advanced');
  });

  it('shows its parts only when it is on, and forgets them when it is off', () => {
    expect(names(expansion(lorenzo, usual))).toEqual(['houses']);
    const on = { ...usual, houses: 'on', families: 'random' };
    expect(names(expansion(lorenzo, on))).toEqual(['houses', 'families', 'special_tower', 'new_leaders']);
    expect(names(others(lorenzo))).toEqual(['rules', 'leaders']);
    expect(settled(lorenzo, on, 4)['families']).toBe('random');
    expect(settled(lorenzo, { ...on, houses: 'off' }, 4)['families']).toBe('auction');
  });

  it('leaves other games alone', () => {
    const options = { rules: 'base' };
    expect(settled(regno, options, 6)).toBe(options);
    expect(others(regno)).toEqual(regno.switches);
    expect(barred('rules', 'base', regno, options, 6)).toBeUndefined();
  });
});
