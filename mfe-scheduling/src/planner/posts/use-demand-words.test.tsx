import { renderHook } from '@testing-library/react';
import { demandValuesOf } from './demand-values.ts';
import { useDemandWords } from './use-demand-words.ts';

const night = { week: 1, startTime: '22:00', endTime: '06:00', heads: null } as const;
const { periods, exceptions, closures, holidayStretches } = demandValuesOf({
  periods: [
    {
      from: '2026-01-01',
      until: null,
      weeks: 2,
      stretches: [
        { ...night, dayOfWeek: 'MONDAY' },
        { ...night, dayOfWeek: 'FRIDAY' },
        { ...night, dayOfWeek: 'FRIDAY', week: 2, heads: 3 },
      ],
    },
  ],
  holidays: { region: null, rule: 'OTHER', stretches: [{ startTime: '10:00', endTime: '12:00', heads: 1 }] },
  exceptions: [{ date: '2026-12-24', reason: 'Party', stretches: [] }],
  closures: [{ from: '2026-12-26T02:00:00.000Z', until: '2026-12-26T06:00:00.000Z', heads: 1, reason: 'Fair' }],
});

test('two versions of what a post asks for tell what is in their lists', () => {
  const { result } = renderHook(() => useDemandWords('UTC'));
  const words = result.current;
  expect(words.periods.say(periods).split('\n')).toEqual([
    '1 Jan 2026 – …',
    'Week 1 Mon Fri 22:00–06:00',
    'Week 2 Fri 22:00–06:00 × 3',
  ]);
  expect(words.exceptions.say(exceptions)).toBe('24 Dec 2026 · Party');
  expect(words.closures.say(closures)).toMatch(/26 Dec.* · 1 not staffed · Fair$/);
  expect(words.holidayStretches.say(holidayStretches)).toBe('10:00–12:00 × 1');
});
