/** Which of the options the panel of offers shows, and where; what is possible is the server's affair. */
import type { Option, PageBlock } from '../../../wire';

const GIVE = ['give-au', 'give-card', 'promise-au', 'share-bid', 'sell-passage', 'let-leave', 'let-cross', 'free-leader', 'lend-armies'];
const ASK = ['ask-au', 'ask-card', 'ask-promise', 'ask-share', 'buy-passage', 'ask-leave', 'ask-crossing', 'ask-freedom', 'ask-armies'];
/** What ends the putting together. */
export const END = ['send-offer', 'drop-offer'];
const ANSWER = ['accept-offer', 'refuse-offer'];
/** All that the panel speaks of, for what is barred. */
export const SPOKEN = new Set([...GIVE, ...ASK, ...END, ...ANSWER, 'begin-offer', 'withdraw-offer']);

/** Terms of one kind: a card of several, a sum. */
export interface Terms {
  verb: string;
  options: Option[];
}

export interface Parts {
  give: Terms[];
  ask: Terms[];
  end: Option[];
  begin: Option[];
}

export function partsOf(options: Option[]): Parts {
  const of = (verb: string): Option[] => options.filter((option) => option.verb === verb);
  const kinds = (verbs: string[]): Terms[] => verbs.map((verb) => ({ verb, options: of(verb) })).filter(({ options: some }) => some.length);
  return { give: kinds(GIVE), ask: kinds(ASK), end: END.flatMap(of), begin: of('begin-offer') };
}

/** An offer or what was agreed, as the page of tables tells it. */
export interface Told {
  ref: string;
  maker: string;
  other: string;
  terms: string[];
  state: string;
  own: boolean;
}

/** Rows of the page's offers: `draft`, what is being put together; `deal.N`, open or in force. */
export const toldIn = (block: PageBlock | undefined): Told[] =>
  (block?.order ?? []).map((ref) => {
    const { cells: [maker = '', other = '', terms = '', state = ''], own = false } = block!.rows[ref]!;
    return { ref, maker, other, terms: terms.split('; '), state, own };
  });

/** What I may answer to an offer: accept or refuse that of its maker, withdraw my own. */
export function answersTo({ maker, ref }: Told, options: Option[], me: number, open: boolean): Option[] {
  if (!open || ref === 'draft') return [];
  if (maker === `[seat ${me}]`) return options.filter(({ verb }) => verb === 'withdraw-offer');
  const by = maker.slice(1, -1).replace(' ', '.');
  return options.filter(({ verb, refs }) => ANSWER.includes(verb) && refs.includes(by));
}

/** What is sent for a term: with its sum, where it has one. */
export const termOf = ({ o, least }: Option, n: number): string => (least === undefined ? o : `${o}:${n}`);
