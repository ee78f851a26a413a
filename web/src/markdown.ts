/** The rulebook's markdown as a tree of the few kinds that are drawn. No HTML ever passes: what is not listed here is text. */
import { Lexer, type Token, type Tokens } from 'marked';

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; spans: Span[] }
  | { kind: 'clause'; id: string; spans: Span[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'p'; spans: Span[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const CLAUSE = /\[([A-Z]+-?\d+(?:\.\w+)*|\d+(?:\.\w+)+)\]/;

/** Plain text, in which `[L-26]` is a link to that clause. */
function plain(text: string): Span[] {
  return text
    .split(CLAUSE)
    .map<Span>((part, at) => (at % 2 ? { kind: 'clause', id: part, spans: [{ kind: 'text', text: part }] } : { kind: 'text', text: part }))
    .filter((span) => span.kind !== 'text' || span.text !== '');
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function spans(tokens: Token[] | undefined): Span[] {
  return (tokens ?? []).flatMap<Span>((token) => {
    const inner = 'tokens' in token ? (token.tokens as Token[] | undefined) : undefined;
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ kind: token.type, spans: spans(inner) }];
      case 'link': {
        const { href } = token as Tokens.Link;
        // only links inside the rulebook: `#L-26`
        return href.startsWith('#') ? [{ kind: 'clause', id: href.slice(1), spans: spans(inner) }] : spans(inner);
      }
      case 'br':
        return [{ kind: 'break' }];
      case 'html':
        return [];
      default: {
        if (inner) return spans(inner);
        const text = 'text' in token ? String(token.text) : token.raw;
        return plain(text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity));
      }
    }
  });
}

function blocks(tokens: Token[]): Block[] {
  return tokens.flatMap<Block>((token) => {
    switch (token.type) {
      case 'blockquote':
        return [{ kind: 'quote', blocks: blocks((token as Tokens.Blockquote).tokens) }];
      case 'list': {
        const list = token as Tokens.List;
        return [{ kind: 'list', ordered: list.ordered, items: list.items.map((item) => blocks(item.tokens)) }];
      }
      case 'table': {
        const table = token as Tokens.Table;
        return [
          {
            kind: 'table',
            head: table.header.map((cell) => spans(cell.tokens)),
            rows: table.rows.map((row) => row.map((cell) => spans(cell.tokens))),
          },
        ];
      }
      case 'paragraph':
      case 'text':
      case 'heading':
        return [{ kind: 'p', spans: spans('tokens' in token && token.tokens ? (token.tokens as Token[]) : [token]) }];
      default:
        return [];
    }
  });
}

/** The blocks of a text; the clause's own id at its end is left out when `own` names it. */
export function markdown(text: string, own?: string): Block[] {
  const body = own ? text.replace(new RegExp(`\\s*\\[${own}\\]`), '') : text;
  return blocks(new Lexer().lex(body));
}

/** The text without marks, for searching. */
export function bare(text: string): string {
  return text.replace(/\]\(#[^)]*\)/g, '').replace(/[*_>[\]`]/g, '').replace(/\s+/g, ' ');
}
