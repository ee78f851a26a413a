import { expect, it } from 'vitest';
import { search } from './book';

const rules = {
  title: 'Lorenzo',
  chapters: [
    { id: 'overview', title: 'In half a page', text: 'Florence …', clauses: [] },
    { id: 'towers', title: 'Towers', clauses: [{ id: 'L-26', title: 'The toll', text: '**The toll.** Pay [3 Coins](#L-5). [L-26]' }, { id: 'L-27', title: 'Servitù', text: 'x' }] },
  ],
};
const found = (sought: string): string[] => search(rules, sought).flatMap((chapter) => chapter.clauses.map((clause) => clause.id));

it('finds clauses by id, by every word in any order, and without accents', () => {
  expect(found('l-26')).toEqual(['L-26']);
  expect(found('coins TOLL')).toEqual(['L-26']);
  expect(found('servitu')).toEqual(['L-27']);
  expect(found('toll horse')).toEqual([]);
});

it('shows the whole book when nothing is sought', () => {
  expect(search(rules, '  ')).toBe(rules.chapters);
});
