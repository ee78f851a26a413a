/** Which of the options the panel of offers shows, and where; what is possible is the server's affair. */
import type { Barred, Option, TableDoc } from '../../../wire';
import type { RegnoBoard } from '../wire';

const GIVE = new Set(['give-goods', 'give-slaves', 'give-land', 'own-spouse', 'own-grain', 'own-luxury']);
const ASK = new Set(['ask-goods', 'ask-slaves', 'ask-land', 'their-spouse', 'their-luxury', 'ransom-of']);
const ANSWER = new Set(['accept-deal', 'counter', 'refuse-deal']);
/** What is said to another realm, each with the seat that it is said to. */
const TALK = new Set(['offer-peace', 'offer-pact', 'ask-transit', 'trade-with', 'propose-marriage', 'ransom', 'declare-war', 'dissolve-alliance']);

export interface Parts {
  give: Option[];
  ask: Option[];
  /** Make the offer, or take it all back. */
  end: Option[];
  answer: Option[];
}

/** The options of a composition by the side that they are about, and those that answer an offer. */
export function partsOf(options: Option[]): Parts {
  const proper = options.filter(({ anytime }) => !anytime);
  const of = (verbs: Set<string>): Option[] => proper.filter(({ verb }) => verbs.has(verb));
  const give = of(GIVE), ask = of(ASK);
  const end = of(new Set(['propose-deal', ...(give.length || ask.length || proper.some(({ verb }) => verb === 'propose-deal') ? ['cancel'] : [])]));
  return { give, ask, end, answer: of(ANSWER) };
}

/** What can be said to a seat now, and what cannot. */
export const sayable = <T extends Option | Barred>(all: T[], seat: number): T[] =>
  all.filter(({ verb, refs }) => TALK.has(verb) && refs.includes(`seat.${seat}`));

/** What holds between two realms. */
export interface Bond {
  war: boolean;
  /** The last year of a registered pact. */
  pact?: number;
  allied: boolean;
}

export function bondOf({ realms, pacts, alliances }: RegnoBoard, one: number, other: number): Bond {
  const both = ({ seats }: { seats: [number, number] }): boolean => seats.includes(one) && seats.includes(other);
  const pact = pacts.find(both);
  return { war: realms[one]?.wars.includes(other) ?? false, allied: alliances.some(both), ...(pact && { pact: pact.year }) };
}

/** Whether an offer is being put together or answered at the shown moment. */
export function isTalking({ question }: TableDoc): boolean {
  const key = question?.key ?? '';
  return key === 'negotiate' || key.startsWith('deal-');
}
