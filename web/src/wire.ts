// The shapes of docs/wire.md: what the server says and what the client may answer. The client holds no rules.

/** An amount of one thing: its id (`coin`, `vp`, `priv`, also a card type) and how many. */
export type Amount = [thing: string, n: number];
export type Gain = Amount[];

export interface Option {
  o: string;
  verb: string;
  text: string;
  refs: string[];
  /** With `least` the option takes an amount: `o + ':' + value`, within `least`..`most` in steps of `step`. */
  least?: number;
  most?: number;
  step?: number;
  /** A play out of turn, such as a standing order: it stands beside every question and answers none. */
  anytime?: boolean;
  detail?: Detail;
}

export interface Barred {
  o: string;
  verb: string;
  /** Why not, in one sentence. */
  text: string;
  /** The candidate itself in words, in games that are drawn from `page`. */
  what?: string;
  /** A play out of turn, such as a standing order. */
  anytime?: boolean;
  /** So many are barred by this reason, this one among them: `Actions.barred` tells those at a ref. */
  n?: number;
  clause: string;
  refs: string[];
  detail?: Detail;
}

export type Detail = Placement & Beside;

/** What any game may tell beside an option. */
export interface Beside {
  /** What it costs now; `each`: cost and gain are of one of an amount. */
  cost?: Gain;
  each?: boolean;
  /** Florins of commission, taken off the gain or within the cost. */
  commission?: number;
  /** So many luxuries of one kind that are paid besides. */
  luxuries?: number;
  /** The level that it leads to. */
  level?: number;
  /** Florins that a building yields, and takes a year. */
  income?: number;
  upkeep?: number;
  /** The unrest that a tax leaves, and whether it is a revolt. */
  unrest?: number;
  revolt?: boolean;
  /** Workers beside empty posts. */
  idle?: number;
  /** The Orders that would stay unused. */
  unused?: string[];
  /** Gold where the price is taken from. */
  purse?: number;
  /** Links of a trade route, or how many routes are declared at once. */
  links?: number;
  routes?: number;
  /** Dice of an attack, then of the defence, and the greatest roll that hits for each. */
  dice?: number[];
  hits?: number[];
  /** Chances in percent: works are ruined, a leader is captured, or killed. */
  ruin?: number;
  capture?: number;
  kill?: number;
  /** A counter is lost by it. */
  lost?: boolean;
  /** There is nothing to do with it now. */
  nothing?: boolean;
  /** The place in an order of one's own, 0: none; `then`: the option that makes the order hold; `holds`: it does. */
  rank?: number;
  then?: string;
  holds?: boolean;
}

/** What a placement would mean for me now. Every field may be absent: other games and other verbs bring their own. */
export interface Placement {
  member?: string;
  space?: string;
  /** The action value without servants. */
  value?: number;
  /** The servants that are needed at least. */
  need?: number;
  /** How many servants raise the value by 1. */
  per_servant?: number;
  /** What so many servants add, where that is more than 1. */
  servant_value?: number;
  toll?: number;
  card?: string;
  pay?: Gain[];
  gain?: Gain;
  /** What is lost besides. */
  loss?: Gain;
  /** The clause of the toll, where one is due. */
  clause?: string;
  /** At work: what it gives from so many servants on, rising. */
  gains?: [number, Gain][];
  /** On Bramante: the same of both areas. */
  works?: Record<'harvest' | 'production', [number, Gain][]>;
  /** Of a bid: what the auction tile gives. */
  lot?: Gain;
}

export interface Question {
  id: string;
  asked: number[];
  mine: boolean;
  key: string;
  text: string;
  options: Option[];
  barred: Barred[];
  retract?: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'free';
  bot?: string;
  here?: boolean;
  acting?: string;
}

export type Chance = 'drawn' | 'chosen' | 'file' | 'position' | 'case';

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  status: 'lobby' | 'running' | 'paused' | 'over' | 'closed';
  undo: 'none' | 'free' | 'agree';
  options: Record<string, unknown>;
  sets: Record<string, unknown>;
  /** Where dice and cards come from: drawn, nobody knows them; else somebody could foresee them. */
  chance: Chance;
  commitment?: string;
  spectators?: number;
  seats: SeatInfo[];
  case?: Case;
}

/** A case of the rulebook, which the table shows. Its texts carry marks; the first clause is the one that it explains. */
export interface Case {
  id: string;
  clauses: string[];
  title: string;
  given: string;
  do: string;
  then: string;
  /** Whom it is about. */
  seat: number;
  /** What to answer, in order, and how many of that were answered. */
  play: { seat: number; o: string }[];
  made: number;
  /** What is barred, where there is nothing to play. */
  refused?: string;
  /** Something else was answered. */
  astray?: boolean;
}

export interface LogLine {
  n: number;
  moment: number;
  round: number;
  seat: number;
  text: string;
  by?: string;
}

