/** A house and its servants: couples, children, clergy and captains of a seat, from the people on the board. */
import type { Person, RegnoBoard } from './wire';

export interface Someone extends Person {
  id: string;
}

export interface House {
  sovereign?: Someone;
  consort?: Someone;
  /** Heirs and minors, the eldest first. */
  children: Someone[];
  /** Adults of the family who are neither. */
  relatives: Someone[];
  clergy: Someone[];
  captains: Someone[];
}

const HEIRS = new Set(['heir', 'minor']);

/** The people of a seat by what they are to it; in the order of seniority. */
export function houseOf(board: RegnoBoard, seat: number): House {
  const all = Object.entries(board.people)
    .map(([id, person]) => ({ id, ...person }))
    .filter((one) => one.seat === seat)
    .sort((a, b) => a.seniority - b.seniority);
  const of = (roles: Set<string>): Someone[] => all.filter(({ role }) => roles.has(role));
  const [sovereign] = of(new Set(['sovereign']));
  const [consort] = of(new Set(['consort']));
  return {
    ...(sovereign && { sovereign }),
    ...(consort && { consort }),
    children: of(HEIRS).sort((a, b) => Number(a.role === 'minor') - Number(b.role === 'minor')),
    relatives: of(new Set(['relative'])),
    clergy: of(new Set(['cardinal', 'bishop'])),
    captains: of(new Set(['captain'])),
  };
}

/** The office that a person holds. */
export const officeOf = ({ offices }: RegnoBoard, person: string): string | undefined =>
  Object.keys(offices).find((office) => offices[office]!.holder === person);

/** The fief that a person holds. */
export const fiefOf = ({ provinces }: RegnoBoard, person: string): string | undefined =>
  Object.keys(provinces).find((place) => provinces[place]!.fief === person);

/** Prisoners that a seat holds. */
export const heldBy = ({ people }: RegnoBoard, seat: number): Someone[] =>
  Object.entries(people)
    .filter(([, { gaoler }]) => gaoler === String(seat + 1))
    .map(([id, person]) => ({ id, ...person }));
