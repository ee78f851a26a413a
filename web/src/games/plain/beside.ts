/** What stands beside an option: its price now, what it brings, what it leaves undone. Texts with marks. */
import { t } from '../../i18n';
import type { Detail, Gain } from '../../wire';

const marks = (goods: Gain): string => goods.map(([thing, n]) => `[${n} ${thing}]`).join(' ');

/** One text for each thing there is to tell; none where the words of the option say it all. */
export function beside(detail: Detail = {}): string[] {
  const { cost = [], luxuries, each, level, income, upkeep, gain, commission, unrest, revolt, idle, unused, nothing } = detail;
  const { purse, links, routes, dice = [], hits = [], ruin, capture, kill, lost } = detail;
  const told: string[] = [];
  const price = [cost.length ? marks(cost) : '', luxuries ? t('plain.luxuries', { n: luxuries }) : ''].filter(Boolean);
  if (price.length) told.push(t(each ? 'plain.each' : 'plain.costs', { price: price.join(' ') }));
  if (purse !== undefined) told.push(t('plain.purse', { n: purse }));
  if (level !== undefined) told.push(t('plain.level', { level }));
  if (income) told.push(t('plain.income', { n: income }));
  if (upkeep) told.push(t('plain.upkeep', { n: upkeep }));
  if (gain) told.push(t(each ? 'plain.gain_each' : 'plain.gain', { gain: marks(gain) || t('plain.nothing') }));
  if (routes !== undefined) told.push(t('plain.routes', { n: routes }));
  if (links !== undefined) told.push(t('plain.links', { n: links }));
  dice.forEach((n, i) => told.push(t(i ? 'plain.against' : 'plain.dice', { n, hit: hits[i] ?? 0 })));
  if (ruin !== undefined) told.push(t('plain.ruin', { n: ruin }));
  if (capture !== undefined) told.push(t('plain.capture', { n: capture }));
  if (kill !== undefined) told.push(t('plain.kill', { n: kill }));
  if (lost) told.push(t('plain.lost'));
  if (commission) told.push(t(gain ? 'plain.less' : 'plain.with', { n: commission }));
  if (unrest !== undefined) told.push(t(revolt ? 'plain.revolt' : 'plain.unrest', { n: unrest }));
  if (idle) told.push(t('plain.idle', { n: idle }));
  if (unused) told.push(t('plain.unused', { n: unused.length, orders: unused.join(', ') }));
  if (nothing) told.push(t('plain.no_use'));
  return told;
}
