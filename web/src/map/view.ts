/** Pan and zoom: which part of a chart fills the port. Lengths are pixels: of the chart, or of the screen. */

/** A chart's point (px, py) lies at (x + k·px, y + k·py) of the port. */
export interface View {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Screen pixels a pixel of the chart, at most. */
export const CLOSEST = 2.5;

/** The scale at which the whole chart is seen. */
export const whole = (chart: Size, port: Size): number =>
  Math.min(port.width / chart.width, port.height / chart.height) || 1;

const kept = (at: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));

/** The view within its limits: never smaller than the whole, never off the chart. */
export function within({ x, y, k }: View, chart: Size, port: Size): View {
  const scale = Math.min(CLOSEST, Math.max(whole(chart, port), k));
  return { x: kept(x, chart.width * scale, port.width), y: kept(y, chart.height * scale, port.height), k: scale };
}

/** Zoomed by a factor, while the point of the port under the pointer stays where it is. */
export function zoomed(view: View, factor: number, at: Point, chart: Size, port: Size): View {
  const k = Math.min(CLOSEST, Math.max(whole(chart, port), view.k * factor));
  const by = k / view.k;
  return within({ x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by, k }, chart, port);
}

/** The view with a point of the chart in the middle. */
export const centred = (point: Point, k: number, chart: Size, port: Size): View =>
  within({ x: port.width / 2 - point.x * k, y: port.height / 2 - point.y * k, k }, chart, port);

/** A point of the port on the chart. */
export const onChart = ({ x, y, k }: View, at: Point): Point => ({ x: (at.x - x) / k, y: (at.y - y) / k });

/** Whether a point of the chart is seen, `margin` pixels of the screen or more from the edge. */
export function sees({ x, y, k }: View, point: Point, port: Size, margin = 40): boolean {
  const at = { x: x + point.x * k, y: y + point.y * k };
  return at.x >= margin && at.y >= margin && at.x <= port.width - margin && at.y <= port.height - margin;
}

const SIDEWAYS = 2.2; // how much worse a step to the side is than one ahead

/** The spot that one comes to from another by an arrow key; undefined at the edge. */
export function nextSpot<T extends Point>(spots: T[], from: Point, dx: number, dy: number): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const far = ahead + aside * SIDEWAYS;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
