import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesToRepeat, sum, tallyJest, tallyPlaywright, tallyRepeated } from './tally.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tally-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(report: object, name = 'report.json') {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(report));
  return path;
}

test('a test file that could not run is a failure', async () => {
  const path = await write({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(tallyJest(path)).toEqual({ passed: 5, failed: 3 });
});

test.each([
  [1, { passed: 300, failed: 1, repeated: 1 }],
  [2, { passed: 301, failed: 1, repeated: 2 }],
  [4, { passed: 299, failed: 5, repeated: 0 }],
])('of three hundred browser tests, %i that passed only when repeated', async (flaky, tally) => {
  const path = await write({ stats: { expected: 299, unexpected: 1, flaky, skipped: 0 }, errors: [] });
  expect(tallyPlaywright(path)).toEqual(tally);
});

test('what failed, or passed at the second try, is named', async () => {
  const assertions = [
    { fullName: 'adds', status: 'passed' },
    { fullName: 'subtracts', status: 'failed' },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: assertions },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
  ];
  const units = { numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults };
  expect(tallyJest(await write(units)).named).toEqual(['a.test.ts: subtracts', 'b.test.ts']);

  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ status }] });
  const specs = [spec('opens', 'expected'), spec('closes', 'flaky'), spec('saves', 'unexpected')];
  const browser = { stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [], suites: [{ suites: [{ specs }] }] };
  expect(tallyPlaywright(await write(browser)).named).toEqual([
    'a.spec.ts:3 closes (at the second try)',
    'a.spec.ts:3 saves',
  ]);
});

test('of a second try of few files, what passes counts and is named; of many there is none', async () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status, at) => ({ fullName: `does ${at}`, status })),
  });
  const report = (passed: number, failed: number, ...testResults: object[]) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: 0,
    testResults,
  });
  const path = await write(report(3, 2, file('a', 'passed', 'passed'), file('b', 'passed', 'failed', 'failed')));
  expect(filesToRepeat(path)).toEqual(['b']);
  const again = await write(report(2, 1, file('b', 'passed', 'passed', 'failed')), 'again.json');
  expect(tallyRepeated(path, again)).toEqual({
    passed: 4,
    failed: 1,
    repeated: 1,
    named: ['b: does 2', 'b: does 1 (at the second try)'],
  });
  const many = ['a', 'b', 'c', 'd'].map((name) => file(name, 'failed'));
  expect(filesToRepeat(await write(report(0, 4, ...many)))).toEqual([]);
});

test('a missing report is a failure', () => {
  expect(sum([tallyJest(join(folder, 'none')), tallyPlaywright(join(folder, 'none'))])).toEqual({
    passed: 0,
    failed: 2,
    repeated: 0,
    named: [],
  });
});
