/** What a screen reader hears when the document changes: events that concern the reader, then the question that is new. */
import { spoken as inWords } from '../look/rich';
import { thingWord } from '../look/words.svelte';
import type { Question, TableDoc } from '../wire';

/** The news between two documents, or '' when there is nothing to say. */
export function spoken(before: TableDoc | undefined, now: TableDoc, name: (seat: number) => string): string {
  const known = before?.since ?? [];
  const since = now.since ?? [];
  const grew = known.length <= since.length && known.every((text, at) => text === since[at]);
  const news = grew ? since.slice(known.length) : since;
  const question = now.question;
  const asked = question?.mine && !same(before?.question, question) ? [question.text] : [];
  const over = now.result && !before?.result ? [now.result.text] : [];
  return [...news, ...asked, ...over].map((text) => inWords(text, { seat: name, thing: thingWord })).join(' ');
}

/** Whether nothing new is asked: a play out of turn gives the same question another id. */
function same(before: Question | undefined, now: Question): boolean {
  if (before?.id === now.id) return true;
  const offered = ({ options }: Question): string => options.filter(({ anytime }) => !anytime).map(({ o }) => o).join(' ');
  return before !== undefined && before.mine && before.text === now.text && offered(before) === offered(now);
}
