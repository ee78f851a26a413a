import { t } from '../i18n';
import type { SeatInfo } from '../wire';

/** In a few words: who plays a seat, and whether that person is here. */
export function standing(seat: SeatInfo): string {
  if (seat.kind === 'free') return t('standing.free');
  if (seat.kind === 'bot') return t('standing.bot', { bot: seat.bot ?? '' });
  if (seat.acting === 'bot') return t('standing.acting.bot', { bot: seat.bot ?? '' });
  if (seat.acting) return t('standing.acting', { who: seat.acting });
  return seat.here ? t('standing.here') : t('standing.away');
}
