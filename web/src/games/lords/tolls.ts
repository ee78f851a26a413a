/** The tolls of the reader's trade routes on the map, as the study `routes` tells them. */
import { t } from '../../i18n';
import type { Mark } from '../../map/types';
import { purseOf } from './names';
import type { Routes, TradeRoute } from './plans/wire';
import type { LordsBoard, LordsCatalog } from './wire';

/** A coin at each city that takes a toll, once for all routes; it says who gets it. */
export function tollsOf({ routes }: Routes, board: LordsBoard, catalog: LordsCatalog, nameOf: (seat: number) => string): Mark[] {
  const by = new Map<string, { n: number; account: string }>();
  for (const { links, tolls = [] } of routes)
    for (const { city, account, au } of links ? tolls : []) by.set(city, { n: (by.get(city)?.n ?? 0) + au, account });
  return [...by].map(([city, { n, account }]) => {
    const who = purseOf(board, catalog, account).name.replace(/^\[seat (\d+)\]$/, (_, seat: string) => nameOf(Number(seat)));
    return { ref: `toll.${city}`, at: city, kind: 'toll', tint: 'e-none', n, name: t('lords.toll_to', { n, who }) };
  });
}

/** Routes that bring something first, then those that a chain of links leads to. */
export const bestFirst = ({ routes }: Routes): TradeRoute[] =>
  [...routes].sort((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined) || (b.net ?? -1) - (a.net ?? -1));
