/**
 * English, Italian and Danish, switched at once. Texts stand in locales/{en,it,da}/*.json, flat or nested; nested keys join
 * with dots.
 *
 * A text may hold `{name}` (replaced by the argument) and `{name|one|many}` (the first word when the argument is 1).
 * `t` is reactive: whatever template or effect reads it is drawn anew when the language changes.
 */
import { createSubscriber } from 'svelte/reactivity';
import { recall, remember } from './memory';

/** Every language under its own name, in the order of the switch. */
export const LANGS = { en: 'English', it: 'Italiano', da: 'Dansk' } as const;
export type Lang = keyof typeof LANGS;
export type Args = Record<string, string | number>;
interface Nested {
  [key: string]: string | Nested;
}

const files = import.meta.glob<Nested>('./locales/*/*.json', { eager: true, import: 'default' });

/** Files of games that have no Danish: as the game's own words, these texts are English there. */
export const ENGLISH_ONLY: Partial<Record<Lang, readonly string[]>> = { da: ['battle', 'lords', 'offers', 'plans', 'regno'] };

/** All texts of one language, keys joined with dots. */
export function texts(lang: Lang): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (node: Nested, prefix: string): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') found[prefix + key] = value;
      else walk(value, `${prefix}${key}.`);
    }
  };
  for (const [path, file] of Object.entries(files)) {
    const [, of, name = ''] = /(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    if (of === (ENGLISH_ONLY[lang]?.includes(name) ? 'en' : lang)) walk(file, '');
  }
  return found;
}

/** Puts the arguments into a text. */
export function fill(text: string, args: Args = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

const tables: Record<Lang, Record<string, string>> = { en: texts('en'), it: texts('it'), da: texts('da') };
const waiting = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  waiting.add(update);
  return () => waiting.delete(update);
});

/** The language of a code such as `da` or `da-DK`, if it is one of ours. */
function known(code: string): Lang | undefined {
  const plain = code.split('-')[0]!.toLowerCase();
  return plain in LANGS ? (plain as Lang) : undefined;
}

/** The language that the address asks for, as `#/rules/lorenzo?lang=da`. It is kept and taken out of the address, so that
    whatever is chosen later holds. */
function addressed(): Lang | undefined {
  if (typeof location === 'undefined') return undefined;
  const [place = '', query = ''] = location.hash.split(/\?(.*)/s);
  const asked = new URLSearchParams(query);
  const found = known(asked.get('lang') ?? '');
  if (!found) return undefined;
  remember('lang', found);
  asked.delete('lang');
  history.replaceState(history.state, '', `${location.pathname}${place}${asked.size ? `?${asked}` : ''}`);
  return found;
}

/** The language of the address, else the one chosen before, else the browser's, else English. */
export function first(): Lang {
  const asked = typeof navigator === 'undefined' ? '' : navigator.language;
  return addressed() ?? known(recall('lang') ?? '') ?? known(asked) ?? 'en';
}

let current: Lang = first();

/** The language in force; reactive. */
export function lang(): Lang {
  subscribe();
  return current;
}

export function setLang(next: Lang): void {
  current = next;
  remember('lang', next);
  if (typeof document !== 'undefined') document.documentElement.lang = next;
  for (const update of waiting) update();
}

/** Languages by their codes, named in the language in force: "engelsk og italiensk"; reactive. */
export function languageNames(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(lang(), { type: 'language' });
  return new Intl.ListFormat(lang(), { type: 'conjunction' }).format(codes.map((code) => names.of(code) ?? code));
}

/** Whether there is such a text: for keys that come from data. */
export function has(key: string): boolean {
  return key in tables.en;
}

/** The text of `key` in the language in force; reactive. An unknown key comes back as it is, so that it is seen. */
export function t(key: string, args: Args = {}): string {
  return fill(tables[lang()][key] ?? key, args);
}
