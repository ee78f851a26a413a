/** Rulebooks and their cases, each fetched once a language. */
import { api, type CaseRow, type Clause, type Rulebook } from '../api';
import { lang } from '../i18n';
import { bare } from '../markdown';

/** What a game has in each language, asked for once. */
function once<T>(ask: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (game) => {
    const key = `${lang()} ${game}`;
    let found = known.get(key);
    if (!found) {
      found = ask(game);
      known.set(key, found);
      found.catch(() => known.delete(key)); // so that it is tried again
    }
    return found;
  };
}

/** The rulebook of a game in the language in force. */
export const book: (game: string) => Promise<Rulebook> = once(api.rulebook);

/** The cases of a game's rulebook by clause; without an answer there are none, and the book is whole without them. */
export async function casesOf(game: string): Promise<Map<string, CaseRow[]>> {
  const found = new Map<string, CaseRow[]>();
  for (const one of await rows(game).catch(() => []))
    for (const clause of one.clauses) found.set(clause, [...(found.get(clause) ?? []), one]);
  return found;
}
const rows = once(api.cases);

/** The clauses that hold every word that is sought, by chapter; chapters without one are left out. */
export function search(rules: Rulebook, sought: string): Rulebook['chapters'] {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return rules.chapters;
  const holds = (clause: Clause): boolean => {
    const text = fold(`${clause.id} ${clause.title} ${bare(clause.text)}`);
    return words.every((word) => text.includes(word));
  };
  return rules.chapters.map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(holds), text: '' })).filter((chapter) => chapter.clauses.length);
}

/** Without case and accents: "Niccolò" is found as "niccolo". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
