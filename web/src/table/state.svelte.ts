/** What the reader is about to answer: the chosen member, place and amount over the document of the moment. */
import { getContext, setContext } from 'svelte';
import type { GameUi } from '../games/game';
import type { Actions, Barred, Catalog, Hint, Option, TableDoc } from '../wire';

/** A sheet of words over the table. */
export interface Sheet {
  /** `ref`: its id is a ref as in `Option.refs`, or a game's own. */
  kind: 'card' | 'space' | 'leader' | 'seat' | 'tile' | 'log' | 'scores' | 'ref';
  id: string;
}

interface Picked {
  key: string;
  member?: string;
  option?: string;
  amount?: number;
}

/** A row that the reader looks at: the decision tells only what concerns it, as long as the same is asked. */
interface Looked {
  key: string;
  block: string;
  ref: string;
  about: string;
}

interface Source {
  readonly doc: TableDoc;
  readonly catalog: Catalog;
  readonly actions: Actions;
  readonly ui: GameUi;
}

const KEY = Symbol('table');

export class TableState {
  #source: Source;
  #picked = $state<Picked>({ key: '' });
  #looked = $state<Looked>();
  /** How many answers were sent or taken back. */
  #done = $state(0);
  busy = $state(false);
  /** How many answers were sent and taken. */
  answered = $state(0);
  refusal = $state('');
  hint = $state<Hint>();
  /** What is barred at a ref, where the list tells many with the same reason as one. */
  #there = $state.raw<{ key: string; ref: string; rows: Barred[] }>();
  sheet = $state<Sheet>();

  constructor(source: Source) {
    this.#source = source;
  }

  get doc(): TableDoc {
    return this.#source.doc;
  }
  get catalog(): Catalog {
    return this.#source.catalog;
  }
  get actions(): Actions {
    return this.#source.actions;
  }
  /** What the game lends. */
  get ui(): GameUi {
    return this.#source.ui;
  }
  get board(): object {
    return this.doc.board!;
  }
  get question() {
    return this.doc.question;
  }
  get live(): boolean {
    return this.doc.moment.now === this.doc.moment.shown;
  }
  /** Whether an answer of mine is wanted now. */
  get mine(): boolean {
    return this.live && (this.question?.mine ?? false);
  }
  get me(): number {
    return this.doc.you.seat;
  }

