/** Where the reader looks, and how the look moves. The drawing follows by transforms alone; words are placed anew at rest. */
import { centred, sees, whole, within, zoomed, type Point, type Size, type View } from './view';

const GLIDE = 260; // milliseconds of a flight
const REST = 140; // milliseconds without a zoom until words are placed anew

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Pose {
  view = $state.raw<View>({ x: 0, y: 0, k: 0 });
  port = $state.raw<Size>({ width: 0, height: 0 });
  /** The scale for which words and pieces are placed. */
  rest = $state(0);
  moving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight = 0;

  constructor(readonly chart: Size) {}

  get ready(): boolean {
    return this.view.k > 0;
  }
  get least(): number {
    return whole(this.chart, this.port);
  }

  /** A new size of the port: the middle stays in the middle. */
  resize(port: Size): void {
    if (!port.width || !port.height || (port.width === this.port.width && port.height === this.port.height)) return;
    const { view, port: before } = this;
    const wasWhole = view.k <= whole(this.chart, before) * 1.01;
    this.port = port;
    if (!this.ready) return;
    if (wasWhole) {
      this.set({ x: 0, y: 0, k: this.least });
      return this.settle();
    }
    const middle = { x: (before.width / 2 - view.x) / view.k, y: (before.height / 2 - view.y) / view.k };
    this.set(centred(middle, view.k, this.chart, port));
  }

  set(view: View): void {
    cancelAnimationFrame(this.#flight);
    this.#show(within(view, this.chart, this.port));
  }

  #show(view: View): void {
    const zooms = view.k !== this.view.k;
    this.view = view;
    if (!this.rest) this.rest = view.k;
    if (!zooms) return;
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), REST);
  }

  /** Words are placed for the scale that it is now. */
  settle(): void {
    this.rest = this.view.k;
    this.moving = false;
  }

  pan(dx: number, dy: number): void {
    const { x, y, k } = this.view;
    this.set({ x: x + dx, y: y + dy, k });
  }
  zoom(factor: number, at: Point = { x: this.port.width / 2, y: this.port.height / 2 }): void {
    cancelAnimationFrame(this.#flight);
    this.#show(zoomed(this.view, factor, at, this.chart, this.port));
  }
  fit(): void {
    this.fly({ x: 0, y: 0, k: this.least });
  }

  /** Moves there in a moment, or at once for those who want no motion. */
  fly(to: View): void {
    const from = this.view;
    const end = within(to, this.chart, this.port);
    if (still() || !this.ready) return this.set(end);
    cancelAnimationFrame(this.#flight);
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - begun) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.#show({ x: mix(from.x, end.x), y: mix(from.y, end.y), k: mix(from.k, end.k) });
      if (part < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  /** Brings points into view, as close as they can all be seen; nothing moves when they are seen already. */
  show(points: Point[], margin = 70): void {
    if (!points.length || !this.ready || points.every((point) => sees(this.view, point, this.port, Math.min(margin, 40)))) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = (length: number, all: number): number => (all - 2 * margin) / Math.max(length, 1);
    const k = Math.min(this.view.k, room(right - left, this.port.width), room(bottom - top, this.port.height));
    this.fly(centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.max(k, this.least), this.chart, this.port));
  }
}
