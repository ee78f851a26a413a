/** What the studies of Lords answer (docs/wire.md, "Studies of Lords"). Ids are those of the catalog; gold is in Au. */

export interface TradeRoute {
  source: string;
  good: string;
  place: string;
  profit: number;
  /** Why it cannot be declared. */
  why?: string;
  clause?: string;
  /** Without any chain: the nearest that sell, and the fewest links to them. */
  sellers?: { city: string; links: number }[];
  goal?: string;
  /** What goes to others, and what comes of it in the end. */
  fee?: number;
  cost?: number;
  net?: number;
  links?: { place: string; counter: string; fee: number; seat?: number }[];
  ports?: { city: string; counter: string }[];
  straits?: string[];
  tolls?: { city: string; cities: string[]; account: string; au: number }[];
}
export interface Routes {
  chest: number;
  merchant_pays_tolls: boolean;
  routes: TradeRoute[];
}

export interface OneMore {
  before: number;
  tried: number;
  places: {
    place: string;
    unit: 'galley' | 'caravan';
    port?: string;
    gain: number;
    routes: { source: string; good: string; before: number; after: number }[];
  }[];
}

export interface House {
  leader: string;
  heirs: string[];
  /** 0: the leader himself lives; n: his n-th heir. */
  now: number;
  stature: number;
  married: boolean;
  bastard: boolean;
  claims: string[];
  place?: string;
  seat?: number;
  rules?: string;
  wives?: string[];
  captor?: number | string;
  ransom?: number;
}
export interface Throne {
  empire: string;
  ruler?: string;
  crowned?: string;
  vacant: boolean;
  heirless: boolean;
  merged: boolean;
  pretenders: { leader: string; met: number; seat: number; heir: boolean }[];
}
export interface Families {
  houses: House[];
  thrones: Throne[];
}

export interface Voyages {
  zone: string;
  seats: {
    seat: number;
    explorers: { card: string; block?: string; experienced: boolean; scurvy: boolean; funded: boolean }[];
    naos: string[];
    knows: string[];
    keeps_cape: boolean;
    cape?: number;
    goods: string[];
  }[];
  closed: { city: string; good: string }[];
}

export interface Annals {
  years: {
    year: number;
    seasons: { season: string; round: number; more: number; events: { moment: number; seat: number; weight: number; text: string }[] }[];
  }[];
}

export interface Prisoners {
  prisoners: {
    leader: string;
    /** A seat or an empire. */
    captor: number | string;
    ransom: number;
    home: string;
    seat?: number;
    gaoler?: string;
    /** The seat that decides his fate. */
    keeper?: number;
    payer?: number;
    account?: string;
    gold?: number;
    since?: number;
  }[];
}

export type Use = 'build' | 'reinforce' | 'winter' | 'repair' | 'project' | 'ransom' | 'mercenaries';
export interface TreasuryStudy {
  accounts: { account: string; n: number; uses: { what: Use[]; seats: number[]; clause: string }[] }[];
  /** As things stand; absent for who looks on, and what the end of the game forestalls. */
  forecast?: {
    taxes?: { round: number; chests: Record<string, number> };
    projects?: { round: number; cards: string[]; advance: number; keep: number };
    autumn?: { round: number; everybody: boolean; chests: Record<string, number> };
    winter?: { round: number; au: number; counters: { counter: string; effect: 'wears' | 'kills'; accounts: string[] }[] };
  };
}
