import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';
import type { Actions, Option, TableDoc } from '../wire';
import type { GameUi } from '../games/game';
import { TableState } from './state.svelte';

const place = (member: string, space: string, least: number, most: number): Option => ({
  o: `place:${member}:${space}`,
  verb: 'place',
  text: '',
  refs: [`member.${member}`, `space.${space}`],
  least,
  most,
  detail: { member, space, value: 4, need: least },
});

function table(over: Partial<Actions> = {}, mine = true, options?: Option[], plays: Option[] = []) {
  const sent: string[][] = [];
  const actions: Actions = {
    choose: (chain) => {
      sent.push(chain);
      return Promise.resolve();
    },
    undo: () => Promise.resolve(),
    retract: () => Promise.resolve(),
    agree: () => Promise.resolve(),
    hint: () => Promise.resolve({ chain: ['place:orange:palace:3'], text: 'Palace', reason: 'It pays.' }),
    barred: () => Promise.resolve([]),
    study: () => Promise.reject(new Error('none')),
    openRule: () => undefined,
    goto: () => undefined,
    ...over,
  };
  const offers = {
    options: options ?? [
      place('white', 'palace', 0, 2),
      place('orange', 'palace', 1, 3),
      place('orange', 'market.1', 0, 3),
      { o: 'pass', verb: 'pass', text: 'Pass', refs: [] },
    ],
    barred: [
      {
        o: 'place:white:market.1',
        verb: 'place',
        text: 'No.',
        clause: 'L-19',
        refs: ['member.white', 'space.market.1'],
      },
    ],
  };
  const doc = {
    moment: { now: 4, shown: 4 },
    you: { seat: 0, seats: [0], host: true },
    question: {
      id: '0.1',
      asked: [mine ? 0 : 1],
      mine,
      key: 'turn',
      text: '?',
      ...(mine ? offers : { options: plays, barred: [] }),
    },
    ...(mine ? {} : { glance: offers }),
  } as unknown as TableDoc;
  const told = new SvelteMap([['doc', doc]]);
  const source = {
    get doc() {
      return told.get('doc')!;
    },
    actions,
    catalog: {},
    ui: {} as GameUi,
  };
  return { state: new TableState(source), sent, doc, say: (next: TableDoc) => told.set('doc', next) };
}

