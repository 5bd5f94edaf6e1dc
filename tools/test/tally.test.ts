import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sum, tallyJest, tallyPlaywright } from './tally.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tally-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(report: object) {
  const path = join(folder, 'report.json');
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

test('a missing report is a failure', () => {
  expect(sum([tallyJest(join(folder, 'none')), tallyPlaywright(join(folder, 'none'))])).toEqual({
    passed: 0,
    failed: 2,
    repeated: 0,
  });
});