export interface ScoreLine {
  source: string;
  title: string;
  points: number;
  clause: string;
}

export interface Score {
  seat: number;
  total: number;
  place: number;
  lines: ScoreLine[];
}

export interface Undo {
  can: 'free' | 'ask' | 'no';
  text: string;
  vote?: { id: string; by: number; moment: number; yes: number[]; waiting: number[] };
}

export interface Result {
  winners: number[];
  text: string;
  turning: { round: number; text: string }[];
}

export interface TableDoc {
  table: TableInfo;
  /** `acts`: the seats that this device holds only as a stand-in. */
  you: { seat: number; seats: number[]; acts?: number[]; host: boolean };
  /** `first`: the earliest that can be shown. */
  moment: { now: number; shown: number; first: number };
  /** The game's own; LorenzoBoard for Lorenzo, absent in the lobby. */
  board?: object;
  /** The position as tables in the reader's words, by block: of a game without a board drawn for it. */
  page?: Record<string, PageBlock>;
  question?: Question;
  glance?: { options: Option[]; barred: Barred[] };
  undo?: Undo;
  log: LogLine[];
  since?: string[];
  scores?: Score[];
  history?: number[][];
  result?: Result;
}

export interface PageRow {
  /** Marked texts, one a column. */
  cells: string[];
  more?: string[];
  own?: boolean;
}

/** A table; refs are as in `Option.refs`. */
export interface PageBlock {
  /** Its place: a patch adds new objects behind the old. */
  at: number;
  title: string;
  columns: string[];
  /** The columns with figures, by index. */
  numbers: number[];
  /** Small and always wanted. */
  brief: boolean;
  rows: Record<string, PageRow>;
  order: string[];
}

// Lorenzo's board

export type CardType = 'territory' | 'character' | 'building' | 'venture';
export type MemberName = 'white' | 'black' | 'orange' | 'neutral' | 'brown';
/** The special tower stands beside those of the four types, with Houses of Renaissance. */
export type TowerName = CardType | 'special';

export interface Member {
  seat: number;
  member: string;
  value: number;
}

export interface Floor {
  space: string;
  value: number;
  bonus: Gain;
  card?: string;
  by?: Member;
  taken?: string;
  /** The seat that has the taken card, by a placement or a bonus action. */
  owner?: number;
}

export interface Tower {
  tower: TowerName;
  toll: number;
  floors: Floor[];
}

export interface Stall {
  space: string;
  open: boolean;
  gain: Gain;
  members: Member[];
}

export interface WorkSpace {
  space: string;
  open: boolean;
  malus: number;
  members: Member[];
}

export interface Work {
  small: WorkSpace;
  large: WorkSpace;
}

export interface Player {
  seat: number;
  stock: Record<string, number>;
  members: { member: string; value: number; at_hand: boolean }[];
  cards: Record<CardType, string[]>;
  tile?: string;
  /** Own: the ids. Another's: how many. */
  hand: string[] | number;
  played: { leader: string; used: boolean; as?: string }[];
  excommunicated: string[];
  late: boolean;
  // with Houses of Renaissance
  family?: string;
  /** Victory points paid for the family. */
  bid?: number;
  /** Own: the faces. Another's: how many. */
  tokens?: string[] | number;
  /** Tokens that lie face up on cards. */
  held?: { card: string; face: string }[];
  /** Leaders in hand that all have seen. */
  shown?: string[];
  /** Da Montefeltro: what lies on the tile. */
  stored?: Gain;
  /** Della Rovere: steps whose tile was taken. */
  steps?: number[];
  /** Orsini: how many sets were rewarded. */
  sets?: number;
  /** Visconti: tokens that are face up. */
  awake?: string[];
  spaces?: LeaderSpace[];
}

/** A leader in play that is an action space, for the owner alone. */
export interface LeaderSpace {
  space: string;
  leader: string;
  as?: string;
  value: number;
  /** Absent where it starts a harvest or a production. */
  gain?: Gain;
  members: Member[];
}

/** A family with its auction tile, and whose disc lies there. */
export interface Lot {
  family: string;
  lot: string;
  bidder?: number;
  bid?: number;
  beside?: string[];
}

/** What Houses of Renaissance lays on the table for all. */
export interface HousesBoard {
  families: boolean;
  tower: boolean;
  adjusted?: { tower: TowerName; values: number[] };
  tokens: { supply: number; used: Record<string, number> };
  pile: number;
  thrown: string[];
  lots: Lot[];
}

