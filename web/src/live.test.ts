import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './api';
import { Live, type Socket } from './live.svelte';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tell(what: object): void {
    this.onmessage?.({ data: JSON.stringify(what) });
  }
  of(t: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['t'] === t);
  }
}

const doc = { you: { seat: 1, seats: [1], host: false }, question: { id: 'q7', options: [], barred: [] }, log: {} };

let sockets: FakeSocket[];
let probe: () => Promise<unknown>;
let live: Live;
const last = (): FakeSocket => sockets[sockets.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  probe = () => Promise.resolve();
  const open = (): Socket => {
    sockets.push(new FakeSocket());
    return last();
  };
  live = new Live({ open, probe: () => probe() }, 'en');
  live.start();
  last().onopen?.();
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe('a table', () => {
  it('says hello and shows the document and its patches', () => {
    expect(last().sent).toEqual([{ t: 'hello', lang: 'en' }]);
    last().tell({ t: 'doc', seq: 4, doc });
    last().tell({ t: 'patch', seq: 5, patch: { question: { id: 'q8' } } });
    expect(live.connection).toBe('live');
    expect(live.doc?.question?.id).toBe('q8');
    expect(live.doc?.you.seat).toBe(1);
  });

  it('asks for the whole when a patch is missing', () => {
    last().tell({ t: 'doc', seq: 4, doc });
    last().tell({ t: 'patch', seq: 6, patch: { question: { id: 'wrong' } } });
    expect(live.doc?.question?.id).toBe('q7');
    expect(last().of('hello')).toHaveLength(2);
    expect(last().sent.at(-1)).toEqual({ t: 'hello', lang: 'en' });
    last().tell({ t: 'patch', seq: 7, patch: { question: { id: 'wrong' } } });
    expect(live.doc?.question?.id).toBe('q7');
  });

  it('looks in another language or from another seat', () => {
    last().tell({ t: 'doc', seq: 4, doc });
    live.look('it', 2);
    expect(last().sent.at(-1)).toEqual({ t: 'hello', lang: 'it', seat: 2 });
  });
});

describe('a choice', () => {
  beforeEach(() => last().tell({ t: 'doc', seq: 4, doc }));

  it('names its question and seat and ends with the answer to its key', async () => {
    const done = live.choose(['place:white:palace', 'privilege:1']);
    const sent = last().of('do')[0]!;
    expect(sent).toMatchObject({ question: 'q7', seat: 1, chain: ['place:white:palace', 'privilege:1'] });
    last().tell({ t: 'ok', key: sent['key'] });
    await expect(done).resolves.toBeUndefined();
  });

  it('is refused with a sentence and its clause', async () => {
    const done = live.undo();
    last().tell({ t: 'no', key: last().of('undo')[0]!['key'], error: 'late', text: 'Too late.', clause: 'L-24' });
    await expect(done).rejects.toMatchObject({ message: 'Too late.', clause: 'L-24' });
  });

  it('agrees to the wish that is shown, also when another one has come meanwhile', async () => {
    last().tell({ t: 'doc', seq: 4, doc: { ...doc, undo: { can: 'no', text: '', vote: { id: 'v1', by: 0, moment: 2, yes: [0], waiting: [1] } } } });
    const told = [live.agree(true)];
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().onopen?.();
    last().tell({ t: 'patch', seq: 5, patch: { undo: { vote: { id: 'v2', by: 2 } } } });
    expect(last().of('agree')).toMatchObject([{ seat: 1, vote: 'v1', yes: true }]);
    told.push(live.agree(false));
    expect(last().of('agree')[1]).toMatchObject({ vote: 'v2', yes: false });
    for (const { key } of last().of('agree')) last().tell({ t: 'ok', key });
    await Promise.all(told);
  });

  // G26
  it('survives a lost connection under the same key', async () => {
    const done = live.choose(['pass']);
    const key = last().of('do')[0]!['key'];
    last().onclose?.();
    expect(live.connection).toBe('lost');
    const meanwhile = live.agree(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toEqual({ t: 'hello', lang: 'en', have: 4 });
    expect(last().of('do')[0]!['key']).toBe(key);
    last().tell({ t: 'ok', key });
    last().tell({ t: 'ok', key: last().of('agree')[0]!['key'] });
    await expect(done).resolves.toBeUndefined();
    await expect(meanwhile).resolves.toBeUndefined();
    expect(live.connection).toBe('live');
  });
});

describe('a line', () => {
  beforeEach(() => last().tell({ t: 'doc', seq: 4, doc }));

  it('is given up when nothing was heard for long', async () => {
    await vi.advanceTimersByTimeAsync(70_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(live.connection).toBe('lost');
  });

  it('is kept while the server answers', async () => {
    for (let i = 0; i < 6; i++) {
      await vi.advanceTimersByTimeAsync(20_000);
      last().tell({ t: 'pong' });
    }
    expect(sockets).toHaveLength(1);
  });

  it('is not tried again after a farewell', async () => {
    last().tell({ t: 'bye', text: 'The table was closed.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([live.connection, live.farewell, sockets.length]).toEqual(['gone', 'The table was closed.', 1]);
  });

  it('is not tried again when the table does not exist for me', async () => {
    probe = () => Promise.reject(new Refusal('No such table.', 404));
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([live.connection, live.farewell, sockets.length]).toEqual(['gone', 'No such table.', 1]);
  });
});
