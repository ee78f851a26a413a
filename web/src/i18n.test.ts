import { afterEach, describe, expect, it, vi } from 'vitest';
import { ENGLISH_ONLY, fill, first, languageNames, LANGS, setLang, t, texts, type Lang } from './i18n';

/** Names of the arguments that a text shows, sorted, each once. One that only chooses between one and many may be missing:
    not every language makes that difference. */
const shown = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

const files = Object.keys(import.meta.glob('./locales/*/*.json')).map((path) => path.split('/').slice(2));
const filesOf = (lang: string): string[] => files.filter(([of]) => of === lang).map(([, file]) => file!.replace('.json', ''));

describe('every language', () => {
  const langs = Object.keys(LANGS) as Lang[];
  const en = texts('en');
  const it_ = texts('it');
  const da = texts('da');

  it('has every file, or English in place of it', () => {
    expect(filesOf('en').length).toBeGreaterThan(10);
    for (const lang of langs) expect([lang, [...filesOf(lang), ...(ENGLISH_ONLY[lang] ?? [])].sort()]).toEqual([lang, filesOf('en').sort()]);
  });

  it.each([
    ['it', it_],
    ['da', da],
  ])('has the same keys: %s', (_, other) => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(en).length).toBeGreaterThan(100);
  });

  it.each([
    ['it', it_],
    ['da', da],
  ])('shows the same arguments: %s', (_, other) => {
    for (const [key, text] of Object.entries(en)) expect([key, shown(other[key] ?? '')]).toEqual([key, shown(text)]);
  });

  it('leaves no text empty', () => {
    const empty = [en, it_, da].flatMap((all) => Object.entries(all)).filter(([, text]) => !text.trim());
    expect(empty).toEqual([]);
  });

  it('is English in Danish only where a game has no Danish', () => {
    const english = /\b(the|you|your|and|with|from|are|each|every|takes?|pays?|which|what|where|points|value|turn|cards?|members?|coins?|wood|stone|servants?)\b/i;
    const named = /\{[^}]*\}|\[[^\]]*\]|IM Fell English|SIL Open Font License|Apache License|CC BY/g;
    const own = Object.keys(da).filter((key) => da[key] !== en[key]);
    expect(own.length).toBeGreaterThan(500);
    expect(own.filter((key) => english.test(da[key]!.replace(named, '')))).toEqual([]);
    expect(da['regno.out']).toBe(en['regno.out']);
  });

  // G29: a failure names language and key.
  it.each([0, 1, 2, 21, 1234])('take long names and %i', (count) => {
    const long = 'Bartolomea di Serravalle-Scrivia detta la Magnifica, vedova Pallavicino';
    const bad: string[] = [];
    for (const [language, all] of Object.entries({ en, it: it_, da }))
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
    [da, /\b1 (\w+ )?(mønter|tjenere|ledere|familiemedlemmer|spillere|pladser|tilskuere|regler|linjer|muligheder|brikker)\b/],
  ])('never say 1 points', (all, wrong) => {
    const ones = (text: string) => Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map((match) => [match[1], 1]));
    expect(Object.entries(all).filter(([, text]) => wrong.test(fill(text, ones(text))))).toEqual([]);
  });

  it('tell one from many with two different words', () => {
    const choice = /\{\w+\|([^|}]*)\|([^}]*)\}/g;
    const choices = [en, it_, da].flatMap((all) => Object.values(all)).flatMap((text) => [...text.matchAll(choice)]);
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
    const italian = t('nav.rules');
    setLang('da');
    expect(new Set([english, italian, t('nav.rules')]).size).toBe(3);
    setLang('en');
  });

  it('names languages in the language in force', () => {
    setLang('da');
    expect(languageNames(['en', 'it'])).toBe('engelsk og italiensk');
    setLang('en');
    expect(languageNames(['en', 'it'])).toBe('English and Italian');
  });
});

describe('the first language', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['da', 'da'],
    ['da-DK', 'da'],
    ['it-CH', 'it'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['dav', 'en'],
  ])('of a browser that speaks %s is %s', (language, found) => {
    vi.stubGlobal('navigator', { language });
    expect(first()).toBe(found);
  });

  it('is the one that the address asks for, once', () => {
    const kept: string[] = [];
    const left: string[] = [];
    vi.stubGlobal('navigator', { language: 'it' });
    vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: (_: string, value: string) => kept.push(value) });
    vi.stubGlobal('history', { state: null, replaceState: (_: null, __: string, to: string) => left.push(to) });
    for (const hash of ['#/rules/lorenzo/L-26?lang=da', '#/lorenzo/cards?type=building&lang=da']) {
      vi.stubGlobal('location', { pathname: '/', hash });
      expect(first()).toBe('da');
    }
    expect(kept).toEqual(['da', 'da']);
    expect(left).toEqual(['/#/rules/lorenzo/L-26', '/#/lorenzo/cards?type=building']);
    vi.stubGlobal('location', { pathname: '/', hash: '#/rules/lorenzo?lang=xx' });
    expect(first()).toBe('en');
    expect(left).toHaveLength(2);
  });

  it('is the one chosen before, if it is one of ours', () => {
    vi.stubGlobal('navigator', { language: 'it' });
    vi.stubGlobal('localStorage', { getItem: () => 'da', setItem: () => undefined });
    expect(first()).toBe('da');
    vi.stubGlobal('localStorage', { getItem: () => 'xx', setItem: () => undefined });
    expect(first()).toBe('it');
  });
});
