import { describe, expect, it } from 'vitest';
import { parse, path } from './router';

describe('routes', () => {
  it('read what the paths write', () => {
    expect(parse(path.home)).toEqual({ page: 'home' });
    expect(parse('')).toEqual({ page: 'home' });
    expect(parse(path.create())).toEqual({ page: 'new', game: 'lorenzo' });
    expect(parse(path.table('abc'))).toEqual({ page: 'table', id: 'abc' });
    expect(parse(path.replay('abc', 12))).toEqual({ page: 'replay', id: 'abc', moment: 12 });
    expect(parse(path.replay('abc'))).toEqual({ page: 'replay', id: 'abc', moment: undefined });
    expect(parse(path.rules('lorenzo', 'L-26'))).toEqual({ page: 'rules', game: 'lorenzo', clause: 'L-26' });
    expect(parse(path.case('lords', 'old-ships'))).toEqual({ page: 'case', game: 'lords', id: 'old-ships' });
    expect(parse(path.about)).toEqual({ page: 'about' });
    expect(parse(path.cards())).toEqual({ page: 'cards', game: 'lorenzo', card: undefined, query: '' });
    expect(parse(path.cards('mint', 'type=building&q=a%3Fb'))).toEqual({ page: 'cards', game: 'lorenzo', card: 'mint', query: 'type=building&q=a%3Fb' });
  });

  it('read the links that the server gives out', () => {
    expect(parse('#/t/abc/join/s3cret')).toEqual({ page: 'join', id: 'abc', token: 's3cret', watch: false });
    expect(parse('#/t/abc/watch/s3cret')).toEqual({ page: 'join', id: 'abc', token: 's3cret', watch: true });
  });

  it('say so when they lead nowhere', () => {
    for (const hash of ['#/nowhere', '#/t', '#/t/abc/join', '#/t/abc/dance/1', '#/case/lords', '#/lords/cards', '#/lorenzo', '#/%E0%A4%A'])
      expect(parse(hash)).toEqual({ page: 'lost' });
  });
});
