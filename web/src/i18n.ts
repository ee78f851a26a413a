/**
 * English and Italian, switched at once. Texts stand in locales/{en,it}/*.json, flat or nested; nested keys join with dots.
 *
 * A text may hold `{name}` (replaced by the argument) and `{name|one|many}` (the first word when the argument is 1).
 * `t` is reactive: whatever template or effect reads it is drawn anew when the language changes.
 */
import { createSubscriber } from 'svelte/reactivity';
import { recall, remember } from './memory';

export type Lang = 'en' | 'it';
export type Args = Record<string, string | number>;
interface Nested {
  [key: string]: string | Nested;
}

const files = import.meta.glob<Nested>('./locales/*/*.json', { eager: true, import: 'default' });

/** All texts of one language, keys joined with dots. */
export function texts(lang: Lang): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (node: Nested, prefix: string): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') found[prefix + key] = value;
      else walk(value, `${prefix}${key}.`);
    }
  };
  for (const [path, file] of Object.entries(files)) if (path.includes(`/${lang}/`)) walk(file, '');
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

const tables: Record<Lang, Record<string, string>> = { en: texts('en'), it: texts('it') };
const waiting = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  waiting.add(update);
  return () => waiting.delete(update);
});

function first(): Lang {
  const kept = recall('lang');
  if (kept === 'en' || kept === 'it') return kept;
  const asked = typeof navigator === 'undefined' ? '' : navigator.language;
  return asked.startsWith('it') ? 'it' : 'en';
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

/** Whether there is such a text: for keys that come from data. */
export function has(key: string): boolean {
  return key in tables.en;
}

/** The text of `key` in the language in force; reactive. An unknown key comes back as it is, so that it is seen. */
export function t(key: string, args: Args = {}): string {
  return fill(tables[lang()][key] ?? key, args);
}
