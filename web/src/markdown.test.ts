import { describe, expect, it } from 'vitest';
import { bare, markdown } from './markdown';

describe('the rulebook text', () => {
  it('links clauses, with and without a word of their own', () => {
    expect(markdown('See [the order](#L-47), and [A-8].')).toEqual([
      {
        kind: 'p',
        spans: [
          { kind: 'text', text: 'See ' },
          { kind: 'clause', id: 'L-47', spans: [{ kind: 'text', text: 'the order' }] },
          { kind: 'text', text: ', and ' },
          { kind: 'clause', id: 'A-8', spans: [{ kind: 'text', text: 'A-8' }] },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('leaves out the clause’s own id', () => {
    expect(markdown('**Supply.** Endless. [L-4]', 'L-4')).toEqual([
      { kind: 'p', spans: [{ kind: 'strong', spans: [{ kind: 'text', text: 'Supply.' }] }, { kind: 'text', text: ' Endless.' }] },
    ]);
  });

  it('knows examples, lists and tables', () => {
    const kinds = markdown('A\n\n> *Example.* B\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |').map((block) => block.kind);
    expect(kinds).toEqual(['p', 'quote', 'list', 'table']);
  });

  it('lets no HTML, script address or picture through', () => {
    const drawn = JSON.stringify(
      markdown('<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> [b](javascript:alert(1)) ![c](https://x/y.png)'),
    );
    expect(drawn).not.toMatch(/script|onerror|https/);
    expect(drawn).toContain('"text":"b"');
  });

  it('is searched without its marks', () => {
    expect(bare('**Toll.** Pay 3, see [L-26](#L-26).\n> *Example.* x')).toBe('Toll. Pay 3, see L-26. Example. x');
  });
});
