import { describe, expect, it } from 'vitest';
import { chartOf, type ChartName } from './index';

const names: ChartName[] = ['lords', 'italy', 'schematic-2', 'schematic-3', 'schematic-4', 'schematic-5', 'schematic-6'];

describe('chartOf', () => {
  it.each(names)('finds the chart and both pictures of %s', async (name) => {
    const { chart, picture } = await chartOf(name);
    expect(chart.places.length).toBeGreaterThan(10);
    expect(picture.light).toMatch(/-light.*\.webp/);
    expect(picture.dark).toMatch(/-dark.*\.webp/);
  });
});
