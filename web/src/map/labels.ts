/** Names on the map: placed one after the other, the weightiest first; what finds no room waits for a closer look. */

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Label {
  id: string;
  text: string;
  kind: 'land' | 'sea' | 'city' | 'capital';
  /** Where it would best stand, the middle of its text; and by how much it may be moved, best first. */
  x: number;
  y: number;
  shifts: [number, number][];
  /** The greater the sooner it gets its place. */
  weight: number;
}

export interface Placed extends Label {
  lines: string[];
  size: number;
}

/** Pixels of the screen: nothing is smaller. */
export const SIZES: Record<Label['kind'], number> = { land: 14, sea: 13.5, city: 12.5, capital: 14 };
const LEADING = 1.02;
const BETWEEN = 2;
/** From so many letters on a name of several words stands in two lines. */
const LONG = 12;

/** The text in one line, or in two that are about as long. */
export function linesOf(text: string): string[] {
  const words = text.split(' ');
  if (text.length < LONG || words.length < 2) return [text];
  let best = 1;
  const length = (at: number): number => Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
  for (let at = 1; at < words.length; at += 1) if (length(at) < length(best)) best = at;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Those that find room beside what is `taken`; `width` tells how wide a line is. */
export function placed(labels: Label[], taken: Box[], width: (line: string, kind: Label['kind']) => number): Placed[] {
  const boxes = [...taken];
  const found: Placed[] = [];
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const lines = linesOf(label.text);
    const size = SIZES[label.kind];
    const w = Math.max(...lines.map((line) => width(line, label.kind))) / 2 + BETWEEN;
    const h = (lines.length * size * LEADING) / 2 + BETWEEN / 2;
    for (const [dx, dy] of label.shifts) {
      const [x, y] = [label.x + dx, label.y + dy];
      const box = { x0: x - w, y0: y - h, x1: x + w, y1: y + h };
      if (boxes.some((other) => meet(box, other))) continue;
      boxes.push(box);
      found.push({ ...label, x, y, lines, size });
      break;
    }
  }
  return found;
}
