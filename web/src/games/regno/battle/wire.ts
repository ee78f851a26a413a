// What the studies `battles` and `battle` answer (docs/wire.md, "Studies of Regno").
import type { Counts, Owner } from '../wire';

export type Kind = 'field' | 'assault' | 'revolt' | 'sortie' | 'relief' | 'escort' | 'naval';
export type Outcome = 'attacker' | 'defender' | 'stalled' | 'ongoing';
export type Two<T> = [attacker: T, defender: T];

/** A battle in the list of all that the reader saw. */
export interface Brief {
  n: number;
  /** Entries in force when it began, and after the last of its consequences. */
  moment: number;
  end: number;
  /** The season, counted from the first. */
  round: number;
  place?: string;
  kind: Kind;
  outcome: Outcome;
  /** Who left the field. */
  retreated?: 'attacker' | 'defender';
  attacker: Owner;
  defender: Owner;
  rounds: number;
}

/** A face, and 1 where it hits. */
export type Rolled = [face: number, hit: number];

export interface Roll {
  /** The kind of piece; a ship's dice have none. */
  unit?: string;
  /** The least face that hits. */
  least?: number;
  dice: Rolled[];
  hits?: number;
  /** What machines fire at. */
  target?: 'walls' | 'troops';
  /** A die that was rolled again. */
  again?: boolean;
}

export interface Deed {
  rolls: Roll[];
  hits: number;
  /** Hits that this side was spared, and by what. */
  cancelled?: { n: number; cover: string };
  lost: Counts;
  /** The same in words, of a land battle. */
  said?: string;
  /** At sea: the tracks that a broadside's hits fall on. */
  where?: string[];
}

export interface Phase {
  phase: string;
  sides: Two<Deed>;
  /** Who stands after it: pieces by kind, of a pair of ships their tracks. */
  left: Two<Counts>;
  walls?: { damage?: number; left?: number; breach?: boolean; destroyed?: boolean };
}

interface Round {
  n: number;
  moment: number;
  /** What else was told of it. */
  told: string[];
  /** Men left when it was over. */
  standing: Two<number>;
}

export interface LandRound extends Round {
  phases: Phase[];
  /** What each side lost in all, in words; '' is nothing. */
  lost: Two<string>;
  /** Pieces that withdrew after it, unhurt. */
  gone?: Two<Counts>;
}

export interface SeaRound extends Round {
  duels: { ships: Two<string>; phases: Phase[] }[];
}

interface Whole {
  n: number;
  moment: number;
  end: number;
  round: number;
  place?: string;
  outcome: Outcome;
  retreated?: 'attacker' | 'defender';
  /** Its beginning was not told: of a position in the middle of a battle. */
  partial?: boolean;
  after: string[];
}

export interface LandSide {
  owner: Owner;
  men: number;
  start: Counts;
  left: Counts;
  recruits?: Counts;
  led?: Counts;
  /** Pieces that withdrew unhurt: no longer in the field, and not lost. */
  away?: Counts;
  commander?: string;
}

export interface Ship {
  ship: string;
  kind: string;
  start: Counts;
  left: Counts;
  fate?: string;
}

export interface SeaSide {
  owner: Owner;
  men: number;
  ships: Ship[];
}

export interface LandBattle extends Whole {
  kind: Exclude<Kind, 'naval'>;
  sides: Two<LandSide>;
  walls?: { fortress: string; ps: number; breach: number };
  rounds: LandRound[];
}

export interface SeaBattle extends Whole {
  kind: 'naval';
  sides: Two<SeaSide>;
  rounds: SeaRound[];
}

export type Battle = LandBattle | SeaBattle;

/** Study `odds`: of so many trials of the present battle, how each ended. */
export interface Odds {
  trials: number;
  attacker: number;
  defender: number;
  stalled: number;
}
