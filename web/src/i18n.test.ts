import { describe, expect, it } from 'vitest';
import { fill, setLang, t, texts } from './i18n';

/** Names of the arguments that a text shows, sorted, each once. One that only chooses between one and many may be missing:
    not every language makes that difference. */
const shown = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

describe('both languages', () => {
  const en = texts('en');
  const it_ = texts('it');

  it('have the same keys', () => {
    expect(Object.keys(it_).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(en).length).toBeGreaterThan(100);
  });

  it('show the same arguments', () => {
    for (const [key, text] of Object.entries(en)) expect([key, shown(it_[key] ?? '')]).toEqual([key, shown(text)]);
  });

  it('leave no text empty', () => {
    const empty = [...Object.entries(en), ...Object.entries(it_)].filter(([, text]) => !text.trim());
    expect(empty).toEqual([]);
  });

  // G29: a failure names language and key.
  it.each([0, 1, 2, 21, 1234])('take long names and %i', (count) => {
    const long = 'Bartolomea di Serravalle-Scrivia detta la Magnifica, vedova Pallavicino';
    const bad: string[] = [];
    for (const [language, all] of Object.entries({ en, it: it_ }))
      for (const [key, text] of Object.entries(all)) {
        const counted = [...text.matchAll(/\{(\w+)\|/g)].map((match) => match[1] ?? '');
        const names = [...new Set([...shown(text), ...counted])];
        const args = Object.fromEntries(names.map((name) => [name, counted.includes(name) ? count : long]));
        const said = fill(text, args);
        const missing = shown(text).filter((name) => !said.includes(String(args[name])));
        if (/[{}|]/.test(said) || !said.trim() || missing.length) bad.push(`${language}: ${key}: ${said}`);
      }
    expect(bad).toEqual([]);
  });

  // G29
  it.each([
    [en, /\b1 (\w+ )?(points|coins|servants|cards|leaders|members|players|seats|games|spectators|numbers|clauses)\b/],
    [it_, /\b1 (\w+ )?(punti|monete|servitori|carte|familiari|giocatori|posti|partite|spettatori|numeri|clausole)\b/],
  ])('never say 1 points', (all, wrong) => {
    const ones = (text: string) => Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map((match) => [match[1], 1]));
    expect(Object.entries(all).filter(([, text]) => wrong.test(fill(text, ones(text))))).toEqual([]);
  });

  it('tell one from many with two different words', () => {
    const choice = /\{\w+\|([^|}]*)\|([^}]*)\}/g;
    const choices = [...Object.values(en), ...Object.values(it_)].flatMap((text) => [...text.matchAll(choice)]);
    expect(choices.length).toBeGreaterThan(20);
    for (const [, one, many] of choices) expect(one).not.toBe(many);
  });
});

describe('a text', () => {
  it('takes arguments and counts', () => {
    expect(fill('{n} {n|seat|seats} for {who}', { n: 1, who: 'Isotta' })).toBe('1 seat for Isotta');
    expect(fill('{n} {n|seat|seats} for {who}', { n: 3, who: 'Isotta' })).toBe('3 seats for Isotta');
  });

  it('keeps an argument that was not given, so that it is seen', () => {
    expect(fill('{n} of {m}', { n: 1 })).toBe('1 of {m}');
  });

  it('changes with the language', () => {
    setLang('en');
    const english = t('nav.rules');
    setLang('it');
    expect(t('nav.rules')).not.toBe(english);
    setLang('en');
  });
});
