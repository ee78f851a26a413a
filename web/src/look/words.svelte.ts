/** Names that texts, glyphs and emblems need wherever they are drawn; the table sets them, other pages do without. */
import { getContext, setContext } from 'svelte';
import { has, t } from '../i18n';

export interface Words {
  /** The name of a seat, or '' when unknown. */
  seat(seat: number): string;
  /** The word for `n` of a thing (a resource, a card type), or its id. */
  thing(id: string, n?: number | string): string;
  /** Opens a clause of the rulebook, where there is one. */
  rule?(clause: string): void;
  /** The title of a clause, or ''. */
  clause(id: string): string;
}

const KEY = Symbol('words');

/** The house's own word for a glyph, for what no catalog names. */
export function thingWord(id: string, n?: number | string): string {
  const key = `look.thing.${id}`;
  return has(key) ? t(key, { n: Math.abs(Number(n ?? 2)) }) : id.replaceAll('_', ' ');
}

const plain: Words = {
  seat: (seat) => t('look.seat', { n: seat + 1 }),
  thing: (id, n) => thingWord(id, n),
  clause: () => '',
};

export const setWords = (words: Words): Words => setContext(KEY, words);
export const useWords = (): Words => getContext<Words | undefined>(KEY) ?? plain;

/** The emblem of each seat, no two alike; beyond COLOURS the colours come again, behind a band. */
export const EMBLEMS = [
  'lily', 'griffin', 'eagle', 'lion', 'sun', 'keep', 'rose', 'wolf', 'ship', 'key', 'oak', 'rooster', 'bull', 'stag', 'anchor',
  'swan', 'boar',
] as const;
export const COLOURS = 6;

/** The class that gives a seat its colours. */
export const tintOf = (seat: number): string => `s-${seat % COLOURS}`;
