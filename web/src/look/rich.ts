/** Texts of the server carry marks: `[3 coin]`, `[coin]`, `[seat 2]`, `[L-26]`. This takes them apart. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'amount'; thing: string; n?: string; after?: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'clause'; id: string };

const MARK = /\[([^\][]+)\]/g;
const AMOUNT = /^([+−-]?\d+(?:\/\d+)?) ([a-z]\w*)$/;

function read(mark: string): Piece | undefined {
  const seat = /^seat (\d+)$/.exec(mark);
  if (seat) return { kind: 'seat', seat: Number(seat[1]) };
  if (/^(?:[A-Z]+[-.]?\d+(?:\.\w+)*|\d+(?:\.\w+)+)$/.test(mark)) return { kind: 'clause', id: mark };
  const amount = AMOUNT.exec(mark);
  if (amount) return { kind: 'amount', n: amount[1]!, thing: amount[2]! };
  if (/^[a-z]\w*$/.test(mark)) return { kind: 'amount', thing: mark };
  return undefined;
}

/** The pieces of a text in order; a mark that is not understood stays text, a full stop stays with its glyph. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const piece = read(match[1]!);
    if (!piece) continue;
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push(piece);
    from = match.index + match[0].length;
    const stop = /^[.,;:)?!]/.exec(text.slice(from));
    if (piece.kind === 'amount' && stop) {
      piece.after = stop[0];
      from += 1;
    }
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** The text in words alone, for labels and the live region. */
export function spoken(
  text: string,
  words: { seat(seat: number): string; thing(id: string, n?: number | string): string },
): string {
  return pieces(text)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'seat') return words.seat(piece.seat);
      if (piece.kind === 'clause') return piece.id;
      return `${piece.n ?? ''} ${words.thing(piece.thing, piece.n)}`.trim() + (piece.after ?? '');
    })
    .join('');
}
