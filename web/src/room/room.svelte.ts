/** What the page of one table knows beside the document: the catalog, the game's name and bots, the seat that is looked from. */
import { api, Refusal, type GameInfo } from '../api';
import { lang } from '../i18n';
import { browserTable, Live } from '../live.svelte';
import type { Actions, Catalog, TableDoc } from '../wire';

export class Room {
  readonly live: Live;
  catalog = $state.raw<Catalog | undefined>(undefined);
  game = $state.raw<GameInfo | undefined>(undefined);
  trouble = $state.raw<unknown>(undefined);
  /** The seat that this device looks from, when it holds several and chose one. */
  seat = $state<number | undefined>(undefined);

  constructor(readonly id: string) {
    this.live = new Live(browserTable(id), lang());
  }

  get doc(): TableDoc | undefined {
    return this.live.doc;
  }
  get title(): string {
    return this.game?.title ?? '';
  }
  get bots(): string[] {
    return this.game?.bots.map((bot) => bot.name) ?? [];
  }

  /** Connects, and follows language, seat and game; to be called while a component is made. */
  attend(): void {
    const game = $derived(this.doc?.table.game);
    $effect(() => {
      this.live.start();
      const wake = (): void => {
        if (document.visibilityState === 'visible') this.live.wake();
      };
      addEventListener('online', wake);
      document.addEventListener('visibilitychange', wake);
      return () => {
        removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', wake);
        this.live.stop();
      };
    });
    $effect(() => this.live.look(lang(), this.seat));
    $effect(() => {
      if (game) void this.learn(game);
    });
  }

  /** Fetches what never changes, in the language in force. */
  async learn(game: string): Promise<void> {
    const asked = lang();
    try {
      const [catalog, games] = await Promise.all([api.catalog(this.id), api.games()]);
      if (asked !== lang()) return;
      this.catalog = catalog;
      this.game = games.find((one) => one.name === game);
      this.trouble = undefined;
    } catch (why) {
      this.trouble = why;
    }
  }

  /** The connection as the table asks for it. */
  actions(openRule: (clause: string) => void, goto: (moment: number) => void): Actions {
    return {
      choose: (chain) => cited(this.live.choose(chain)),
      undo: () => cited(this.live.undo()),
      retract: () => cited(this.live.retract()),
      agree: (yes) => this.live.agree(yes),
      hint: () => api.hint(this.id, this.doc?.you.seat ?? -1),
      barred: (ref) => api.barred(this.id, ref, this.doc?.you.seat ?? -1),
      study: (name, given) => studied(this.id, this.doc, name, given),
      openRule,
      goto,
    };
  }
}

/** A what-if question about the position that a document shows. */
export function studied<T>(id: string, doc: TableDoc | undefined, name: string, given: Record<string, string> = {}): Promise<T> {
  return api.study<T>(id, name, given, doc?.you.seat ?? -1, doc?.moment.shown ?? 0);
}

/** A refusal with its clause as a mark in the text, which the table draws as a link. */
async function cited(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (why) {
    if (!(why instanceof Refusal) || !why.clause || why.message.includes(`[${why.clause}]`)) throw why;
    throw new Refusal(`${why.message} [${why.clause}]`, why.status, why.code, why.clause);
  }
}

/**
 * The seat whose person should take this device before anything is shown; undefined when the right one has it.
 *
 * `claimed`: the seat whose person said so. Before anybody did, and when another seat of this device must answer.
 */
export function handOver(doc: TableDoc, claimed: number | undefined): number | undefined {
  if (doc.table.case) return undefined; // one reader looks at all its seats
  if (doc.table.options['rules'] === 'base') return undefined; // no leaders in hand: nothing is secret
  const { seat, seats, acts = [] } = doc.you;
  const asked = doc.question?.asked ?? [];
  if (doc.table.status !== 'running' || seats.length < 2) return undefined;
  if (claimed !== seat) return claimed ?? seat;
  if (asked.includes(seat)) return undefined;
  return asked.find((one) => seats.includes(one) && (acts.includes(one) || doc.table.seats[one]?.acting === undefined));
}
