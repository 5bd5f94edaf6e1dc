import { existsSync, readFileSync } from 'node:fs';

/** How many tests did what. */
export interface Tally {
  passed: number;
  failed: number;
  /** Those of the passed that failed at first. */
  repeated?: number;
  /** Which did not pass, or not at first: the log above them is long. */
  named?: readonly string[];
}

/** Of so many browser tests one may pass at its second try only, and the run still passes: docs/decisions/0006. */
const testsPerRepeated = 100;

/** As few files of units may have a second try: more have a cause. */
const filesRepeated = 3;

/** A report that says nothing: the runner ended before it could write one, which is a failure. */
const missing: Tally = { passed: 0, failed: 1 };

function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

/** Jest's `--json` report. A test file that could not run counts as one failure. */
export function tallyJest(path: string): Tally {
  const report = read(path) as JestReport | undefined;
  if (!report) return missing;
  const named = (report.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`);
    return failed.length > 0 || status === 'passed' ? failed : [name];
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    ...(named.length > 0 && { named }),
  };
}

/** Test files that did not pass, when they are so few that a second try may tell whether the machine was busy. */
export function filesToRepeat(path: string): string[] {
  const { testResults = [] } = (read(path) ?? {}) as JestReport;
  const files = testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  return files.length > filesRepeated ? [] : files;
}

/** Jest's reports of a run, and of the second try of all files that did not pass. */
export function tallyRepeated(path: string, again: string): Tally {
  const [first, second] = [tallyJest(path), tallyJest(again)];
  const { testResults = [] } = read(path) as JestReport;
  const passedBefore = testResults
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'));
  const repeated = first.named?.filter((name) => !second.named?.includes(name)) ?? [];
  return {
    passed: first.passed - passedBefore.length + second.passed,
    failed: second.failed,
    repeated: repeated.length,
    named: [...(second.named ?? []), ...repeated.map((name) => `${name} (at the second try)`)],
  };
}

/** Playwright's JSON report. Errors outside tests are failures, and so are all repeated tests when there are too many. */
export function tallyPlaywright(path: string): Tally {
  const report = read(path) as PlaywrightReport | undefined;
  if (!report) return missing;
  const { expected, unexpected, flaky } = report.stats;
  const broken = unexpected + report.errors.length;
  const tooMany = flaky > Math.max(1, (expected + flaky) / testsPerRepeated);
  const named = namesIn(report.suites ?? []);
  return {
    ...(tooMany
      ? { passed: expected, failed: broken + flaky, repeated: 0 }
      : { passed: expected + flaky, failed: broken, repeated: flaky }),
    ...(named.length > 0 && { named }),
  };
}

const namesIn = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ suites: within = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) => {
      const status = tests.find((one) => one.status !== 'expected' && one.status !== 'skipped')?.status;
      return status ? [`${file}:${line} ${title}${status === 'flaky' ? ' (at the second try)' : ''}`] : [];
    }),
    ...namesIn(within),
  ]);

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    repeated: tallies.reduce((total, { repeated = 0 }) => total + repeated, 0),
    named: tallies.flatMap(({ named = [] }) => named),
  };
}
