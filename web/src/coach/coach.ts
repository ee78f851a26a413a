/**
 * The coach of the guided first game: one sentence a new thing, each once, when it is first seen.
 *
 * It looks at the same document as the table and knows no rules, so it cannot go stale.
 */
import { recall, remember } from '../memory';
import type { LorenzoBoard, Option, TableDoc } from '../wire';

interface Lesson {
  key: string;
  when(doc: TableDoc, options: Option[]): boolean;
}

const boardOf = (doc: TableDoc): LorenzoBoard | undefined => doc.board as LorenzoBoard | undefined;
const verb = (name: string) => (_: TableDoc, options: Option[]): boolean => options.some((option) => option.verb === name);
const points = (options: Option[], start: string): boolean => options.some((option) => option.refs.some((ref) => ref.startsWith(start)));

/** In the order in which they are said when several are new at once. Texts: locales/…/coach.json. */
export const LESSONS: readonly Lesson[] = [
  { key: 'over', when: (doc) => doc.result !== undefined },
  { key: 'welcome', when: verb('place') },
  { key: 'privilege', when: verb('privilege') },
  { key: 'convert', when: verb('convert') },
  { key: 'pay', when: verb('pay') },
  { key: 'support', when: verb('support') },
  { key: 'bonus', when: (_, options) => options.some((option) => option.verb === 'take' || option.verb === 'work') },
  { key: 'dice', when: verb('place') },
  { key: 'servants', when: (_, options) => options.some((option) => option.verb === 'place' && (option.detail?.need ?? 0) > 0) },
  { key: 'since', when: (doc, options) => options.length > 0 && (doc.since?.length ?? 0) > 0 },
  { key: 'blocked', when: (doc, options) => options.length > 0 && (doc.question?.barred.some(({ anytime }) => !anytime) ?? false) },
  { key: 'toll', when: (doc, options) => options.length > 0 && (boardOf(doc)?.towers.some((tower) => tower.toll > 0) ?? false) },
  { key: 'undo', when: (doc) => doc.undo?.can === 'free' && doc.moment.now > 0 },
  { key: 'harvest', when: (doc, options) => points(options, 'space.harvest') && (cards(doc, 'territory') > 0) },
  { key: 'production', when: (doc, options) => points(options, 'space.production') && (cards(doc, 'building') > 0) },
  { key: 'glance', when: (doc) => doc.question?.mine === false && doc.glance !== undefined && doc.moment.now > 6 },
  { key: 'order', when: (doc, options) => options.length > 0 && (boardOf(doc)?.round ?? 0) === 2 },
  { key: 'church', when: (doc, options) => options.length > 0 && (boardOf(doc)?.round ?? 0) === 2 && boardOf(doc)?.report.round === 2 },
  { key: 'points', when: (doc, options) => options.length > 0 && (boardOf(doc)?.round ?? 0) === 3 },
];

function cards(doc: TableDoc, type: 'territory' | 'building'): number {
  return boardOf(doc)?.players.find((player) => player.seat === doc.you.seat)?.cards[type].length ?? 0;
}

/** The first lesson that fits and was not said yet. */
export function lesson(doc: TableDoc, said: ReadonlySet<string>): string | undefined {
  const options = doc.question?.mine ? doc.question.options : [];
  return LESSONS.find(({ key, when }) => !said.has(key) && when(doc, options))?.key;
}

const NAME = 'coach.said';
export const SKIPPED = '*';

export const recallSaid = (): Set<string> => new Set((recall(NAME) ?? '').split(' ').filter(Boolean));
export const rememberSaid = (said: ReadonlySet<string>): void => remember(NAME, [...said].join(' '));
