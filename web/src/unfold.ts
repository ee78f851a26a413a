/** A document that came folded over the wire (docs/wire.md, "Folded"), as the table reads it. What did not change stays the same object. */
import type { Barred, LogLine, Option, Score, TableDoc } from './wire';

type Part = Record<string, unknown>;

interface Family {
  same: Part;
  /** By field: which column of the rows, and what stands before and after it; refs: the others before the last one. */
  vary: Record<string, [column: number, before: string | string[], after: string]>;
  rows: string[][];
}

interface FoldedScores {
  titles: Record<string, [title: string, clause: string]>;
  rows: Record<string, { total: number; place: number; points: Record<string, number> }>;
}

const kept = new WeakMap<object, unknown>();

/** What was made of a part before, or what is made of it now. */
function once<From extends object, To>(part: From, make: (part: From) => To): To {
  if (!kept.has(part)) kept.set(part, make(part));
  return kept.get(part) as To;
}

const byNumber = <T>(of: Record<string, T>): [number, T][] =>
  Object.entries(of)
    .map(([key, value]): [number, T] => [Number(key), value])
    .sort(([a], [b]) => a - b);

const logOf = (folded: Record<string, Omit<LogLine, 'n'>>): LogLine[] => byNumber(folded).map(([n, line]) => ({ n, ...line }));

const scoresOf = ({ titles, rows }: FoldedScores): Score[] =>
  byNumber(rows).map(([seat, { total, place, points }]) => ({
    seat,
    total,
    place,
    lines: Object.entries(titles).flatMap(([source, [title, clause]]) =>
      points[source] === undefined ? [] : [{ source, title, points: points[source], clause }],
    ),
  }));

/** The rows that a list of single rows and families stands for. */
export function membersOf<T extends Option | Barred>(list: (T | Family)[]): T[] {
  return list.flatMap((one) => ('rows' in one ? one.rows.map((row) => memberOf<T>(one, row)) : [one]));
}

function memberOf<T>({ same, vary }: Family, row: string[]): T {
  const member: Part = { ...same };
  for (const [field, [column, before, after]] of Object.entries(vary)) {
    const middle = row[column] ?? '';
    member[field] = Array.isArray(before)
      ? [...before.slice(0, -1), `${before.at(-1) ?? ''}${middle}${after}`]
      : `${before}${middle}${after}`;
  }
  return member as T;
}

const choiceOf = (folded: { options: (Option | Family)[]; barred: (Barred | Family)[] }): object => ({
  ...folded,
  options: membersOf(folded.options),
  barred: membersOf(folded.barred),
});

const MAKE: Record<string, (part: never) => unknown> = {
  log: logOf,
  scores: scoresOf,
  history: (folded: Record<string, number[]>) => byNumber(folded).map(([, points]) => points),
  question: choiceOf,
  glance: choiceOf,
};

/** The document of a folded one. */
export function unfold(folded: object): TableDoc {
  const doc: Part = { ...folded };
  for (const [name, make] of Object.entries(MAKE)) {
    const part = doc[name];
    if (part) doc[name] = once(part, make as (part: object) => unknown);
  }
  return doc as unknown as TableDoc;
}
