import { lang } from './i18n';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago, in words of the language in force; `then` in seconds since 1970. */
export function ago(then: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS) if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  return words.format(0, 'second');
}
