/** The board and the catalog of Lords, as games/lords/board.py and catalog.py make them (docs/wire.md). */
import type { Catalog } from '../../wire';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** `supply`, `chest.N`, `vault.N`, `bid.N`, `escrow.N` (N from 1), `treasury.EMPIRE`, `pile.CITY`, `purse.LEADER`, `hold.COUNTER`. */
export type Account = string;
/** The colour of an empire, `grey` of units without one, `neutral`. */
export type Colour = string;

export interface LordsPlayer {
  seat: number;
  lord: string;
  colour: Colour;
  stature: number;
  score: number;
  /** Cards are held open. */
  hand: string[];
  navigation: string[];
  out: boolean;
  excommunicated: boolean;
  bank: boolean;
  ends: boolean;
  /** By seat: Au for a link of its own; -1: refused. */
  passage: number[];
  tribute: number;
  toll: number;
  cape: number;
  /** The empire on whose throne the seat sits itself. */
  emperor?: string;
}

export interface EmpireState {
  colour: Colour;
  merged: boolean;
  heirless: boolean;
  treasury: Account;
  /** The L card of its emperor; absent: the throne is empty. */
  emperor?: string;
  /** The colour that took its capital. */
  fallen?: Colour;
  warden?: number;
  crowned?: string;
}

export interface LeaderState {
  colour: Colour;
  stature: number;
  /** 0: the person printed first; n: the n-th heir. */
  heir: number;
  moved: boolean;
  bastard: boolean;
  seat?: number;
  place?: string;
  /** A seat, or the empire that holds him. */
  captor?: number | string;
  ransom?: number;
}

export interface CounterState {
  place: string;
  /** 2 fresh, 1 worn. */
  steps: number;
  colour: Colour;
  /** Who moves it. */
  seat?: number;
  leader?: string;
  besieges?: string;
}

export interface CardState {
  seat?: number;
  lies?: 'open' | 'for_sale' | 'discarded' | 'gone' | 'on_sale';
  block?: 'immature' | 'semi_mature' | 'mature';
  /** The rank in which its counter came to the map. */
  built?: number;
  worn?: boolean;
  idle?: boolean;
}

export interface LordsBoard {
  round: number;
  year: number;
  last_year: number;
  season: Season;
  phase: 'choosing' | 'auction' | 'battle' | 'movement' | 'season' | 'over';
  /** The activity of the season, an id of the catalog's `rounds`. */
  stage?: string;
  order: number[];
  movers: number[];
  deck: number;
  gold: Partial<Record<Account, number>>;
  players: LordsPlayer[];
  empires: Record<string, EmpireState>;
  leaders: Record<string, LeaderState>;
  counters: Record<string, CounterState>;
  cards: Record<string, CardState>;
  crusade: boolean;
  crusaded: boolean;
  dry: boolean;
  /** The cities that another colour than that of their land holds. */
  held: Record<string, Colour>;
  /** Who may spend the gold of treasuries and cities. */
  spend: Record<Account, number[]>;
  closed: { strait: string; seat: number; by: number }[];
  denied: Record<string, number[]>;
  gates: { seat: number; city: string }[];
  deals: unknown[];
  places: number[];
  auction?: { card: string; top: number; bidders: number[]; passed: number[]; limit?: number };
  battle?: {
    aim: string;
    place: string;
    target: string;
    sides: Colour[];
    counters: string[][];
    rolls: number[][];
  };
}

export interface LordsPlace {
  name: string;
  kind: 'dukedom' | 'sea' | 'city' | 'port';
  /** North of the storm line. */
  north: boolean;
  /** Of Dukedoms and seas: the neighbours. */
  links?: string[];
  /** Of cities: the Dukedom and the seas. */
  around?: string[];
  goods?: string[];
  /** The empire whose capital it is. */
  capital?: string;
  /** Of a satellite: the home that it belongs to. */
  home?: string;
  terrain?: 'flat' | 'rugged';
  empire?: string;
  religion?: string;
}

export interface LordsCard {
  /** With number and role: `M1 Roger Machado (spy, England)`. */
  name: string;
  title: string;
  role?: string;
  type: string;
  kind: string;
  text: string;
  clauses: string[];
  place?: string;
  empire?: string;
  stature?: number;
  religion?: string;
  heirs?: string[];
  claim?: string;
  bank?: string;
  needs?: string[];
  supplies?: string;
  extra?: number;
  side?: string;
  ship?: string;
  dukedoms?: string[];
  dowry?: string[];
}

export interface LordsCatalog extends Catalog {
  places: Record<string, LordsPlace>;
  straits: Record<string, { name: string; ports: string[] }>;
  empires: Record<string, { name: string; colour: Colour; capital: string; base: number }>;
  cards: Record<string, LordsCard>;
  units: Record<string, { name: string }>;
  goods: Record<string, { name: string }>;
  religions: Record<string, string>;
  /** From vassal to emperor: stature 1 stands first. */
  statures: string[];
  seasons: Record<Season, { name: string; rounds: string[] }>;
  rounds: Record<string, string>;
  blocks: Record<string, string>;
  clauses: Record<string, string>;
}
