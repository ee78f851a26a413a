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
