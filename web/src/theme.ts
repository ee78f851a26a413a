/** Light or candlelight: follows the system until somebody chooses, then remembers. */
import { createSubscriber } from 'svelte/reactivity';
import { recall, remember } from './memory';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const waiting = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  waiting.add(update);
  return () => waiting.delete(update);
});

let chosen = recall('theme');

/** The theme in force; reactive. */
export function theme(): Theme {
  subscribe();
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
}

function show(): void {
  document.documentElement.dataset['theme'] = theme();
  for (const update of waiting) update();
}

export function setTheme(next: Theme): void {
  chosen = next;
  remember('theme', next);
  show();
}

/** Called once before the first drawing. */
export function startTheme(): void {
  show();
  system.addEventListener('change', show);
}
