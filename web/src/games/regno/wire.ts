// Regno's board and catalog as docs/wire.md tells them ("Regno's board").
import type { Catalog, Gain } from '../../wire';

/** Who has something: the number of a seat from '1' on, or a power without one. */
export type Owner = '1' | '2' | '3' | '4' | '5' | '6' | 'neutral' | 'rebels' | 'horde' | 'pirates' | 'nobody';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Phase = 'choosing' | 'auction' | 'programming' | 'battle' | 'naval' | 'activation' | 'season' | 'over';
export type Category = 'raw' | 'worked' | 'luxury';
/** How many of each, by id. */
export type Counts = Record<string, number>;

export interface RegnoBoard {
  /** Seasons begun. */
  round: number;
  year: number;
  years: number;
  season: Season;
  phase: Phase;
  /** Seats in the order of play, now and from the next Summer on. */
  order: number[];
  next_order: number[];
  /** The seat whose activation it is, or -1; `left`: the Orders that it has not begun. */
  activation: number;
  left?: number[];
  exchange: { bands: Record<Category, number>; sold: Record<Category, number>; bought: Record<Category, number> };
  inflation: number;
  realms: Realm[];
  provinces: Record<string, Province>;
  forces: Force[];
  people: Record<string, Person>;
  carriers: Record<string, Carrier>;
  /** Captains that may be hired. */
  tavern: string[];
  offices: Record<string, { treasury: number; power: number; holder?: string }>;
  pacts: { seats: [number, number]; year: number }[];
  alliances: { seats: [number, number]; until: number }[];
  /** By seat, if the match stopped now. */
  places: number[];
  event?: string;
  relic?: string;
  battle?: { kind: string; place: string; attacker: Owner; defender: Owner; fallen: Counts[] };
  naval?: { place: string; attacker: Owner; defender: Owner };
}

export interface Realm {
  seat: number;
  out: boolean;
  stock: Counts;
  tech: Counts;
  government: string;
  faith: string;
  enterprise: number;
  provinces: string[];
  wars: number[];
  /** The Orders of this season, 0: face down; `plan`: those of the year's later seasons (R5.9). */
  program: number[];
  plan: number[];
  revealed: boolean;
  /** Orders 3 of this year. */
  produced: number;
  /** The last year of the Guilds' Embargo, 0: none. */
  embargo: number;
  excommunicated: boolean;
  /** The last season of it, 0: none. */
  civil_war: number;
  regent: number;
  isolated: boolean;
  capital?: string;
  monument?: string;
  /** The reader's own: what spies saw, and the Orders that it lays at this moment. */
  seen?: { round: number; seat: number; order: number }[];
  spied?: number;
  laid?: number[];
}

export interface Province {
  owner: Owner;
  settlement: 'none' | 'village' | 'town' | 'city';
  buildings: string[];
  damaged: string[];
  worked: string[];
  slaved: string[];
  /** Inhabitants at work or not, slaves, and how many there may be. */
  free: number;
  slaves: number;
  most: number;
  spaces: number;
  unrest: number;
  /** The last season of it, 0: not. */
  sacked: number;
  horde: boolean;
  exempt: boolean;
  asleep: number;
  targeted: string[];
  fortress?: { kind: string; ps: number; most: number; breached: boolean; maintained: boolean };
  besieger?: Owner;
  rebels_against?: number;
  fief?: string;
  target?: string;
}

export interface Force {
  owner: Owner;
  place: string;
  status: 'ready' | 'exhausted' | 'convalescent';
  until: number;
  moved: number;
  units: Counts;
  origin?: string;
}

export interface Person {
  role: string;
  /** A place, a carrier, `court`, `prison` or `interned`. */
  place: string;
  seniority: number;
  seat: number;
  wounded: number;
  exhausted: number;
  married: number;
  moved: number;
  loyalty: number;
  hired: number;
  born: number;
  educated: boolean;
  virtue?: string;
  flaw?: string;
  spouse?: string;
  gaoler?: Owner;
  caught?: number;
}

