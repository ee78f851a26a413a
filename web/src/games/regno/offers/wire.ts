// What the study `treaties` answers (docs/wire.md, "Studies of Regno").
import type { Gain } from '../../../wire';

export type Subject = 'trade' | 'peace' | 'pact' | 'ransom' | 'marriage';

/** What one side gives; `goods` are missing as long as a marriage is being put together. */
export interface Gives {
  seat: number;
  goods?: Gain;
  slaves?: number;
  land?: string;
  spouse?: string;
}

/** Who with whom about what; the maker's side is the first. */
export interface Terms {
  subject: Subject;
  maker: number;
  other: number;
  /** Of a trade: the maker's carrier, and the place where it stands. */
  carrier?: string;
  place?: string;
  prisoner?: string;
  sides: [Gives, Gives];
}

export interface OpenOffer extends Terms {
  /** Who spoke last, and who has to answer. */
  speaker: number;
  listener: number;
  /** Other sums named so far. */
  answered: number;
  /** What of the speaker's is held until the answer. */
  held: Gain;
  sums?: { payer: number; bid?: number; asked?: number };
}

export interface Treaties {
  open: OpenOffer[];
  /** The offer that the reader is putting together. */
  draft?: Terms;
  /** How the talks of this activation ended. */
  talks: { subject: Subject; maker: number; other: number; outcome: 'declined' | 'agreed' | 'dropped' }[];
  /** Who lets whom pass in this activation. */
  consents: [from: number, to: number][];
  /** The most offers to one counterpart in an activation, and other sums in a talk. */
  offers: number;
  answers: number;
}
