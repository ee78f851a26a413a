/** Which of the options the panel of offers shows, and where, and what the study `deals` answers (docs/wire.md); what is
 *  possible is the server's affair. */
import { t } from '../../../i18n';
import type { Option } from '../../../wire';
import type { LordsBoard, LordsCatalog } from '../wire';
import { personOf } from '../names';

export type What = 'au' | 'card' | 'promise' | 'share' | 'passage' | 'leave' | 'cross' | 'freedom' | 'lend';

/** What one side provides; `n` in Au. */
export interface Term {
  what: What;
  n?: number;
  card?: string;
  /** Of what was agreed: the last year. */
  until?: number;
  /** Of the reader's draft: the plays that leave it out. */
  without?: string[];
}
export interface Deal {
  maker: number;
  other: number;
  /** The maker's is the first. */
  sides: { seat: number; terms: Term[] }[];
}
export interface OpenOffer extends Deal {
  /** Whose word is awaited; `asked`: the Pope's. */
  answers: number;
  asked: boolean;
  /** Au of the maker's, held until the answer. */
  held: number;
}
export interface Talk extends Deal {
  moment: number;
  round: number;
  outcome: 'agreed' | 'refused' | 'lapsed' | 'pope_against';
  reason?: string;
}
export interface Deals {
  open: OpenOffer[];
  draft?: Deal;
  agreed: Deal[];
  consents: { seat: number; what: 'leave' | 'cross' | 'lend'; colour?: string; to?: number }[];
  /** What a seat asks of another for each link; -1: it refuses. */
  passage: { seat: number; other: number; n: number }[];
  /** The last one first. */
  talks: Talk[];
  limits: { offers: number; sent?: number; beginnings: number; begun?: number; terms: number; cards: number };
}

const GIVE = ['give-au', 'give-card', 'promise-au', 'share-bid', 'sell-passage', 'let-leave', 'let-cross', 'free-leader', 'lend-armies'];
const ASK = ['ask-au', 'ask-card', 'ask-promise', 'ask-share', 'buy-passage', 'ask-leave', 'ask-crossing', 'ask-freedom', 'ask-armies'];
/** All that is said of a draft, for what is barred in it. */
const DRAFT = new Set([...GIVE, ...ASK, 'send-offer']);

/** Terms of one kind: a card of several, a sum. */
export interface Kind {
  verb: string;
  options: Option[];
}
export interface Parts {
  give: Kind[];
  ask: Kind[];
  send?: Option;
  drop?: Option;
}

export function partsOf(options: Option[]): Parts {
  const of = (verb: string): Option[] => options.filter((option) => option.verb === verb);
  const kinds = (verbs: string[]): Kind[] => verbs.map((verb) => ({ verb, options: of(verb) })).filter(({ options: some }) => some.length);
  return { give: kinds(GIVE), ask: kinds(ASK), send: of('send-offer')[0], drop: of('drop-offer')[0] };
}

export const ofDraft = ({ verb }: { verb: string }): boolean => DRAFT.has(verb);

/** What may be said to the maker of an open offer, or by him. */
export interface Answers {
  accept?: Option;
  refuse: Option[];
  withdraw?: Option;
}
export function answersTo({ maker, asked }: OpenOffer, options: Option[], me: number): Answers {
  if (asked) return { refuse: [] };
  if (maker === me) return { refuse: [], withdraw: options.find(({ verb }) => verb === 'withdraw-offer') };
  const his = options.filter(({ refs }) => refs.includes(`seat.${maker}`));
  return { accept: his.find(({ verb }) => verb === 'accept-offer'), refuse: his.filter(({ verb }) => verb === 'refuse-offer') };
}

/** The last part of an option: a card, a reason, a seat. */
export const lastOf = ({ o }: { o: string }): string => o.slice(o.lastIndexOf(':') + 1);

/** What is sent for a term: with its sum, where it has one. */
export const playOf = ({ o, least }: Option, n: number): string => (least === undefined ? o : `${o}:${n}`);

/** Gold brings its own in its words. */
export const GLYPHS: Record<Exclude<What, 'au'>, string> = {
  card: 'hand', promise: 'quill', share: 'hammer', passage: 'camel', leave: 'army', cross: 'galley', freedom: 'prisoner', lend: 'army',
};

/** A term in words, with marks. */
export function said({ what, n = 0, card = '', until }: Term, board: LordsBoard, catalog: LordsCatalog): string {
  const name = what === 'freedom' ? personOf(board, catalog, card) : (catalog.cards[card]?.name ?? card);
  return until === undefined ? t(`plans.deals.term.${what}`, { n, card: name }) : t(`plans.deals.kept.${what}`, { n, card: name, year: until });
}
