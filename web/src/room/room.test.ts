import { describe, expect, it } from 'vitest';
import type { TableDoc } from '../wire';
import { handOver } from './room.svelte';

const doc = (seat: number, seats: number[], asked: number[], more: object = {}): TableDoc =>
  ({
    table: { options: {}, status: 'running', seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], ...more },
    you: { seat, seats, host: true },
    question: { asked },
  }) as unknown as TableDoc;

describe('one device with several seats', () => {
  it('is handed to the seat that is asked', () => {
    expect(handOver(doc(0, [0, 2], [2]), 0)).toBe(2);
  });

  it('shows nothing before somebody says who has it, nor until that view has come', () => {
    expect(handOver(doc(2, [0, 2], [2]), undefined)).toBe(2);
    expect(handOver(doc(0, [0, 2], [2]), 2)).toBe(2);
    expect(handOver(doc(2, [0, 2], [2]), 2)).toBeUndefined();
  });

  it('stays where it is while the seat looked from is asked too, or nobody of this device is', () => {
    expect(handOver(doc(0, [0, 2], [0, 2]), 0)).toBeUndefined();
    expect(handOver(doc(0, [0, 2], [1]), 0)).toBeUndefined();
  });

  it('needs no curtain where nothing is secret', () => {
    expect(handOver(doc(0, [0, 2], [2]), 0)).toBe(2);
    expect(handOver(doc(0, [0, 2], [2], { options: { rules: 'base' } }), 0)).toBeUndefined();
  });

  it('has one reader at the table of a case', () => {
    expect(handOver(doc(0, [0, 2], [2], { case: { id: 't05' } }), undefined)).toBeUndefined();
  });

  it('stays with its one seat, and after the end', () => {
    expect(handOver(doc(0, [0], [2]), undefined)).toBeUndefined();
    expect(handOver(doc(0, [0, 2], [2], { status: 'over' }), 0)).toBeUndefined();
  });

  it('is not handed to a seat for which somebody else plays, unless it is this device that does', () => {
    const bot = [{ seat: 0 }, { seat: 1 }, { seat: 2, acting: 'bot' }];
    expect(handOver(doc(0, [0, 2], [2], { seats: bot }), 0)).toBeUndefined();
    const friend = doc(0, [0, 2], [2], { seats: [{ seat: 0 }, { seat: 1 }, { seat: 2, acting: 'Piero' }] });
    friend.you.acts = [2];
    expect(handOver(friend, 0)).toBe(2);
  });
});
