import { describe, expect, it } from 'vitest';
import type { Option, TableDoc } from '../../../wire';
import type { RegnoBoard } from '../wire';
import { bondOf, isTalking, partsOf, sayable } from './sort';

const option = (o: string, refs: string[] = [], anytime = false): Option => ({ o, verb: o.split(':')[0]!, text: o, refs, anytime });

describe('the panel of offers', () => {
  it('puts what is given and asked on its side', () => {
    const parts = partsOf(['give-goods:iron', 'ask-goods:florins', 'their-spouse:family.2.1', 'ask-land:VER', 'propose-deal', 'cancel'].map((o) => option(o)));
    expect(parts.give.map(({ o }) => o)).toEqual(['give-goods:iron']);
    expect(parts.ask.map(({ o }) => o)).toEqual(['ask-goods:florins', 'their-spouse:family.2.1', 'ask-land:VER']);
    expect(parts.end.map(({ o }) => o)).toEqual(['propose-deal', 'cancel']);
    expect(parts.answer).toEqual([]);
  });

  it('leaves the parts of other compositions and plays out of turn alone', () => {
    expect(partsOf([option('muster:archer'), option('cancel'), option('counter', [], true)])).toEqual({ give: [], ask: [], end: [], answer: [] });
    expect(partsOf(['accept-deal', 'counter', 'refuse-deal:price'].map((o) => option(o))).answer).toHaveLength(3);
  });

  it('tells what can be said to whom', () => {
    const all = [option('offer-peace:1', ['seat.1']), option('offer-peace:2', ['seat.2']), option('finish'), option('bid:1', ['seat.1'])];
    expect(sayable(all, 1).map(({ o }) => o)).toEqual(['offer-peace:1']);
  });

  it('knows war, pacts and alliances', () => {
    const board = {
      realms: [{ wars: [2] }, { wars: [] }, { wars: [0] }], pacts: [{ seats: [1, 0], year: 3 }], alliances: [{ seats: [1, 2], until: 0 }],
    } as unknown as RegnoBoard;
    expect(bondOf(board, 0, 1)).toEqual({ war: false, allied: false, pact: 3 });
    expect(bondOf(board, 0, 2)).toEqual({ war: true, allied: false });
    expect(bondOf(board, 2, 1)).toEqual({ war: false, allied: true });
  });

  it('knows when a talk goes on', () => {
    const doc = (key: string) => ({ question: { key } }) as TableDoc;
    expect(['negotiate', 'deal-trade-cede', 'deal-peace', 'retreat'].map((key) => isTalking(doc(key)))).toEqual([true, true, true, false]);
  });
});
