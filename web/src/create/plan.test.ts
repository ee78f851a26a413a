import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../api';
import { chosenLength, LENGTHS, withLength } from './lengths';
import { body, draft, fault, peek, read, resize } from './plan';

const game: GameInfo = {
  name: 'lorenzo',
  title: 'Lorenzo il Magnifico',
  seats: [2, 3, 4],
  rounds: 6,
  languages: ['en', 'it', 'da'],
  switches: [{ name: 'rules', values: ['base', 'advanced'], default: 'advanced', clause: 'L-1', title: 'Rules', help: {} }],
  bots: [
    { name: 'random', text: '' },
    { name: 'greedy', text: '' },
  ],
};

describe('a new table', () => {
  it('begins as me against two greedy bots, and can be sent as it is', () => {
    const plan = draft(game, 'Ginevra');
    expect(fault(plan, game)).toBeUndefined();
    expect(body(plan, game)).toEqual({
      game: 'lorenzo',
      name: 'Lorenzo il Magnifico',
      options: {},
      sets: {},
      undo: 'agree',
      seats: [
        { kind: 'me', name: 'Ginevra' },
        { kind: 'bot', name: 'Isotta', bot: 'greedy' },
        { kind: 'bot', name: 'Bartolo', bot: 'greedy' },
      ],
    });
  });

  it('sends only what differs from the usual', () => {
    const plan = draft(game, 'Ginevra');
    plan.options['rules'] = 'base';
    plan.seed = '7';
    plan.changes = [{ path: 'lorenzo.board.council_palace.gain.coin', typed: '2', was: 1 }];
    plan.upload = { name: 'x.position.toml', kind: 'position', text: 'round = 2' };
    expect(body(plan, game)).toMatchObject({
      options: { rules: 'base' },
      seed: 7,
      sets: { 'lorenzo.board.council_palace.gain.coin': 2 },
      position: 'round = 2',
    });
  });

  it('says what is missing', () => {
    const plan = draft(game, '');
    expect(fault(plan, game)).toEqual(['new.fault.name', { n: 1 }]);
    plan.seats[0]!.name = 'Isotta';
    expect(fault(plan, game)).toEqual(['new.fault.twice', { name: 'Isotta' }]);
    plan.seats = [{ kind: 'me', name: 'Ginevra' }];
    expect(fault(plan, game)).toEqual(['new.fault.seats', { n: 1 }]);
  });

  it('lets a friend bring the name along', () => {
    const plan = draft(game, 'Ginevra');
    plan.seats[1] = { kind: 'link', name: '' };
    expect(fault(plan, game)).toBeUndefined();
  });
});

describe('a seed', () => {
  it('is sent only where nobody else plays by a link', () => {
    const plan = { ...draft(game, 'Ginevra'), seed: '7' };
    expect(body(plan, game).seed).toBe(7);
    plan.seats[1] = { kind: 'link', name: '' };
    expect(body(plan, game)).not.toHaveProperty('seed');
    plan.seed = 'seven';
    expect(fault(plan, game)).toBeUndefined();
  });
});

describe('a changed number', () => {
  it.each([
    ['2', 1, 2],
    ['-3', 1, -3],
    ['2.5', 1, undefined],
    ['two', 1, undefined],
    ['', 1, undefined],
    ['true', false, true],
    ['1', false, undefined],
  ])('%j in the place of %j is %j', (typed, was, value) => {
    expect(read(typed, was)).toEqual(value);
  });
});

describe('a file', () => {
  it('is told by its head', () => {
    expect(peek('{"format": "signoria match", "version": 1,\n"seats": 4')).toEqual({ kind: 'match', seats: 4 });
    expect(peek('{"format": "signoria position", "seats": 2}')).toEqual({ kind: 'position', seats: 2 });
    expect(peek('format = "signoria position"\nseats = 3')).toEqual({ kind: 'position', seats: 3 });
    expect(peek('what?')).toEqual({ kind: 'position', seats: undefined });
  });

  it('brings its number of seats', () => {
    const { seats } = draft(game, 'Ginevra');
    resize(seats, 4, game);
    expect(seats.map((seat) => seat.name)).toEqual(['Ginevra', 'Isotta', 'Bartolo', 'Niccolò']);
    resize(seats, 2, game);
    expect(seats.map((seat) => seat.name)).toEqual(['Ginevra', 'Isotta']);
    resize(seats, 9, game);
    expect(seats).toHaveLength(2);
  });
});

describe('the length of a game', () => {
  const length = LENGTHS['lords']!;
  it('is one changed number, and none when it is the printed one', () => {
    const short = withLength(length, [], 1465);
    expect(short).toEqual([{ path: 'lords.setup.last_year.1479', typed: '1465', was: 1479 }]);
    expect(chosenLength(length, short)).toBe(1465);
    expect(withLength(length, short, 1479)).toEqual([]);
    expect(chosenLength(length, [])).toBe(1479);
  });
});
