/** The HTTP calls of docs/wire.md. A refusal throws `Refusal`, whose message is meant for people. */
import { lang, t } from './i18n';
import type { Barred, Catalog, Chance, Hint, TableDoc } from './wire';

export interface Switch {
  name: string;
  values: string[];
  default: string;
  clause: string;
  title: string;
  help: Record<string, string>;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  rounds: number;
  languages: string[]; // that it has words in; to readers of others it speaks English
  switches: Switch[];
  bots: { name: string; text: string }[];
}

export type UndoPolicy = 'none' | 'free' | 'agree';
export interface SeatPlan {
  kind: 'me' | 'link' | 'bot';
  name: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  name: string;
  options: Record<string, string>;
  sets: Record<string, number | boolean>;
  undo: UndoPolicy;
  seats: SeatPlan[];
  seed?: number;
  position?: string;
  match?: string;
}

export interface TableRow {
  id: string;
  name: string;
  game: string;
  status: TableDoc['table']['status'];
  chance: Chance;
  seats: { seat: number; name: string; kind: 'person' | 'bot' | 'free' }[];
  mine?: number[];
  host?: boolean;
  turn?: number[];
  updated: number;
}

export interface Clause {
  id: string;
  title: string;
  text: string;
}
export interface Rulebook {
  title: string;
  /** `text` is what a chapter says outside its clauses. */
  chapters: { id: string; title: string; text?: string; clauses: Clause[] }[];
}
/** A case that can be played; the first clause is the one that it explains. */
export interface CaseRow {
  id: string;
  clauses: string[];
  title: string;
}
export interface SetPath {
  path: string;
  value: unknown;
}

/** What the server would not do: `message` says why, `clause` names the rule if there is one. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 when the server could not be reached. */
    readonly status: number,
    readonly code: string = '',
    readonly clause?: string,
  ) {
    super(message);
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refusal(t('error.offline'), 0, 'offline');
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : {}) as T;
  throw refusal(answer.status, text);
}

function refusal(status: number, text: string): Refusal {
  try {
    const told = JSON.parse(text) as { error?: string; text?: string; clause?: string };
    if (told.text) return new Refusal(told.text, status, told.error, told.clause);
  } catch {
    // not ours: a proxy's page
  }
  return new Refusal(t('error.server', { status }), status);
}

const here = (id: string, rest: string): string => `tables/${encodeURIComponent(id)}/${rest}`;

/** Which of this device's seats looks; a spectator is none. */
const from = (seat: number): string => (seat < 0 ? '' : `&seat=${seat}`);

export const api = {
  games: () => call<GameInfo[]>('GET', `games?lang=${lang()}`),
  rulebook: (game: string) => call<Rulebook>('GET', `games/${encodeURIComponent(game)}/rulebook?lang=${lang()}`),
  /** All that a game has, without a table. */
  everything: (game: string) => call<Catalog>('GET', `games/${encodeURIComponent(game)}/catalog?lang=${lang()}`),
  cases: (game: string) => call<CaseRow[]>('GET', `games/${encodeURIComponent(game)}/cases?lang=${lang()}`),
  openCase: (game: string, id: string) => call<{ table: string }>('POST', `tables?lang=${lang()}`, { game, case: id }),
  paths: (game: string) => call<SetPath[]>('GET', `games/${encodeURIComponent(game)}/paths`),
  tables: () => call<TableRow[]>('GET', 'tables'),
  create: (plan: NewTable) => call<{ table: string }>('POST', 'tables', plan),
  join: (id: string, token: string) => call<{ table: string; seat: number }>('POST', here(id, 'join'), { token }),
  host: (id: string, what: string, more: object = {}) =>
    call<{ link?: string; table?: string }>('POST', here(id, 'host'), { do: what, ...more }),
  seat: (id: string, what: string, seat: number, more: object = {}) =>
    call<{ link?: string }>('POST', here(id, 'seat'), { do: what, seat, ...more }),
  /** The game's words, with the numbers that this table changed. */
  catalog: (id: string) => call<Catalog>('GET', here(id, `catalog?lang=${lang()}`)),
  moment: (id: string, n: number, seat: number) => call<TableDoc>('GET', here(id, `moment/${n}?lang=${lang()}${from(seat)}`)),
  study: <T>(id: string, name: string, given: Record<string, string>, seat: number, moment: number) =>
    call<T>('GET', here(id, `study/${encodeURIComponent(name)}?${new URLSearchParams(given)}&lang=${lang()}&moment=${moment}${from(seat)}`)),
  barred: (id: string, ref: string, seat: number) =>
    call<Barred[]>('GET', here(id, `barred?ref=${encodeURIComponent(ref)}&lang=${lang()}${from(seat)}`)),
  hint: (id: string, seat: number) => call<Hint>('GET', here(id, `hint?lang=${lang()}${from(seat)}`)),
  matchUrl: (id: string) => `/api/${here(id, 'match')}`,
};
