/** Who draws which game: the one place where the table meets its games. */
import type { GameUi } from './game';
import { lords } from './lords';
import { lorenzo } from './lorenzo';
import { plain } from './plain';
import { regno } from './regno';

const DRAWN: Record<string, GameUi> = { lords, lorenzo, regno };

/** What a game lends to the table; a game without a board of its own comes as its page of tables. */
export function uiOf(game: string): GameUi {
  return DRAWN[game] ?? plain;
}
