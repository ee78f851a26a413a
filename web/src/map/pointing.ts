/** Fingers, mouse and wheel on the port: drag to pan, two fingers or the wheel to zoom. What did not move was a tap. */
import type { Pose } from './pose.svelte';
import type { Point } from './view';

const TAP = 6; // pixels that a tap may slip
const NOTCH = 0.0016; // of the wheel: how much of a zoom a pixel of scrolling is

export class Pointing {
  #down = new Map<number, Point>();
  #slipped = 0;
  #apart = 0;

  constructor(
    readonly pose: Pose,
    readonly port: () => HTMLElement,
  ) {}

  /** Whether the press under way, or just over, is a drag, so that its click means nothing. */
  get dragged(): boolean {
    return this.#slipped > TAP;
  }

  #at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.port().getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (!this.#down.size) this.#slipped = 0;
    this.#down.set(event.pointerId, this.#at(event));
    this.#apart = this.#distance();
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    if (!event.buttons) return this.up(event); // it was released elsewhere
    const now = this.#at(event);
    this.#slipped += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (!this.dragged) {
      this.#down.set(event.pointerId, before);
      return;
    }
    this.port().setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, now);
    const fingers = this.#down.size;
    this.pose.pan((now.x - before.x) / fingers, (now.y - before.y) / fingers);
    if (fingers !== 2) return;
    const apart = this.#distance();
    if (this.#apart > 0 && apart > 0) this.pose.zoom(apart / this.#apart, this.#middle());
    this.#apart = apart;
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    this.#apart = 0;
    if (!this.#down.size) setTimeout(() => (this.#slipped = 0)); // its click comes before that; keys click too
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1) * (event.ctrlKey ? 4 : 1);
    this.pose.zoom(Math.exp(-pixels * NOTCH), this.#at(event));
  }

  double(event: MouseEvent): void {
    this.pose.zoom(1.8, this.#at(event));
  }

  #distance(): number {
    const [a, b] = [...this.#down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
  #middle(): Point {
    const points = [...this.#down.values()];
    return {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
  }
}
