import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of a page that are printed at most. */
const lines = 150;

/**
 * Prints what stood on the screen when a test failed, as a tree of roles and names: where nobody can fetch the screenshots, it
 * is all that tells why.
 */
export default class SeenReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue;
      const seen = readFileSync(path, 'utf8').split('\n').slice(0, lines);
      console.log([`── ${test.title}: what stood there`, ...seen].join('\n'));
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
