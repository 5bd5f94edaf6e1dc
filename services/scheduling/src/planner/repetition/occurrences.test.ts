import { parseDate } from '@internationalized/date';
import { occurrencesAfter, type Rule } from './repeat-shift.ts';

const days = (first: string, rule: Partial<Rule>) =>
  occurrencesAfter(parseDate(first), { weekdays: ['monday'], every_weeks: 1, until: '2030-03-31', ...rule }).map(
    String,
  );

describe('the days of a rule after the first', () => {
  test('every week until a day, which is included', () => {
    expect(days('2030-03-04', { until: '2030-03-25' })).toEqual(['2030-03-11', '2030-03-18', '2030-03-25']);
    expect(days('2030-03-04', { until: '2030-03-24' })).toEqual(['2030-03-11', '2030-03-18']);
  });

  test('several days of every second week, from Monday to Sunday', () => {
    expect(days('2030-03-06', { weekdays: ['monday', 'wednesday', 'sunday'], every_weeks: 2 })).toEqual([
      '2030-03-10',
      '2030-03-18',
      '2030-03-20',
      '2030-03-24',
    ]);
  });

  test('the first one may be another day than those of the rule', () => {
    expect(days('2030-03-05', { until: '2030-03-12' })).toEqual(['2030-03-11']);
  });

  test('daily for a year, over both clock changes', () => {
    const all = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
    expect(days('2030-03-04', { weekdays: all, until: '2031-03-04' })).toHaveLength(365);
  });
});
