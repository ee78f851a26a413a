/** An order of one's own over things that options put at its end or take off. */
import type { Option } from '../../wire';

/** The options of what is in the order, first to last. */
export const inForce = (options: Option[]): Option[] =>
  options.filter(({ detail }) => detail?.rank).sort((a, b) => a.detail!.rank! - b.detail!.rank!);

/** What makes the order that holds into the wanted one: off from the first difference on, the wanted ones on, and what
    makes it hold. A ranking that is taken off whole holds no longer. */
export function chainTo(options: Option[], wanted: Option[]): string[] {
  const now = inForce(options);
  let same = 0;
  while (same < now.length && same < wanted.length && now[same]!.o === wanted[same]!.o) same += 1;
  const chain = [...now.slice(same), ...wanted.slice(same)].map(({ o }) => o);
  const { then, holds } = options[0]?.detail ?? {};
  if (wanted.length && then && !(holds && same)) chain.push(then);
  return chain;
}
