import { headingsFor } from './formulas.ts';

test('a field without a heading of its own stands behind the others, under its name', () => {
  const headings = headingsFor({ post_code: 1, id: 1, name: 1 }, { name: 'Who', id: 'ID' });
  expect(Object.entries(headings)).toEqual([
    ['name', 'Who'],
    ['id', 'ID'],
    ['post_code', 'Post code'],
  ]);
});
