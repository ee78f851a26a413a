/** What the form of a new table holds, and what is sent of it. */
import type { GameInfo, NewTable, SeatPlan, UndoPolicy } from '../api';

export interface Upload {
  name: string;
  kind: 'position' | 'match';
  text: string;
}

export interface Change {
  path: string;
  /** The value as typed; it is read when the form is sent. */
  typed: string;
  was: unknown;
}

export interface Draft {
  name: string;
  seats: SeatPlan[];
  options: Record<string, string>;
  undo: UndoPolicy;
  changes: Change[];
  seed: string;
  upload: Upload | undefined;
}

export const BYTES = 1024 * 1024;
const NAMES = [
  'Ginevra', 'Isotta', 'Bartolo', 'Niccolò', 'Alessandra', 'Taddeo', 'Lucrezia', 'Guido', 'Bianca', 'Lapo', 'Costanza', 'Ottaviano',
  'Fiammetta', 'Neri', 'Caterina', 'Ugolino', 'Beatrice',
];

/** A name of the period that no seat has yet. */
export function freshName(taken: readonly string[]): string {
  return NAMES.find((name) => !taken.includes(name)) ?? `${NAMES[0]} ${taken.length + 1}`;
}

/** Me against greedy bots, at the game's own options. */
export function draft(game: GameInfo, me: string): Draft {
  const seats: SeatPlan[] = [{ kind: 'me', name: me }];
  resize(seats, Math.min(3, Math.max(...game.seats)), game);
  return {
    name: '',
    seats,
    options: Object.fromEntries(game.switches.map((option) => [option.name, option.default])),
    undo: 'agree',
    changes: [],
    seed: '',
    upload: undefined,
  };
}

/** What is typed as the kind of value that the path holds, a whole number or true or false; undefined when it does not fit. */
export function read(typed: string, was: unknown): number | boolean | undefined {
  const text = typed.trim();
  if (typeof was === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** What a file is and for how many seats, from the head that our files begin with; the server reads the rest. */
export function peek(text: string): { kind: Upload['kind']; seats: number | undefined } {
  const kind = text.slice(0, 400).includes('signoria match') ? 'match' : 'position';
  const seats = /(?:"seats":|^seats *=) *(\d+)/m.exec(text)?.[1];
  return { kind, seats: seats === undefined ? undefined : Number(seats) };
}

/** As many seats as a file needs: the last ones go, bots come. */
export function resize(seats: SeatPlan[], count: number, game: GameInfo): void {
  if (!game.seats.includes(count)) return;
  seats.length = Math.min(seats.length, count);
  const bot = strongest(game);
  while (seats.length < count) seats.push({ kind: 'bot', bot, name: freshName(seats.map((seat) => seat.name)) });
}

/** Bots are listed from the weakest to the strongest. */
export const strongest = (game: GameInfo): string => game.bots.at(-1)?.name ?? '';

/** Somebody else plays by a link: then nobody may know the seed. */
export const shared = (plan: Draft): boolean => plan.seats.some((seat) => seat.kind === 'link');

/** Key of the text that says what is missing, with its arguments; undefined when all is well. */
export function fault(plan: Draft, game: GameInfo): [key: string, args: Record<string, string | number>] | undefined {
  if (!game.seats.includes(plan.seats.length)) return ['new.fault.seats', { n: plan.seats.length }];
  const names = plan.seats.map((seat) => seat.name.trim());
  const unnamed = plan.seats.findIndex((seat, at) => seat.kind !== 'link' && !names[at]);
  if (unnamed >= 0) return ['new.fault.name', { n: unnamed + 1 }];
  const twice = names.find((name, at) => name && names.indexOf(name) !== at);
  if (twice) return ['new.fault.twice', { name: twice }];
  const bad = plan.changes.find((change) => read(change.typed, change.was) === undefined);
  if (bad) return ['new.fault.value', { path: bad.path }];
  if (!shared(plan) && plan.seed.trim() && !/^\d{1,15}$/.test(plan.seed.trim())) return ['new.fault.seed', {}];
  return undefined;
}

/** The body of POST /api/tables; only call it when `fault` finds none. */
export function body(plan: Draft, game: GameInfo): NewTable {
  const options = Object.fromEntries(
    game.switches.filter((option) => plan.options[option.name] !== option.default).map((option) => [option.name, plan.options[option.name]!]),
  );
  return {
    game: game.name,
    name: plan.name.trim() || game.title,
    options,
    sets: Object.fromEntries(plan.changes.map((change) => [change.path, read(change.typed, change.was) as number | boolean])),
    undo: plan.undo,
    seats: plan.seats.map(({ kind, name, bot }) => ({ kind, name: name.trim(), ...(kind === 'bot' && bot ? { bot } : {}) })),
    ...(plan.seed.trim() && !shared(plan) ? { seed: Number(plan.seed) } : {}),
    ...(plan.upload ? { [plan.upload.kind]: plan.upload.text } : {}),
  };
}
