/**
 * One table, kept up to date over a WebSocket (docs/wire.md).
 *
 * Nothing is lost with the connection: whatever was sent and not yet answered is kept under its key and sent again,
 * and the server gives a repeated key the first answer.
 */
import { Refusal } from './api';
import type { Lang } from './i18n';
import { merge, type Json } from './merge';
import { unfold } from './unfold';
import type { TableDoc } from './wire';

export type Connection = 'opening' | 'live' | 'lost' | 'gone';

/** What Live needs of a WebSocket; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(): Socket;
  /** Asks over HTTP why the socket does not open; rejects with a Refusal of 403, 404 or 410 when it never will. */
  probe(): Promise<unknown>;
}

type Told =
  | { t: 'doc'; seq: number; doc: Json }
  | { t: 'patch'; seq: number; patch: Json }
  | { t: 'ok'; key: string }
  | { t: 'no'; key: string; error: string; text: string; clause?: string }
  | { t: 'pong' }
  | { t: 'bye'; text: string };

interface Waiting {
  message: string;
  resolve(): void;
  reject(why: Refusal): void;
}

const PING = 20_000;
const SILENCE = 45_000;
/** Milliseconds before the n-th try; the last one repeats. */
const TRIES = [300, 1000, 2000, 4000, 8000];

export class Live {
  doc = $state.raw<TableDoc | undefined>(undefined);
  connection = $state<Connection>('opening');
  /** Why there is nothing to see any more, when `connection` is `gone`. */
  farewell = $state('');

  #socket: Socket | undefined;
  #open = false;
  #seq = -1;
  /** The document as it travels: patches are of it. */
  #folded: Json = null;
  #tries = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #waiting = new Map<string, Waiting>();
  #keys = 0;
  readonly #salt = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly surroundings: Surroundings,
    private language: Lang,
    private seat?: number,
  ) {}

  start(): void {
    this.#connect();
    this.#pulse = setInterval(() => this.#beat(), PING);
  }

  stop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Refusal('', 0, 'left'));
    this.#waiting.clear();
  }

  /** The document in another language, or as another seat of this device sees it. */
  look(language: Lang, seat?: number): void {
    if (language === this.language && seat === this.seat) return;
    this.language = language;
    this.seat = seat;
    this.#seq = -1; // what is drawn now is of no use for a patch
    this.#hello();
  }

  choose(chain: string[]): Promise<void> {
    return this.#ask({ t: 'do', question: this.doc?.question?.id, seat: this.#seat(), chain });
  }

  undo(): Promise<void> {
    return this.#ask({ t: 'undo', seat: this.#seat() });
  }

  /** Answers the wish to go back that is drawn now, and no later one. */
  agree(yes: boolean): Promise<void> {
    return this.#ask({ t: 'agree', seat: this.#seat(), vote: this.doc?.undo?.vote?.id ?? '', yes });
  }

  retract(): Promise<void> {
    return this.#ask({ t: 'retract', seat: this.#seat() });
  }

  /** Tries at once, for instance because the network or the window came back. */
  wake(): void {
    if (this.connection === 'lost') {
      clearTimeout(this.#retry);
      this.#connect();
    } else this.#beat();
  }

  #seat(): number {
    return this.doc?.you.seat ?? -1;
  }

  #ask(what: Record<string, unknown>): Promise<void> {
    const key = `${this.#salt}-${++this.#keys}`;
    const message = JSON.stringify({ ...what, key });
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, { message, resolve, reject });
      if (this.#open) this.#send(message);
    });
  }

  #send(message: string): void {
    try {
      this.#socket?.send(message);
    } catch {
      // closing: it is sent again after the next hello
    }
  }

  #hello(): void {
    this.#send(
      JSON.stringify({
        t: 'hello',
        lang: this.language,
        ...(this.seat === undefined ? {} : { seat: this.seat }),
        ...(this.#seq < 0 ? {} : { have: this.#seq }),
      }),
    );
  }

  #connect(): void {
    const socket = this.surroundings.open();
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#open = true;
      this.#hello();
      for (const { message } of this.#waiting.values()) this.#send(message);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose(): void {
    this.#socket = undefined;
    this.#open = false;
    if (this.connection === 'gone') return;
    this.connection = this.doc ? 'lost' : this.#tries > 0 ? 'lost' : 'opening';
    const pause = TRIES[Math.min(this.#tries++, TRIES.length - 1)] ?? 0;
    this.#retry = setTimeout(() => this.#connect(), pause * (0.8 + 0.4 * Math.random()));
    this.surroundings.probe().catch((why: unknown) => {
      if (why instanceof Refusal && [401, 403, 404, 410].includes(why.status)) this.#leave(why.message);
    });
  }

  #leave(text: string): void {
    this.farewell = text;
    this.connection = 'gone';
    this.stop();
  }

  #hear(told: Told): void {
    this.#heard = Date.now();
    if (told.t === 'bye') return this.#leave(told.text);
    this.connection = 'live';
    this.#tries = 0;
    if (told.t === 'doc') {
      this.#show(told.seq, told.doc);
    } else if (told.t === 'patch') this.#patch(told.seq, told.patch);
    else if (told.t === 'ok') this.#answered(told.key)?.resolve();
    else if (told.t === 'no') this.#answered(told.key)?.reject(new Refusal(told.text, 409, told.error, told.clause));
  }

  #patch(seq: number, patch: Json): void {
    if (this.#seq < 0) return; // a whole document is on its way
    if (seq !== this.#seq + 1) {
      this.#seq = -1;
      return this.#hello();
    }
    this.#show(seq, merge(this.#folded, patch));
  }

  #show(seq: number, folded: Json): void {
    this.#seq = seq;
    this.#folded = folded;
    this.doc = unfold(folded as object);
  }

  #answered(key: string): Waiting | undefined {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    return waiting;
  }

  #beat(): void {
    const socket = this.#socket;
    if (!socket) return;
    if (Date.now() - this.#heard > SILENCE) {
      this.#lose(); // a dead line does not always close by itself
      socket.close();
    } else this.#send(JSON.stringify({ t: 'ping' }));
  }
}

/** The real surroundings of a table in a browser. */
export function browserTable(id: string): Surroundings {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/ws`;
  return {
    open: () => new WebSocket(url) as unknown as Socket,
    probe: async () => {
      const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/log?before=0`, { credentials: 'same-origin' });
      if (answer.ok) return;
      const told = (await answer.json().catch(() => ({}))) as { text?: string };
      throw new Refusal(told.text ?? '', answer.status);
    },
  };
}
