/** Links that the server told once. They live in this tab's memory until they are used or the tab goes; nothing stores them. */
import { SvelteMap } from 'svelte/reactivity';
import { api, type SeatPlan } from '../api';

/** What a link is for: a seat, or watching. */
export type For = number | 'watch';

const kept = new SvelteMap<string, string>();
const name = (table: string, whom: For): string => `${table} ${whom}`;

/** The whole address of a link that is still at hand. */
export const linkOf = (table: string, whom: For): string | undefined => kept.get(name(table, whom));

export function forget(table: string, whom: For): void {
  kept.delete(name(table, whom));
}

/** Keeps the link that comes back; an older one of the same kind has stopped working. */
export async function keep(table: string, whom: For, asked: Promise<{ link?: string }>): Promise<void> {
  const { link } = await asked;
  if (link) kept.set(name(table, whom), new URL(link, location.origin).href);
}

/** A new link; whoever held the seat loses it. */
export const newLink = (table: string, whom: For): Promise<void> =>
  keep(table, whom, whom === 'watch' ? api.host(table, 'spectate-link') : api.host(table, 'link', { seat: whom }));

/** One link for each seat that a person will take by link. */
export async function keepLinks(table: string, seats: readonly SeatPlan[]): Promise<void> {
  for (const [seat, plan] of seats.entries()) if (plan.kind === 'link') await newLink(table, seat);
}
