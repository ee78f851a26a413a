/** Pure functions of the parts that Houses of Renaissance adds to Lorenzo's table. */
import type { CardType, Family, Gain, LorenzoBoard, LorenzoCatalog, Lot, Option, Player } from '../../../wire';

/** Before the first round: what is drawn in place of the towers. */
export type Stage = 'draft' | 'auction' | undefined;

export function stageOf(board: LorenzoBoard): Stage {
  if (board.phase === 'tiles' || board.phase === 'leaders') return 'draft';
  return board.phase === 'auction' || (board.phase === 'families' && board.houses?.lots.length) ? 'auction' : undefined;
}

export interface Pile {
  face: string;
  n: number;
}

/** Tokens that are alike lie together, in the order of the catalog. */
export function piled(faces: readonly string[], catalog: LorenzoCatalog): Pile[] {
  const order = Object.keys(catalog.tokens?.faces ?? {});
  const known = [...new Set(faces)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return known.map((face) => ({ face, n: faces.filter((one) => one === face).length }));
}

/** How many special tokens a player has in hand. */
export const tokensOf = (player: Player): number =>
  typeof player.tokens === 'number' ? player.tokens : (player.tokens?.length ?? player.stock['token'] ?? 0);

export interface Marks {
  kind: 'step' | 'set' | 'token' | 'store';
  stored?: Gain;
  marks: { title: string; gain: Gain; done: boolean }[];
}

/** What a family's tile shows beside its power: tiles taken, sets rewarded, tokens turned up, goods kept. */
export function familyState(family: Family | undefined, player: Player): Marks | undefined {
  if (!family) return undefined;
  if (family.steps)
    return {
      kind: 'step',
      marks: family.steps.map(({ step, gain }) => ({ title: String(step), gain, done: player.steps?.includes(step) ?? false })),
    };
  if (family.sets)
    return {
      kind: 'set',
      marks: family.sets.map((gain, i) => ({ title: String(i + 1), gain, done: i < (player.sets ?? 0) })),
    };
  if (family.tokens)
    return {
      kind: 'token',
      marks: family.tokens.map(({ id, gain }, i) => ({
        title: String(i + 1),
        gain,
        done: player.awake?.includes(id) ?? false,
      })),
    };
  if (player.family === 'da_montefeltro') return { kind: 'store', stored: player.stored ?? [], marks: [] };
  return undefined;
}

/** The id that an option points at with refs of a kind, as `face` of `face.alms`. */
export function refOf(option: { refs: string[] } | undefined, kind: string): string | undefined {
  return option?.refs.find((ref) => ref.startsWith(`${kind}.`))?.slice(kind.length + 1);
}

/** What the button says of an option whose words are too long for it. */
export function deedOf(option: Option, board: LorenzoBoard, catalog: LorenzoCatalog): { key: string; what: string } | undefined {
  const card = (id: string | undefined): string => catalog.cards[id ?? '']?.name ?? '';
  const face = catalog.tokens?.faces[refOf(option, 'face') ?? '']?.name ?? '';
  const left = board.towers.flatMap(({ floors }) => floors).find(({ space }) => space === refOf(option, 'space'))?.card;
  const leader = catalog.leaders[refOf(option, 'leader') ?? '']?.name ?? '';
  const exchange = { key: 'use', what: card(/:(\w+)\.\d+/.exec(option.o)?.[1]) };
  const told: Record<string, { key: string; what: string }> = {
    'use-token': { key: 'use', what: face },
    'give-token': { key: 'pay', what: face },
    'drop-token': { key: 'give_back', what: face },
    hold: { key: 'lay', what: face },
    'take-back': { key: 'take', what: card(refOf(option, 'card')) },
    'take-left': { key: 'take', what: card(left) },
    'play-free': { key: 'play', what: leader },
    'use-one': { key: 'use', what: leader },
    exchange: { key: 'exchange', what: catalog.families?.[refOf(option, 'family') ?? '']?.name ?? '' },
    'toll-with': { key: 'toll', what: '' },
    repeat: exchange,
    'convert-with': exchange,
  };
  return told[option.verb];
}

/** One exchange of an option that takes an amount of times: its price and gain, as the catalog has them. */
export function exchangeOf(option: Option, catalog: LorenzoCatalog): { pay: Gain; gain: Gain } | undefined {
  if (option.verb === 'exchange') return catalog.families?.[refOf(option, 'family') ?? '']?.exchange;
  if (option.verb !== 'repeat') return undefined;
  const [, card = '', n = '1'] = /^repeat:(\w+)\.(\d+)/.exec(option.o) ?? [];
  return catalog.cards[card]?.convert?.[Number(n) - 1];
}

/** A gain so many times. */
export const times = (gain: Gain, n: number): Gain => gain.map(([thing, one]) => [thing, one * n]);

/** The lot of a family. */
export const lotOf = (board: LorenzoBoard, family: string): Lot | undefined =>
  board.houses?.lots.find((lot) => lot.family === family);

/** How many cards of a type a player's row shows at least; the Medici have room for more characters. */
export function roomOf(type: CardType, family: string | undefined, catalog: LorenzoCatalog): number {
  if (type !== 'character' || family !== 'medici') return 6;
  return Math.max(6, ...Object.keys(catalog.ends.medici ?? {}).map(Number));
}

/** The points at the end for `n` cards of a type. */
export function endOf(type: CardType, n: number, family: string | undefined, catalog: LorenzoCatalog): number | undefined {
  const more = type === 'character' && family === 'medici' ? catalog.ends.medici?.[n] : undefined;
  return more ?? catalog.ends[type]?.[n];
}
