// G28: seats, dice and card types can be told apart without seeing colours as most people do, by day and by candlelight.
import { describe, expect, it } from 'vitest';
import base from './base.css?raw';
import { GLYPHS } from './glyphs';
import tokens from './tokens.css?raw';
import { EMBLEMS } from './words.svelte';

type Rgb = [number, number, number];
type Eye = [Rgb, Rgb, Rgb];

const SEATS = [0, 1, 2, 3, 4];
const TYPES = ['territory', 'character', 'building', 'venture'];
const DICE = ['white', 'black', 'orange'];
const [day = '', night = ''] = tokens.split("[data-theme='dark']");

/** Full colour blindness of each kind, on linear light (Machado, Oliveira and Fernandes, 2009), and no colour at all. */
const EYES: Record<string, Eye> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
  grey: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
};

const linear = (byte: number): number => {
  const x = byte / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
};
const light = (hex: string): Rgb => [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16))) as Rgb;
const dot = (row: Rgb, c: Rgb): number => Math.min(1, Math.max(0, row[0] * c[0] + row[1] * c[1] + row[2] * c[2]));
const through = (eye: Eye, c: Rgb): Rgb => [dot(eye[0], c), dot(eye[1], c), dot(eye[2], c)];
const luminance = (c: Rgb): number => dot([0.2126, 0.7152, 0.0722], c);

/** Linear light in CIE Lab, where a distance of 2 is just seen. */
function lab(c: Rgb): Rgb {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
  const y = f(luminance(c));
  const z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: string, b: string, eye: Eye): number => {
  const [p, q] = [lab(through(eye, light(a))), lab(through(eye, light(b)))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};
const contrast = (a: string, b: string): number => {
  const [p, q] = [luminance(light(a)), luminance(light(b))];
  return (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05);
};
const token = (theme: string, name: string): string => {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme)?.[1];
  if (!found) throw new Error(`no colour --${name}`);
  return found;
};
const pairs = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]));

describe.each([['day', day], ['candlelight', night]])('by %s', (_, theme) => {
  it.each(Object.entries(EYES).filter(([name]) => name !== 'grey'))('every two seats differ in colour: %s', (_eye, eye) => {
    for (const [a, b] of pairs(SEATS)) {
      const apart = distance(token(theme, `s-${a}`), token(theme, `s-${b}`), eye);
      expect([a, b, apart > 10]).toEqual([a, b, true]);
    }
  });

  it('every emblem stands out from its shield, so that it tells the seat where colour does not', () => {
    for (const seat of SEATS) {
      const ink = new RegExp(`\\.s-${seat} \\{ --c: var\\(--s-${seat}\\); --e: var\\(--(on(?:-dark)?)\\)`).exec(base)?.[1];
      const sign = token(day, ink ?? '');
      expect([seat, contrast(sign, token(theme, `s-${seat}`)) >= 3]).toEqual([seat, true]);
    }
  });

  it.each(Object.entries(EYES))('every two card types differ in colour or have a sign of their own: %s', (_eye, eye) => {
    for (const [a, b] of pairs(TYPES)) {
      const apart = distance(token(theme, `t-${a}`), token(theme, `t-${b}`), eye);
      expect([a, b, apart > 10 || GLYPHS[a]?.[1] !== GLYPHS[b]?.[1]]).toEqual([a, b, true]);
    }
  });
});

it('no two seats have the same emblem, and each is drawn', () => {
  expect(new Set(EMBLEMS).size).toBe(SEATS.length);
  expect(new Set(EMBLEMS.map((emblem) => GLYPHS[emblem]?.[1])).size).toBe(SEATS.length);
});

it('no two card types have the same sign', () => {
  const signs = TYPES.map((type) => GLYPHS[type]?.[1]);
  expect(signs).not.toContain(undefined);
  expect(new Set(signs).size).toBe(TYPES.length);
});

it('the three dice differ in lightness, for whoever sees no colour at all, and the neutral member in its pattern', () => {
  const colour = (die: string): string => new RegExp(`\\.d-${die} \\{ background: (#[0-9a-f]{6})`).exec(base)?.[1] ?? '';
  for (const [a, b] of pairs(DICE))
    for (const [name, eye] of Object.entries(EYES))
      expect([a, b, name, distance(colour(a), colour(b), eye) > 20]).toEqual([a, b, name, true]);
  expect(base).toMatch(/\.d-neutral \{ background: repeating-linear-gradient/);
});
