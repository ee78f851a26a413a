/** Rulebooks, each fetched once a language. */
import { api, type Clause, type Rulebook } from '../api';
import { lang } from '../i18n';
import { bare } from '../markdown';

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game in the language in force. */
export function book(game: string): Promise<Rulebook> {
  const key = `${lang()} ${game}`;
  let found = books.get(key);
  if (!found) {
    found = api.rulebook(game);
    books.set(key, found);
    found.catch(() => books.delete(key)); // so that it is tried again
  }
  return found;
}

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
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
