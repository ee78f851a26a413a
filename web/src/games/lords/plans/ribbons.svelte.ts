/** The reader's trade routes as lines on the map, and which of them is looked at. */
import { t } from '../../../i18n';
import type { Route } from '../../../map/types';
import { useStudy, type Study } from '../../../table/study.svelte';
import { seatTint } from '../names';
import { useLords } from '../table';
import type { Routes, TradeRoute } from './wire';

let looked = $state('');

export const keyOf = ({ source, good }: { source: string; good: string }): string => `${source}.${good}`;
export const lookedAt = (): string => looked;
export function lookAt(key: string): void {
  looked = looked === key ? '' : key;
}

/** The places that a route goes through, from the source to the goods. */
export function pathOf({ place, links = [], goal }: TradeRoute): string[] {
  return [place, ...links.map((link) => link.place), ...(goal === undefined ? [] : [goal])];
}

/** To be called while a component is made; `wanted`: whether anybody looks at routes now. */
export const useRoutes = (wanted: () => boolean = () => true): Study<Routes> => useStudy<Routes>('routes', () => (wanted() ? {} : undefined));

/** The lines for the map: the route that is looked at alone, else all. */
export function useRibbons(wanted: () => boolean): () => Route[] {
  const table = useLords();
  const study = useRoutes(wanted);
  return () => {
    const some = (study.value?.routes ?? []).filter(({ links }) => links);
    const shown = some.filter((route) => keyOf(route) === looked);
    return (shown.length ? shown : some).map((route) => ({
      id: keyOf(route),
      path: pathOf(route),
      tint: seatTint(table.me),
      dashed: route.why !== undefined,
      name: t('plans.route', { source: table.catalog.cards[route.source]?.title ?? route.source, good: table.catalog.goods[route.good]?.name ?? route.good }),
    }));
  };
}
