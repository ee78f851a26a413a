/** The parts of the table of Lords: tabs of the drawer and of a phone. */
import type { LordsBoard } from './wire';

export type Part = 'map' | 'hand' | 'auction' | 'trade' | 'realm' | 'deals' | 'families' | 'annals' | 'tables';
export const PARTS: { id: Part; glyph: string }[] = [
  { id: 'map', glyph: 'cartographer' },
  { id: 'hand', glyph: 'hand' },
  { id: 'auction', glyph: 'hammer' },
  { id: 'trade', glyph: 'camel' },
  { id: 'realm', glyph: 'chest' },
  { id: 'deals', glyph: 'ally' },
  { id: 'families', glyph: 'family' },
  { id: 'annals', glyph: 'quill' },
  { id: 'tables', glyph: 'rules' },
];

/** Where the things are that a choice points at: on the map before all, then cards, then gold and persons. */
export function partOf(refs: string[], board: LordsBoard, me: number): Part | undefined {
  const kinds = new Set(refs.map((ref) => ref.split('.')[0]));
  if (kinds.has('place') || kinds.has('counter') || kinds.has('strait')) return 'map';
  const card = refs.find((ref) => ref.startsWith('card.'))?.slice('card.'.length);
  if (card !== undefined) return board.cards[card]?.seat === me ? 'hand' : 'auction';
  return kinds.has('account') || kinds.has('empire') || kinds.has('leader') ? 'realm' : undefined;
}
