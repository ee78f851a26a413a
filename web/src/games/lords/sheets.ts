/** Which sheet tells about what was tapped: refs of options, and the signs on the map. */
import type { Sheet } from '../../table/state.svelte';
import { counterName, personOf } from './names';
import type { LordsBoard, LordsCatalog } from './wire';

export interface Told {
  kind: 'card' | 'leader' | 'counter' | 'strait' | 'place';
  id: string;
  label: string;
}

/** What a sheet is about; undefined of seats, log and scores, which are not drawn here. */
export function told(sheet: Sheet, board: LordsBoard, catalog: LordsCatalog): Told | undefined {
  const [kind, id] = sheet.kind === 'ref' ? split(sheet.id) : [sheet.kind, sheet.id];
  switch (kind) {
    case 'card':
      return catalog.cards[id] && { kind, id, label: catalog.cards[id].name };
    case 'leader':
    case 'prisoner':
      return catalog.cards[id] && { kind: 'leader', id, label: personOf(board, catalog, id) };
    case 'counter':
      return { kind, id, label: counterName(catalog, id) };
    case 'strait':
      return catalog.straits[id] && { kind, id, label: catalog.straits[id].name };
    case 'place':
    case 'siege':
    case 'toll':
      return catalog.places[id] && { kind: 'place', id, label: catalog.places[id].name };
    case 'excom': {
      const { lord } = board.players[Number(id)]!;
      return { kind: 'leader', id: lord, label: personOf(board, catalog, lord) };
    }
    default:
      return undefined;
  }
}

function split(ref: string): [kind: string, id: string] {
  const dot = ref.indexOf('.');
  return [ref.slice(0, dot), ref.slice(dot + 1)];
}
