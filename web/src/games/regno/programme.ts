/** The programme of Orders as cards: which lie, which can be laid by the options that the server lists, and what each press does. */
import type { TableState } from '../../table/state.svelte';
import type { Option } from '../../wire';

/** The number of an Order in the last part of an option, `lay:order3`; undefined where there is none. */
export function orderIn(o: string): number | undefined {
  const found = /order(\d)$/.exec(o);
  return found ? Number(found[1]) : undefined;
}

/** The options of a verb by the Order that they are about. */
export function byOrder(options: Option[], verb: string): Map<number, Option> {
  const found = new Map<number, Option>();
  for (const option of options) {
    const order = option.verb === verb ? orderIn(option.o) : undefined;
    if (order !== undefined && !found.has(order)) found.set(order, option);
  }
  return found;
}

/** Slots of a season from the cards laid there: the next free one shows the card that is chosen but not yet laid. */
export interface Slot {
  /** The Order; undefined: nothing lies there. */
  order?: number;
  /** Chosen, not yet laid. */
  pending?: boolean;
}

/** The slots of a season, or with the long plan of all seasons, in order. */
export function slotsOf(laid: number[], pending: number | undefined, slots: number): Slot[] {
  return Array.from({ length: slots }, (_, i) => {
    const order = laid[i];
    if (order !== undefined) return { order };
    return i === laid.length && pending !== undefined ? { order: pending, pending: true } : {};
  });
}

/**
 * Puts a card where it is let fall. What was chosen for the slot before it is laid first; the last card is only chosen, so that
 * laying all stays one deliberate press.
 */
export async function drop(table: TableState, order: number, slot: number, laid: number): Promise<void> {
  const option = byOrder(table.options, 'lay').get(order);
  if (!option || slot < laid) return;
  const pending = table.chosen?.verb === 'lay' && table.chosen.o !== option.o ? table.chosen : undefined;
  if (pending && slot > laid) {
    await table.send(pending, 0);
    const next = byOrder(table.options, 'lay').get(order);
    if (next) table.pick(next);
    return;
  }
  table.pick(option);
}
