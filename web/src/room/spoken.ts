/** What a screen reader hears when the document changes: events that concern the reader, then the question that is new. */
import { spoken as inWords } from '../look/rich';
import { thingWord } from '../look/words.svelte';
import type { TableDoc } from '../wire';

/** The news between two documents, or '' when there is nothing to say. */
export function spoken(before: TableDoc | undefined, now: TableDoc, name: (seat: number) => string): string {
  const known = before?.since ?? [];
  const since = now.since ?? [];
  const grew = known.length <= since.length && known.every((text, at) => text === since[at]);
  const news = grew ? since.slice(known.length) : since;
  const question = now.question;
  const asked = question && question.id !== before?.question?.id && question.mine ? [question.text] : [];
  const over = now.result && !before?.result ? [now.result.text] : [];
  return [...news, ...asked, ...over].map((text) => inWords(text, { seat: name, thing: thingWord })).join(' ');
}
