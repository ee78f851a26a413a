/** What-if questions about the shown position, asked again whenever it, the seat, the language or the arguments change. */
import { untrack } from 'svelte';
import { lang } from '../i18n';
import { useTable } from './state.svelte';

export interface Study<T> {
  /** The last answer; it stays while the next one is on its way. */
  readonly value?: T;
  /** Why there is none: the server's sentence. */
  readonly trouble?: string;
}

/** To be called while a component is made. `given` makes the arguments; undefined: nothing is asked now. */
export function useStudy<T>(name: string, given: () => Record<string, string> | undefined): Study<T> {
  const table = useTable();
  let found = $state.raw<Study<T>>({});
  const wanted = $derived(given());
  const key = $derived.by(() => {
    const { moment, question, you } = table.doc;
    return wanted && JSON.stringify([moment.shown, question?.id, you.seat, lang(), wanted]);
  });
  $effect(() => {
    if (key === undefined) {
      found = {};
      return;
    }
    let late = false;
    const settle = (answer: Study<T>): void => {
      if (!late) found = answer;
    };
    untrack(() => table.actions.study<T>(name, wanted)).then(
      (value) => settle({ value }),
      (why: unknown) => settle({ trouble: why instanceof Error ? why.message : String(why) }),
    );
    return () => {
      late = true;
    };
  });
  return {
    get value() {
      return found.value;
    },
    get trouble() {
      return found.trouble;
    },
  };
}
