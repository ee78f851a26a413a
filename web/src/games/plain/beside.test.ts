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

  it('warns of what would stay undone, in the language', () => {
    setLang('it');
    expect(beside({ unused: ['3', '4'] })).toEqual(["gli Ordini 3, 4 restano inutilizzati"]);
    setLang('en');
    expect(beside({ unused: ['3'] })).toEqual(['Order 3 stays unused']);
    expect(beside({ nothing: true })).toEqual(['nothing can be done with it now']);
  });
});
