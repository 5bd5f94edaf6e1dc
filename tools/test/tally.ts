import { existsSync, readFileSync } from 'node:fs';

/** How many tests did what. */
export interface Tally {
  passed: number;
  failed: number;
  /** Those of the passed that failed at first. */
  repeated?: number;
}

/** Of so many browser tests one may pass at its second try only, and the run still passes: docs/decisions/0006. */
const testsPerRepeated = 100;

/** A report that says nothing: the runner ended before it could write one, which is a failure. */
const missing: Tally = { passed: 0, failed: 1 };

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Jest's `--json` report. A test file that could not run counts as one failure. */
export function tallyJest(path: string): Tally {
  const report = read(path) as JestReport | undefined;
  if (!report) return missing;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Playwright's JSON report. Errors outside tests are failures, and so are all repeated tests when there are too many. */
export function tallyPlaywright(path: string): Tally {
  const report = read(path) as PlaywrightReport | undefined;
  if (!report) return missing;
  const { expected, unexpected, flaky } = report.stats;
  const broken = unexpected + report.errors.length;
  const tooMany = flaky > Math.max(1, (expected + flaky) / testsPerRepeated);
  return tooMany
    ? { passed: expected, failed: broken + flaky, repeated: 0 }
    : { passed: expected + flaky, failed: broken, repeated: flaky };
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    repeated: tallies.reduce((total, { repeated = 0 }) => total + repeated, 0),
  };
}
