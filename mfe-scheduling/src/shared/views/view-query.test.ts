import { queryOf, shownBy } from './view-query.ts';

const today = '2026-11-26';
const of = (text: string) => new URLSearchParams(text);

test('a view keeps search, filters, order, size and columns, not the page, the company or what is open', () => {
  const shown = of('status=scheduled&search=a+b&page=3&company=4&preview=7&open=view&ordering=status&size=50');
  expect(queryOf(shown, ['status', 'duration'], today)).toBe(
    'hide=duration%2Cstatus&ordering=status&search=a+b&size=50&status=scheduled',
  );
});

test('a view from today on is one tomorrow; it keeps to the company that is shown', () => {
  const query = queryOf(of(`startDate=${today}&ordering=start_time`), [], today);
  expect(shownBy(query, of('company=4&page=2'), '2026-11-27').toString()).toBe(
    'ordering=start_time&startDate=2026-11-27&company=4',
  );
});