export interface Carrier {
  owner: Owner;
  kind: string;
  place: string;
  cargo: Counts;
  hull: number;
  sails: number;
  crew: number;
  abandoned: boolean;
  moved: number;
  port?: string;
}

/** A level of a technology: the branch and how high. */
export type Need = [branch: string, level: number];

export interface BuildingKind {
  name: string;
  clause: string;
  kind: string;
  cost: Gain;
  needs: Need[];
  income: number;
  upkeep: number;
  luxuries: number;
  coast: boolean;
  settlement?: string;
  upgrades?: string;
  good?: string;
  government?: string;
}

export interface UnitKind {
  name: string;
  clause: string;
  cost: Gain;
  needs: Need[];
  pf: number;
  movement: number;
  machine: boolean;
  range?: number;
  charge?: number;
  melee?: number;
  fire?: number;
  walls?: number;
  troops?: number;
}

export interface ShipKind {
  name: string;
  cost: Gain;
  navigation: number;
  merchant: boolean;
  hull: number;
  sails: number;
  crew: number;
  artillery: number;
  movement: number;
  cargo: number;
}

export interface RegnoCatalog extends Catalog {
  resources: Record<string, { name: string; one: string; many: string }>;
  categories: Record<string, string>;
  /** Florins by category (raw, worked, luxury) and band from 1 on. */
  prices: number[][];
  exchange: { buy_surcharge: number; commission: number; move_at: number; base_band: number; embargo: number };
  /** Cards laid a season, and the florins that a change of one costs. */
  orders: { per_season: number; change: number };
  /** The unrest at which a province revolts: the end of its track. */
  revolt_at: number;
  places: Record<
    string,
    { name: string; links: string[]; terrain?: string; coasts?: string[]; rivers?: string[]; open?: boolean }
  >;
  buildings: Record<string, BuildingKind>;
  units: Record<string, UnitKind>;
  ships: Record<string, ShipKind>;
  /** `clauses` and `texts` of the common branches: of levels 1 and 2, then of levels 3 and 4. */
  technologies: Record<string, { name: string; prices: number[]; clauses: string[]; texts: string[] }>;
  /** `clauses`: those that name its four levels. */
  governments: Record<string, { name: string; clauses: string[] }>;
  events: Record<string, { name: string; season: Season; text: string }>;
  captains: Record<
    string,
    { name: string; rank: number; clause: string; hire: number; florins: number; command: number; goods: string[]; instead: number }
  >;
  /** Names by kind and id: `season`, `terrain`, `settlement`, `faith`, `role`, `virtue`, `flaw`, `office`, `tax`, `order`, `category`. */
  words: Record<string, Record<string, string>>;
  people: Record<string, string>;
  carriers: Record<string, string>;
}

// Studies: what the server works out of the reader's own view of a position

/** Study `forecast` (`realm`: another seat): the next production at each level of taxes. Lists "by tax" go from exemption to high. */
export interface Forecast {
  seat: number;
  kind: 'order' | 'autumn';
  /** Provinces still to be taxed. */
  left: number;
  stock: Counts;
  taxes: { tax: string; florins: number; goods: Counts; revolts: string[] }[];
  provinces: {
    place: string;
    /** Unrest now, and what buildings take away. */
    now: number;
    relief: number;
    exempt: boolean;
    idle: number;
    florins: number[];
    goods: Counts;
    /** Unrest after each tax, before any sermon. */
    unrest: number[];
    revolt: boolean[];
  }[];
  /** Due in the coming Winter, and what is missing for it now. */
  upkeep: {
    florins: number;
    grain: number;
    short: { florins: number; grain: number };
    items: { kind: string; ref?: string; name: string; n: number; cost: Gain }[];
  };
}

/** Study `exchange_history`: the bands as each season ended, the present one as they stand, and who traded in it. */
export interface ExchangeHistory {
  seasons: {
    round: number;
    bands: Record<Category, number>;
    trades: { seat: number; resource: string; n: number; florins: number; sold: boolean }[];
  }[];
}
