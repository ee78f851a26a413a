/** Hash routes: the page stays one file, a token after # never reaches a server or its log. */
import { createSubscriber } from 'svelte/reactivity';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; moment: number | undefined }
  | { page: 'join'; id: string; token: string; watch: boolean }
  | { page: 'rules'; game: string; clause: string | undefined }
  | { page: 'case'; game: string; id: string }
  | { page: 'cards'; game: string; card: string | undefined; query: string }
  | { page: 'about' }
  | { page: 'lost' };

/** Reads `#/…`; what is not understood is `lost`. */
export function parse(hash: string): Route {
  const [places = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const [page = '', ...rest] = places.split('/').map(decode);
  const [one, two, three] = rest;
  if (page === '') return { page: 'home' };
  if (page === 'new') return { page: 'new', game: one || 'lorenzo' };
  if (page === 'about') return { page: 'about' };
  if (page === 'rules') return { page: 'rules', game: one || 'lorenzo', clause: two || undefined };
  if (page === 'case' && one && two) return { page: 'case', game: one, id: two };
  if (page === 'lorenzo' && one === 'cards') return { page: 'cards', game: page, card: two || undefined, query };
  if (page === 't' && one) {
    if (!two) return { page: 'table', id: one };
    if (two === 'replay') return { page: 'replay', id: one, moment: /^\d+$/.test(three ?? '') ? Number(three) : undefined };
    if ((two === 'join' || two === 'watch' || two === 'host') && three)
      return { page: 'join', id: one, token: three, watch: two === 'watch' };
  }
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const path = {
  home: '#/',
  about: '#/about',
  create: (game = 'lorenzo') => `#/new/${game}`,
  table: (id: string) => `#/t/${id}`,
  replay: (id: string, moment?: number) => `#/t/${id}/replay${moment === undefined ? '' : `/${moment}`}`,
  case: (game: string, id: string) => `#/case/${game}/${id}`,
  cards: (card?: string, query = '') =>
    `#/lorenzo/cards${card ? `/${encodeURIComponent(card)}` : ''}${query ? `?${query}` : ''}`,
  rules: (game = 'lorenzo', clause?: string) => `#/rules/${game}${clause ? `/${clause}` : ''}`,
};

const waiting = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  waiting.add(update);
  return () => waiting.delete(update);
});

let now: Route = typeof location === 'undefined' ? { page: 'home' } : parse(location.hash);

function read(): void {
  now = parse(location.hash);
  for (const update of waiting) update();
}

/** The route in force; reactive. */
export function route(): Route {
  subscribe();
  return now;
}

/** Goes to a path of `path`; `replace` leaves no way back to the present one. */
export function go(to: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', to);
    read();
  } else {
    location.hash = to;
  }
}

export function startRouter(): void {
  addEventListener('hashchange', read);
}