export interface LorenzoBoard {
  round: number;
  rounds: number;
  period: number;
  phase: 'tiles' | 'leaders' | 'auction' | 'families' | 'actions' | 'leftovers' | 'report' | 'over';
  dice: Record<string, number>;
  order: number[];
  turn: number;
  turns: number[];
  next_order: number[];
  report: { round: number; faith: number };
  towers: Tower[];
  palace: { space: string; gain: Gain; members: Member[] };
  market: Stall[];
  harvest: Work;
  production: Work;
  tiles: { tile: string; period: number; faith: number; cubes: number[] }[];
  players: Player[];
  passed?: string[];
  draft?: { packet: string[]; kept: string[] };
  bonus_tiles?: string[];
  /** Absent without Houses of Renaissance. */
  houses?: HousesBoard;
}

// The catalog: what never changes in a match, in one language

/** What all entries of Lorenzo's catalog may have. */
interface Entry {
  /** The clauses that concern it, its own before those of its kind. */
  rulings?: string[];
  deck?: string;
  /** The ruling that says what is reconstructed of it. */
  reconstruction?: string;
}

export interface Card extends Entry {
  n: number;
  type: CardType;
  period: number;
  name: string;
  costs: Gain[];
  need?: number;
  gain: Gain;
  per?: { gain: Gain; per: string; every?: number };
  bonus?: { kind: string; value: number; card?: string; discount?: Gain };
  lasting?: { kind: string; value?: number; card?: string; discount?: Gain[]; gain?: Gain };
  work?: number;
  work_gain?: Gain;
  /** `work_gain` is for each card of this type. */
  work_per?: string;
  convert?: { pay: Gain; gain: Gain }[];
  end_vp?: number;
  text: string[];
  // special cards
  /** Lost at once; in a production. */
  loss?: Gain;
  work_loss?: Gain;
  /** `work_per` counts no more than the action value. */
  work_capped?: boolean;
  /** `convert` as often as the action value says. */
  repeat?: boolean;
  /** Cards that work when it is taken; in a production. */
  activates?: { types: CardType[]; count: number };
  work_activates?: { types: CardType[]; count: number };
  /** Types of which it brings a discarded card back. */
  takes_back?: CardType[];
  catches_up?: boolean;
  /** Where a token that lies on it works. */
  holds?: 'harvest' | 'market';
  end_per?: { vp: number; per: string; every?: number; most?: number };
}

export interface Tile extends Entry {
  period: number;
  text: string;
  short: string;
}

export interface BonusTile extends Entry {
  name?: string;
  harvest: Gain;
  production: Gain;
}

export interface Family extends Entry {
  name: string;
  text: string | string[];
  /** How many open leaders lie beside it. */
  beside?: number;
  steps?: { step: number; gain: Gain }[];
  sets?: Gain[];
  exchange?: { pay: Gain; gain: Gain };
  tokens?: { id: string; gain: Gain }[];
}

/** A face of a special token: what it gives, or the work that it starts. */
export interface Face {
  name: string;
  /** How often it is there. */
  n: number;
  text: string;
  gain?: Gain;
  work?: { area: 'harvest' | 'production'; value: number };
}

export interface Leader extends Entry {
  name: string;
  requirement: string;
  /** What must be owned, as amounts, so that the board can show how far one is. */
  needs?: Gain;
  once: boolean;
  kind?: 'permanent' | 'once_per_round' | 'space' | 'immediate';
  text: string;
}

/** What the catalogs of all games have. */
export interface Catalog {
  resources?: Record<string, { name: string; one: string; many: string }>;
  clauses?: Record<string, string>;
  /** Titles of groups of options, by verb. */
  groups?: Record<string, string>;
}

export interface LorenzoCatalog extends Catalog {
  resources: Record<string, { name: string; one: string; many: string }>;
  cards: Record<string, Card>;
  leaders: Record<string, Leader>;
  families?: Record<string, Family>;
  tokens?: { reconstruction?: string; faces: Record<string, Face> };
  /** The auction tiles. */
  lots?: Record<string, { name: string; gain: Gain; reconstruction?: string }>;
  tiles: Record<string, Tile>;
  bonus_tiles: Record<string, BonusTile>;
  /** The names of the card types. */
  types?: Partial<Record<CardType, string>>;
  spaces: Record<string, { name: string; text: string }>;
  members: Record<string, { name: string }>;
  thresholds: number[];
  faith_track: number[];
  ends: Partial<Record<CardType, number[]>> & { medici?: Record<number, number> };
}

/** What the greedy bot would do now. */
export interface Hint {
  chain: string[];
  text: string;
  reason: string;
}

/** What the table may ask of the connection; a refusal rejects with an Error whose message is the server's text. */
export interface Actions {
  choose(chain: string[]): Promise<void>;
  undo(): Promise<void>;
  retract(): Promise<void>;
  agree(yes: boolean): Promise<void>;
  hint(): Promise<Hint>;
  /** A what-if question about the shown position (docs/wire.md); the answer's shape is the game's. */
  /** What is barred at a ref now, row by row. */
  barred(ref: string): Promise<Barred[]>;
  study<T>(name: string, given?: Record<string, string>): Promise<T>;
  openRule(clause: string): void;
  goto(moment: number): void;
}
