import { describe, expect, it } from 'vitest';
import { setLang } from '../../i18n';
import { beside } from './beside';

describe('what stands beside an option', () => {
  it('is nothing where the words say it all', () => {
    expect(beside()).toEqual([]);
    expect(beside({ cost: [] })).toEqual([]);
  });

  it('tells prices and yields, of one where an amount is chosen', () => {
    setLang('en');
    expect(beside({ cost: [['florins', 50], ['wood', 2]], luxuries: 1, level: 3 })).toEqual([
      'costs [50 florins] [2 wood] 1 luxury of one kind',
      'to level 3',
    ]);
    expect(beside({ cost: [['florins', 5]], each: true })).toEqual(['[5 florins] each']);
    expect(beside({ gain: [['florins', 40]], unrest: 3, revolt: true, idle: 2 })).toEqual([
      'yields [40 florins]',
      'then unrest 3: revolt',
      '2 workers idle',
    ]);
    expect(beside({ gain: [['florins', 8]], each: true, commission: 2 })[1]).toBe('a commission of [2 florins] is taken off');
    expect(beside({ cost: [['florins', 18]], each: true, commission: 3 })[1]).toBe('a commission of [3 florins] is in it');
    expect(beside({ gain: [], unrest: 0 })).toEqual(['yields nothing', 'then unrest 0']);
  });

  it('tells of purses, routes and dice', () => {
    setLang('en');
    expect(beside({ cost: [['au', 5]], purse: 8 })).toEqual(['costs [5 au]', '8 Au there']);
    expect(beside({ gain: [['au', 3]], links: 7 })).toEqual(['yields [3 au]', '7 links']);
    expect(beside({ dice: [4, 2], hits: [3, 1] })).toEqual(['4 dice, 1 to 3 hits', 'against 2 dice, 1 to 1 hits']);
    expect(beside({ dice: [2], hits: [3], capture: 50, kill: 25, lost: true })).toEqual([
      '2 dice, 1 to 3 hits',
      'captured with 50 %',
      'killed with 25 %',
      'is lost',
    ]);
  });

  it('warns of what would stay undone, in the language', () => {
    setLang('it');
    expect(beside({ unused: ['3', '4'] })).toEqual(["gli Ordini 3, 4 restano inutilizzati"]);
    setLang('en');
    expect(beside({ unused: ['3'] })).toEqual(['Order 3 stays unused']);
    expect(beside({ nothing: true })).toEqual(['nothing can be done with it now']);
  });
});
