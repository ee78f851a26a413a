/** The charts of the maps, fetched when a table asks for one: made by `tools/charts`, see docs/charts.md. */
import type { Chart, ChartPicture } from '../map/types';

export type ChartName = 'lords' | 'italy' | `schematic-${2 | 3 | 4 | 5 | 6}`;

const charts = import.meta.glob<Chart>('./*.json', { import: 'default' });
const pictures = import.meta.glob<string>('./*-{light,dark}.webp', { eager: true, query: '?url', import: 'default' });

/** A drawn map and the URLs of its picture; the picture itself loads when it is shown. Rejects when the chart can't be fetched. */
export async function chartOf(name: ChartName): Promise<{ chart: Chart; picture: ChartPicture }> {
  const picture = { light: pictures[`./${name}-light.webp`]!, dark: pictures[`./${name}-dark.webp`]! };
  return { chart: await charts[`./${name}.json`]!(), picture };
}
