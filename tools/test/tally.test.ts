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

test('a browser test that passed only when repeated is a failure', async () => {
  const path = await write({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] });
  expect(tallyPlaywright(path)).toEqual({ passed: 4, failed: 2 });
});

test('a missing report is a failure', () => {
  expect(sum([tallyJest(join(folder, 'none')), tallyPlaywright(join(folder, 'none'))])).toEqual({
    passed: 0,
    failed: 2,
  });
});
