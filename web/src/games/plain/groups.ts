/** A long list of options, made short: by verb, and by what the reader types. */
import type { Barred, Catalog, Option } from '../../wire';

export interface Group {
  verb: string;
  options: Option[];
  /** Plays out of turn, such as standing orders. */
  anytime: boolean;
}

/** The options by verb in the order of their first one; plays out of turn are last. */
export function grouped(options: Option[]): Group[] {
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(option.verb, [...(found.get(option.verb) ?? []), option]);
  return [...found]
    .map(([verb, of]) => ({ verb, options: of, anytime: of.every(({ anytime }) => anytime) }))
    .sort((a, b) => Number(a.anytime) - Number(b.anytime));
}

/** Options by a ref of theirs, such as the piece that moves; whole, with the ref '', where that parts nothing. */
export function parted(options: Option[], by?: (option: Option) => string | undefined): { ref: string; options: Option[] }[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const ref = by?.(option) ?? '';
    found.set(ref, [...(found.get(ref) ?? []), option]);
  }
  return found.size > 1 ? [...found].map(([ref, some]) => ({ ref, options: some })) : [{ ref: '', options }];
}

/** What a group is called: in the words of the game, or the verb itself. */
export function titleOf(verb: string, { groups }: Catalog): string {
  const title = groups?.[verb];
  if (title !== undefined) return title;
  const words = verb.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FEW = 3;

/** What is barred, in full; of many plays out of turn that one reason bars, such as standing orders, only their title. */
export function candidateOf(one: Barred, barred: Barred[], catalog: Catalog): string {
  const title = titleOf(one.verb, catalog);
  if (one.what === undefined) return title;
  const alike = ({ anytime, text }: Barred): boolean => anytime === true && text === one.text;
  return one.anytime && barred.filter(alike).length > FEW ? title : one.what;
}

/** Without case and accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds every word that is sought, in any order. */
export function holds(text: string, sought: string): boolean {
  const within = fold(text);
  return fold(sought)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
