/** What stands where over the picture at a scale: towns, stacks, names, chips. Screen pixels, with the chart's corner at 0, 0. */
import { placed, type Box, type Label, type Placed } from './labels';
import { stacksOf, type Stack } from './stacks';
import type { Chart, ChartPlace, Look, Mark } from './types';
import type { Point } from './view';

export interface Town extends Point {
  ref: string;
  size: NonNullable<Look['town']>;
}
export interface Chips extends Point {
  ref: string;
  chips: NonNullable<Look['chips']>;
}
export interface Layout {
  towns: Town[];
  stacks: Stack[];
  labels: Placed[];
  chips: Chips[];
}

interface Shown {
  chart: Chart;
  looks: Record<string, Look>;
  marks: Mark[];
  k: number;
  /** Refs whose names must be seen: lit or chosen. */
  wanted: (ref: string) => boolean;
  width: (line: string, kind: Label['kind']) => number;
}

/** From this scale on cities have their names. */
const CITIES = 0.55;
const TOKEN = 17; // half of one
const TOWN: [number, number] = [15, 13]; // half of one
const CHIP = 19;

/** Where a name may stand that has its room to itself; round a town: under it, over it, beside it. */
const OPEN: [number, number][] = [[0, 0], [0, -15], [0, 15], [24, 0], [-24, 0], [0, 32], [0, -32]];
const roundTown = (half: number): [number, number][] => [
  [0, 0], [0, -42], [half + 17, -20], [-half - 17, -20], [half, 2], [-half, 2], [half + 14, -34], [-half - 14, -34], [0, 13],
];

const box = (x: number, y: number, w: number, h: number): Box => ({ x0: x - w, y0: y - h, x1: x + w, y1: y + h });
const free = (one: Box, taken: Box[]): boolean =>
  !taken.some((other) => one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1);

export function layoutOf({ chart, looks, marks, k, wanted, width }: Shown): Layout {
  const lookOf = (id: string): Look | undefined => looks[`place.${id}`];
  const stacks = stacksOf(marks, spotOf(chart, k));
  const busy = new Set(stacks.flatMap(({ places }) => places));
  const towns = chart.places.flatMap(({ id, seat }) => {
    const size = lookOf(id)?.town;
    return seat && size ? [{ ref: `place.${id}`, size, x: seat[0] * k, y: seat[1] * k }] : [];
  });
  const taken = [
    ...towns.map(({ x, y }) => box(x, y, ...TOWN)),
    ...stacks.map(({ x, y, piles }) => box(x + 6 * Math.min(2, piles.length - 1), y, TOKEN + 6 * Math.min(2, piles.length - 1), TOKEN)),
  ];
  const land = (place: ChartPlace): Label[] => {
    const look = lookOf(place.id);
    if (!look) return [];
    const ref = `place.${place.id}`;
    const weight = place.r + (wanted(ref) ? 1000 : 0) + (place.kind === 'land' ? 20 : 0) + (look.capital ? 100 : 0);
    const kind = place.kind === 'sea' ? 'sea' : look.capital ? 'capital' : 'land';
    const [x, y] = place.seat && look.town ? [place.seat[0] * k, place.seat[1] * k + 24] : [place.x * k, place.y * k + (busy.has(place.id) ? 12 : 0)];
    return [{ id: ref, text: look.name, kind, x, y, weight, shifts: place.seat && look.town ? roundTown(width(look.name, kind) / 2) : OPEN }];
  };
  const labels = placed(
    [
      ...chart.places.flatMap(land),
      ...chart.cities.flatMap(({ id, x, y, capital }): Label[] => {
        const look = lookOf(id);
        const ref = `place.${id}`;
        if (!look || !(k >= CITIES || capital || wanted(ref))) return [];
        const kind = capital ? 'capital' : 'city';
        const aside = width(look.name, kind) / 2 + 11;
        const shifts: [number, number][] = [[0, 15], [aside, 2], [-aside, 2], [0, -16], [aside, 13], [-aside, 13]];
        return [{ id: ref, text: look.name, kind, x: x * k, y: y * k, shifts, weight: (capital ? 90 : 5) + (wanted(ref) ? 2000 : 0) }];
      }),
    ],
    taken,
    width,
  );
  const all = [...taken, ...labels.map(({ x, y, lines, size, kind }) => box(x, y, Math.max(...lines.map((line) => width(line, kind))) / 2, (lines.length * size) / 2))];
  const chips = labels.flatMap(({ id, x, y, lines, size }) => {
    const of = looks[id]?.chips ?? [];
    if (!of.length) return [];
    const spot = box(x, y + (lines.length * size) / 2 + 11, (of.length * CHIP) / 2 + 3, 10);
    if (!free(spot, all)) return [];
    all.push(spot);
    return [{ ref: id, chips: of, x, y: spot.y0 + 10 }];
  });
  return { towns, stacks, labels, chips };
}

/** Where the pieces of a place stand on the screen. */
function spotOf(chart: Chart, k: number): (at: string) => Point | undefined {
  const spots = new Map<string, Point>();
  for (const { id, x, y, seat } of chart.places)
    spots.set(id, seat ? { x: seat[0] * k + 25, y: seat[1] * k - 20 } : { x: x * k, y: y * k - 15 });
  for (const { id, x, y } of chart.cities) spots.set(id, { x: x * k + 8, y: y * k - 15 });
  for (const { id, x, y } of chart.straits) spots.set(id, { x: x * k, y: y * k });
  return (at) => spots.get(at);
}
