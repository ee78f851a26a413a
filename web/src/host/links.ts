/** Links that the server told once. They live in this tab's memory until they are used or the tab goes; nothing stores them. */
import { SvelteMap } from 'svelte/reactivity';
import { api, type SeatPlan } from '../api';

const kept = new SvelteMap<string, string>();
const name = (table: string, seat: number | 'watch'): string => `${table} ${seat}`;

/** The whole address of a link that is still at hand. */
export const linkOf = (table: string, seat: number | 'watch'): string | undefined => kept.get(name(table, seat));

export function forget(table: string, seat: number | 'watch'): void {
  kept.delete(name(table, seat));
}

/** Asks for a new link; an older one of that seat stops working. */
export async function newLink(table: string, seat: number | 'watch'): Promise<string> {
  const { link = '' } = seat === 'watch' ? await api.host(table, 'spectate-link') : await api.host(table, 'link', { seat });
  const whole = new URL(link, location.origin).href;
  kept.set(name(table, seat), whole);
  return whole;
}

/** One link for each seat that a person will take by link. */
export async function keepLinks(table: string, seats: readonly SeatPlan[]): Promise<void> {
  for (const [seat, plan] of seats.entries()) if (plan.kind === 'link') await newLink(table, seat);
}
