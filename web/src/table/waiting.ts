/** For whom the table waits: a few by name, many by number. */
import { t } from '../i18n';

const NAMED = 4;

export function waiting(seats: number[], name: (seat: number) => string): string {
  return seats.length > NAMED
    ? t('board.waiting_n', { n: seats.length })
    : t('board.wait_for', { who: seats.map(name).join(', ') });
}
