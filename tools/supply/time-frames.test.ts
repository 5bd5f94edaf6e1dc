import { readFileSync } from 'node:fs';
import { findingsIn, type Finding } from './findings.ts';
import { judgeAge, judgeFinding, platformDays, repairDays } from './time-frames.ts';

/** In the form that `npm audit --json` and `osv-scanner --format json` write. */
const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`reports/${name}.json`, import.meta.url), 'utf8'));

const installed = (path: string) => ({ 'node_modules/ws': '8.16.0', 'node_modules/cookie': '0.5.0' })[path];

/** When the repairs of these were published. */
const published = {
  ws: {
    created: '2011-11-09',
    '8.16.0': '2023-12-26',
    '8.17.0': '2024-04-28',
    '8.17.1': '2024-06-16',
    '8.18.0': '2024-07-03',
  },
  cookie: { '0.5.0': '2022-04-11', '0.6.0': '2023-11-06', '0.7.0': '2024-10-03', '1.0.0-beta.1': '2024-01-01' },
} as const;
const judge = (finding: Finding, today: string) =>
  judgeFinding(finding, published[finding.name as keyof typeof published], Date.parse(today));

test.each(['npm-audit', 'osv-scanner'])('a report of %s tells what is known against which package', (name) => {
  expect(findingsIn(recorded(name), installed)).toEqual([
    expect.objectContaining({ name: 'ws', installed: '8.16.0', score: 7.5, id: 'GHSA-3h5v-q93c-6h6q' }),
    expect.objectContaining({ name: 'cookie', installed: '0.5.0', id: 'GHSA-pxg6-pf52-xh8x' }),
  ]);
});

test("a registry's refusal is no report, so nobody takes it for one without findings", () => {
  expect(findingsIn({ message: '405 Method Not Allowed', statusCode: 405, error: {} }, installed)).toBeUndefined();
});

test.each(['npm-audit', 'osv-scanner'])(
  'each has the time of its severity, from the day of its repair (%s)',
  (name) => {
    const [ws, cookie] = findingsIn(recorded(name), installed)!;
    expect(judge(ws!, '2024-06-22')).toEqual({
      sentence: 'ws@8.16.0 has GHSA-3h5v-q93c-6h6q (CVSS 7.5), repaired by 8.17.1: due by 2024-06-23',
      isBreach: false,
    });
    expect(judge(ws!, '2024-06-24')).toMatchObject({ sentence: expect.stringContaining('was due'), isBreach: true });
    // Less than 4: with the next update.
    expect(judge(cookie!, '2024-11-02')).toMatchObject({
      sentence: expect.stringContaining('2024-11-03'),
      isBreach: false,
    });
    expect(judge(cookie!, '2024-11-04')).toMatchObject({ isBreach: true });
  },
);

test('what nobody has repaired has no time: it is switched off or replaced', () => {
  const finding = { id: 'GHSA-x', name: 'ws', installed: '8.16.0', score: 5, affected: '*' };
  expect(judge(finding, '2024-06-17')).toMatchObject({
    sentence: expect.stringContaining('no repair'),
    isBreach: true,
  });
});

test('a library is brought up to date within a month, Node.js and PostgreSQL within 14 days of a minor release', () => {
  const library = { name: 'ws', installed: '8.16.0', latest: '8.17.0' };
  const ageOf = (name: string, versions: Record<string, string>, today: string) =>
    judgeAge({ name, installed: '24.1.0', latest: '25.0.0' }, versions, Date.parse(today));
  expect(judgeAge(library, published.ws, Date.parse('2024-05-20'))).toMatchObject({ isBreach: false });
  expect(judgeAge(library, published.ws, Date.parse('2024-05-30'))).toMatchObject({ isBreach: true });
  expect(judgeAge({ ...library, installed: '8.17.0' }, published.ws, Date.parse('2030-01-01'))).toBeUndefined();
  const node = { '24.2.0': '2026-01-01', '25.0.0': '2025-01-01' };
  expect(ageOf('node', node, '2026-01-14')).toMatchObject({ isBreach: false });
  expect(ageOf('node', node, '2026-01-16')).toMatchObject({ isBreach: true });
  expect(ageOf('node', { '25.0.0': '2025-01-01' }, '2026-01-16')).toBeUndefined();
});

test('what was agreed to waits until its day, with its reason; a known fault and another major version do not', () => {
  const library = { name: 'ws', installed: '8.16.0', latest: '8.17.0' };
  const exceptions = [{ name: 'ws', major: 8, because: 'it breaks', until: '2024-09-01' }];
  const ageOn = (today: string, major = 8) =>
    judgeAge(library, published.ws, Date.parse(today), [{ ...exceptions[0]!, major }]);
  expect(ageOn('2024-08-31')).toEqual({
    sentence: 'ws@8.16.0 is older than 8.17.0 of 2024-04-28, which waits until 2024-09-01: it breaks',
    isBreach: false,
  });
  expect(ageOn('2024-09-02')).toMatchObject({ isBreach: true });
  expect(ageOn('2024-08-31', 9)).toMatchObject({ isBreach: true });
  const [ws] = findingsIn(recorded('npm-audit'), installed)!;
  expect(judge(ws!, '2024-06-24')).toMatchObject({ isBreach: true });
});

test('the times are those that SECURITY.md promises', () => {
  const policy = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8');
  const rows = [...policy.matchAll(/CVSS (\d)[^|]*\|\s*(\d+) days/g)].map(([, from, days]) => ({
    from: Number(from),
    days: Number(days),
  }));
  expect(rows).toEqual(repairDays);
  expect(policy).toContain(`within ${platformDays} days of a minor release`);
  expect(policy).toContain('Libraries are brought up to date each month');
});