describe('what the reader is about to answer', () => {
  it('begins with the member that has most places, and shows its options and those without a member', () => {
    const { state } = table();
    expect(state.member).toBe('orange');
    expect(state.visible.map(({ o }) => o)).toEqual(['place:orange:palace', 'place:orange:market.1', 'pass']);
    expect(state.closed).toEqual([]);
  });

  it('keeps the place when the member changes', () => {
    const { state } = table();
    state.pick(state.optionAt('space.palace')!);
    state.pickMember('white');
    expect(state.chosen?.o).toBe('place:white:palace');
    expect(state.barredAt('space.market.1')?.clause).toBe('L-19');
  });

  it('sends the option with its amount, never less than needed nor more than allowed', async () => {
    const { state, sent } = table();
    state.pick(state.optionAt('space.palace')!);
    expect(state.amount).toBe(1);
    state.setAmount(9);
    await state.confirm();
    expect(state.chosen).toBeUndefined(); // what was sent is done with
    state.pick(state.optionAt('space.palace')!);
    state.setAmount(0);
    await state.confirm();
    expect(sent).toEqual([['place:orange:palace:3'], ['place:orange:palace:1']]);
  });

  it('keeps the choice when the same question gets another id by a play out of turn', () => {
    const { state, doc, say } = table();
    state.pick(state.optionAt('space.palace')!);
    say({ ...doc, question: { ...doc.question!, id: '0.2' } });
    expect([state.question?.id, state.chosen?.o]).toEqual(['0.2', 'place:orange:palace']);
    say({ ...doc, question: { ...doc.question!, key: 'pay' } });
    expect(state.chosen).toBeUndefined();
  });

  it('sends an option without an amount as it is', async () => {
    const { state, sent } = table();
    state.pick(state.visible.at(-1)!);
    await state.confirm();
    expect(sent).toEqual([['pass']]);
  });

  it('chooses a lit place on the first tap and tells about it on the second', () => {
    const { state } = table();
    state.tap('space.palace', { kind: 'space', id: 'palace' });
    expect([state.chosen?.o, state.sheet]).toEqual(['place:orange:palace', undefined]);
    state.tap('space.palace', { kind: 'space', id: 'palace' });
    expect(state.sheet).toEqual({ kind: 'space', id: 'palace' });
  });

  it('has the end of a played turn chosen already', async () => {
    const { state, sent } = table({}, true, [
      { o: 'discard:x', verb: 'discard', text: '', refs: ['leader.x'] },
      { o: 'end-turn', verb: 'end-turn', text: 'End the turn', refs: [] },
    ]);
    expect(state.chosen?.o).toBe('end-turn');
    await state.confirm();
    expect(sent).toEqual([['end-turn']]);
  });

  it('chooses nothing where there are several ways to end', () => {
    const { state } = table({}, true, [
      { o: 'finish', verb: 'finish', text: 'Nothing more', refs: [] },
      { o: 'end-turn', verb: 'end-turn', text: 'End the turn', refs: [] },
    ]);
    expect(state.chosen).toBeUndefined();
  });

  it('takes a hint over into the choice', async () => {
    const { state } = table();
    await state.askHint();
    expect([state.chosen?.o, state.amount, state.hint?.reason]).toEqual(['place:orange:palace', 3, 'It pays.']);
  });

  it('sends the further parts of a hint as long as its first one is chosen', async () => {
    const chain = ['place:orange:palace:3', 'gain:coins'];
    const hint = () => Promise.resolve({ chain, text: 'Palace; then: coins', reason: 'It pays.' });
    const { state, sent } = table({ hint });
    await state.askHint();
    await state.confirm();
    await state.askHint();
    state.setAmount(2);
    await state.confirm();
    expect(sent).toEqual([chain, ['place:orange:palace:2']]);
  });

  it('says a refusal and stays ready', async () => {
    const { state } = table({ choose: () => Promise.reject(new Error('Not legal.')) });
    state.pick(state.visible[0]!);
    await state.confirm();
    expect([state.refusal, state.busy, state.answered]).toEqual(['Not legal.', false, 0]);
  });

  it('sends nothing while others are asked, but shows what my turn would offer', async () => {
    const { state, sent } = table({}, false);
    expect(state.visible).toHaveLength(3);
    state.pick(state.visible[0]!);
    await state.confirm();
    expect(sent).toEqual([]);
  });

  it('narrows to a row that is looked at, as long as something is said of it', () => {
    const { state } = table();
    state.look('spaces', 'space.palace#2', 'space.palace');
    expect([state.narrowed, state.looksAt('spaces', 'space.palace#2')]).toEqual(['space.palace', true]);
    expect(state.visible.filter(({ refs }) => state.concerned(refs)).map(({ o }) => o)).toEqual(['place:orange:palace']);
    state.look('spaces', 'space.palace#2', 'space.palace');
    expect(state.narrowed).toBeUndefined();
    state.look('people', 'person.7', 'person.7');
    expect([state.narrowed, state.concerned([])]).toEqual([undefined, true]);
  });

  it('has the only option chosen already, whatever standing orders lie beside it', () => {
    const { state } = table({}, true, [
      { o: 'done', verb: 'done', text: 'Done', refs: [] },
      { o: 'stand:losses:1', verb: 'stand', text: '', refs: [], anytime: true },
    ]);
    expect(state.chosen?.o).toBe('done');
  });

  it('sends a play out of turn while others are asked', async () => {
    const order: Option = { o: 'stand:losses:2', verb: 'stand', text: '', refs: [], anytime: true };
    const { state, sent } = table({}, false, undefined, [order]);
    state.pick(state.visible[0]!);
    expect(state.sendable).toBe(false); // what only my turn would offer
    state.pick(order);
    await state.confirm();
    expect(sent).toEqual([['stand:losses:2']]);
  });
});
