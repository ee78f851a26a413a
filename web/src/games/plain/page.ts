/** A position as tables: what stands where, and how a column is put in order. */
import { pieces } from '../../look/rich';
import type { Catalog, PageBlock, TableDoc } from '../../wire';

export interface Block extends PageBlock {
  id: string;
}

/** The blocks of the page, in the server's order. */
export function blocksOf(doc: TableDoc): Block[] {
  return Object.entries(doc.page ?? {})
    .map(([id, block]) => ({ id, ...block }))
    .sort((one, other) => one.at - other.at);
}

/** What a row is about, as options point at it: where several rows are about the same, `#` and a number follow it. */
export const subject = (ref: string): string => ref.split('#')[0]!;

/** The first block that has one of `refs`; `first` goes before the others. */
export function blockWith(doc: TableDoc, refs: string[], first?: string): string | undefined {
  const holds = (block: PageBlock | undefined): boolean => block?.order.some((ref) => refs.includes(subject(ref))) ?? false;
  if (first !== undefined && holds(doc.page?.[first])) return first;
  return blocksOf(doc).find(holds)?.id;
}

/** What a ref is called: the first cell of its row, else as in the catalog; '' when neither has it. */
export function nameOf(doc: TableDoc, ref: string, catalog?: Catalog): string {
  const row = blocksOf(doc).find(({ rows }) => rows[ref])?.rows[ref];
  if (row) return row.cells[0] ?? '';
  const dot = ref.indexOf('.');
  const kind = catalog?.[`${ref.slice(0, dot)}s` as keyof Catalog] as Record<string, { name?: string } | undefined> | undefined;
  return kind?.[ref.slice(dot + 1)]?.name ?? '';
}

/** A text whose short remarks in brackets stay on one line with what they are about. */
export const together = (text: string): string =>
  text.replaceAll(/ \([^()]{1,16}\)/g, (remark) => remark.replaceAll(/ (?![^[]*\])/g, '\u00a0')); // no mark is touched

export interface Order {
  column: number;
  down: boolean;
}

/** The refs of a block as a column puts them: figures by value, the greatest first; words by letter. */
export function inOrder(block: PageBlock, by: Order | undefined, language: string): string[] {
  if (!by) return block.order;
  const cell = (ref: string): string => block.rows[ref]?.cells[by.column] ?? '';
  const figures = block.numbers.includes(by.column);
  const compare = (a: string, b: string): number =>
    figures ? figure(cell(b)) - figure(cell(a)) : cell(a).localeCompare(cell(b), language, { numeric: true });
  const sorted = [...block.order].sort(compare);
  return by.down ? sorted.reverse() : sorted;
}

/** The first number of a cell; a cell without one comes last. */
function figure(text: string): number {
  const bare = pieces(text)
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'amount' ? (piece.n ?? '') : ''))
    .join(' ');
  const found = /[-−]?\d+/.exec(bare)?.[0];
  return found === undefined ? -Infinity : Number(found.replace('−', '-'));
}
