/** Which battle the reader should see without having asked for it. */
import { seatOf } from '../realm';
import type { Brief } from './wire';

/** The newest of the reader's own battles beyond the first `known`; at the first look nothing is new. */
export const news = (battles: Brief[], known: number | undefined, me: number): Brief | undefined =>
  known === undefined ? undefined : battles.slice(known).filter(({ attacker, defender }) => me >= 0 && [attacker, defender].some((owner) => seatOf(owner) === me)).at(-1);

/** The battle that a past moment tells of. */
export const ofMoment = (battles: Brief[], shown: number): Brief | undefined =>
  battles.filter(({ moment, end }) => moment <= shown && shown <= end).at(-1);