  /** What is asked, until it is answered: a play out of turn gives the same question another id. */
  #key = $derived.by(() => `${this.mine ? `q${this.#done}` : `g${this.question?.id}`}/${this.question?.key}`);
  get asking(): string {
    return this.#key;
  }
  /** Plays out of turn: the question offers them though others are asked. */
  #plays: Option[] = $derived.by(() => (this.live && !this.mine && this.question?.options) || []);
  options: Option[] = $derived.by(() =>
    this.mine ? this.question!.options : [...(this.doc.glance?.options ?? []), ...this.#plays],
  );
  #told: Barred[] = $derived.by(() => (this.mine ? this.question?.barred : this.doc.glance?.barred) ?? []);
  barred: Barred[] = $derived.by(() => {
    if (this.#there?.key !== this.#key) return this.#told;
    const known = new Set(this.#told.map(({ o }) => o));
    return [...this.#told, ...this.#there.rows.filter(({ o }) => !known.has(o))];
  });
  #now: Picked = $derived.by(() => (this.#picked.key === this.#key ? this.#picked : { key: this.#key }));

  /** The members that some option would place, with how many places each has. */
  movable: Map<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    for (const { detail } of this.options)
      if (detail?.member) found.set(detail.member, (found.get(detail.member) ?? 0) + 1);
    return found;
  });

  member: string | undefined = $derived.by(() => {
    const wanted = this.#now.member;
    if (wanted !== undefined && this.movable.has(wanted)) return wanted;
    return [...this.movable].sort((a, b) => b[1] - a[1])[0]?.[0];
  });

  /** The options of the chosen member, and those without one. */
  visible: Option[] = $derived.by(() =>
    this.options.filter(({ detail }) => !detail?.member || detail.member === this.member),
  );
  closed: Barred[] = $derived.by(() =>
    this.barred.filter((one) => {
      const member = one.detail?.member ?? memberOf(one.refs);
      return member === undefined || this.member === undefined || member === this.member;
    }),
  );

  /** Whether something is shown that only my turn would offer. */
  get glancing(): boolean {
    return (this.doc.glance?.options.length ?? 0) > 0;
  }
  /** Whether the choice can be sent now. */
  get sendable(): boolean {
    return this.chosen !== undefined && (this.mine || this.#plays.includes(this.chosen));
  }

  /** What nobody needs to look for is chosen already: the only option there is, or the one end of a played turn. */
  #plain: Option | undefined = $derived.by(() => {
    if (!this.mine || this.movable.size) return undefined;
    const [first, ...more] = this.options.filter(({ anytime }) => !anytime);
    if (!more.length) return first;
    const ends = this.options.filter(({ verb }) => verb === 'end-turn' || verb === 'finish');
    return ends.length === 1 && ends[0]!.verb === 'end-turn' ? ends[0] : undefined;
  });

  chosen: Option | undefined = $derived.by(() => this.visible.find(({ o }) => o === this.#now.option) ?? this.#plain);
  amount: number = $derived.by(() => {
    const { least, most = Infinity } = this.chosen ?? {};
    return least === undefined ? 0 : Math.min(Math.max(this.#now.amount ?? least, least), most);
  });

  #lit: Set<string> = $derived.by(() => new Set(this.visible.flatMap(({ refs }) => refs)));
  #byRef: Map<string, Option> = $derived.by(
    () => new Map([...this.visible].reverse().flatMap((option) => option.refs.map((ref) => [ref, option] as const))),
  );
  #shut: Map<string, Barred> = $derived.by(
    () => new Map([...this.closed].reverse().flatMap((one) => one.refs.map((ref) => [ref, one] as const))),
  );

  /** Whether an option points at `ref`. */
  lit(ref: string): boolean {
    return this.#lit.has(ref);
  }
  optionAt(ref: string): Option | undefined {
    return this.#byRef.get(ref);
  }
  barredAt(ref: string): Barred | undefined {
    return this.#shut.get(ref);
  }
  chosenAt(ref: string): boolean {
    return this.chosen?.refs.includes(ref) ?? false;
  }
  optionsAt(ref: string): Option[] {
    return this.visible.filter(({ refs }) => refs.includes(ref));
  }

  /** Whether the reader looks at a row. */
  looksAt(block: string, ref: string): boolean {
    return this.#looked?.block === block && this.#looked.ref === ref;
  }
  /** Looks at a row, or away from it; `about` is what options call it. */
  look(block: string, ref: string, about: string): void {
    this.#looked = this.looksAt(block, ref) ? undefined : { key: this.#key, block, ref, about };
    if (this.#looked) void this.askWhy(about);
  }
  /** Fetches what is barred at a ref, where the list does not tell it row by row. */
  async askWhy(ref: string): Promise<void> {
    const key = this.#key;
    if (!this.#told.some(({ n }) => n) || (this.#there?.key === key && this.#there.ref === ref)) return;
    const rows = await this.actions.barred(ref).catch(() => []); // without an answer the list stays as it is
    if (key === this.#key) this.#there = { key, ref, rows };
  }
  /** Tells everything again. */
  lookAway(): void {
    this.#looked = undefined;
  }

  /** What the list is narrowed to: the row that is looked at, if anything is possible or barred there. */
  narrowed: string | undefined = $derived.by(() => {
    if (this.#looked?.key !== this.#key) return undefined;
    const { about } = this.#looked;
    return this.lit(about) || this.barredAt(about) ? about : undefined;
  });
  concerned(refs: string[]): boolean {
    return this.narrowed === undefined || refs.includes(this.narrowed);
  }

  pickMember(member: string): void {
    const space = this.chosen?.detail?.space;
    const same = this.options.find(
      ({ detail }) => detail?.member === member && detail.space === space && space !== undefined,
    );
    this.#picked = { key: this.#key, member, option: same?.o };
  }

  pick(option: Option): void {
    this.refusal = '';
    this.#picked = { key: this.#key, member: option.detail?.member ?? this.member, option: option.o };
  }

  setAmount(amount: number): void {
    this.#picked = { ...this.#now, member: this.member, amount };
  }

  /** A tap on the board: chooses what lies there, or tells why nothing does. */
  tap(ref: string, sheet: Sheet): void {
    const option = this.optionAt(ref);
    if (option && !this.chosenAt(ref)) this.pick(option);
    else this.sheet = sheet;
  }

  /** Sends an option with its amount, and the further parts that a hint told with it; a refusal is shown in words. */
  async send(option: Option, amount: number): Promise<void> {
    const first = option.least === undefined ? option.o : `${option.o}:${amount}`;
    const chain = this.hint?.chain[0] === first ? this.hint.chain : [first];
    await this.#ask(async () => {
      await this.#settle(this.actions.choose(chain));
      this.answered += 1;
    });
  }

  /** Sends plays out of turn; what was chosen for the open question stays chosen. */
  async arrange(chain: string[]): Promise<void> {
    await this.#ask(() => this.actions.choose(chain));
  }

  async confirm(): Promise<void> {
    if (this.chosen && this.sendable) await this.send(this.chosen, this.amount);
  }

  undo(): Promise<void> {
    return this.#ask(() => this.#settle(this.actions.undo()));
  }
  retract(): Promise<void> {
    return this.#ask(() => this.#settle(this.actions.retract()));
  }
  agree(yes: boolean): Promise<void> {
    return this.#ask(() => this.actions.agree(yes));
  }

  async askHint(): Promise<void> {
    await this.#ask(async () => {
      const hint = await this.actions.hint();
      const first = hint.chain[0] ?? '';
      const option = this.options.find(
        ({ o, least }) => o === first || (least !== undefined && first.startsWith(`${o}:`)),
      );
      if (option) {
        this.pick(option);
        if (option.least !== undefined && first !== option.o) this.setAmount(Number(first.slice(option.o.length + 1)));
      }
      this.hint = hint;
    });
  }

  /** What was chosen is done with, once it is taken. */
  async #settle(sent: Promise<void>): Promise<void> {
    await sent;
    this.#done += 1;
  }

  async #ask(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = '';
    this.hint = undefined;
    try {
      await what();
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}

function memberOf(refs: string[]): string | undefined {
  return refs.find((ref) => ref.startsWith('member.'))?.slice('member.'.length);
}

export const setTable = (state: TableState): TableState => setContext(KEY, state);
export const useTable = (): TableState => getContext<TableState>(KEY);
