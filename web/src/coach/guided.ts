/** The guided first game: an ordinary table with the base rules and two greedy bots, at which the coach speaks. */
import { api } from '../api';
import { t } from '../i18n';
import { recall, remember } from '../memory';

/** Makes and starts the table; its id. */
export async function guided(): Promise<string> {
  const { table } = await api.create({
    game: 'lorenzo',
    name: t('guided.name'),
    options: { rules: 'base' },
    sets: {},
    undo: 'agree',
    seats: [
      { kind: 'me', name: recall('name') ?? t('you.name') },
      { kind: 'bot', name: 'Isotta', bot: 'greedy' },
      { kind: 'bot', name: 'Bartolo', bot: 'greedy' },
    ],
  });
  remember('coach.table', table);
  await api.host(table, 'start');
  return table;
}

/** Whether the coach speaks at this table. */
export const isGuided = (table: string): boolean => recall('coach.table') === table;
