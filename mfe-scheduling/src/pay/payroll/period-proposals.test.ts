import { proposedPeriod, type ProposalName } from './period-proposals.ts';

describe('readings.md, payroll: weekly, fortnightly and monthly periods are proposed', () => {
  test.each<[ProposalName, string, string, string]>([
    ['lastWeek', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['lastWeek', '2026-11-23', '2026-11-16', '2026-11-22'],
    ['lastFortnight', '2026-11-23', '2026-11-09', '2026-11-22'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ])('%s on %s is %s to %s', (name, today, startDate, endDate) => {
    expect(proposedPeriod(name, today)).toEqual({ startDate, endDate });
  });
});
