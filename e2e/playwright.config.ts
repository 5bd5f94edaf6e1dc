import { defineConfig } from '@playwright/test';

/** Whoever stops parts of the product, or measures time, is tagged with it: docs/decisions/0006-tests-against-the-real-thing.md. */
const alone = /@alone/;

/** They change nothing that others see, or do so in a firm of their own: two at once beside the lanes, more as these end. */
const free = [
  '**/every-screen.spec.ts',
  'composition/{crash,own-address}.spec.ts',
  'forms/*.spec.ts',
  'firms/*.spec.ts',
];

/** One after the other: what they make, the others of the lane would see. */
const lane = (name: string, ...folders: string[]) => ({
  name,
  testMatch: folders.map((folder) => `${folder}/**/*.spec.ts`),
  testIgnore: free,
  grepInvert: alone,
  workers: 1,
});

/** What `npm run pictures` has them make instead of judging, and what only it runs. */
const pictures = [
  { name: 'sign-in', testMatch: 'pictures/sign-in.spec.ts', workers: 1 },
  { name: 'pictures', testMatch: '**/every-screen.spec.ts', fullyParallel: true, workers: 2 },
  { name: 'empty', testMatch: 'pictures/empty.spec.ts', fullyParallel: true, workers: 2 },
];

/** Drives a running product: that of `npm test`, or of an `npm start` in this checkout. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  // More than twice as many as processors: each waits for answers and for what is drawn, nearly half of its time.
  workers: 5,
  // Where nobody watches, a test has a second try; it is named, and few may need it: docs/decisions/0006.
  retries: process.env['CI'] ? 1 : 0,
  projects: [
    lane('site', 'admin-content', 'core-site', 'public', 'search-engines'),
    lane('people', 'composition', 'scheduling'),
    // Guards of the portal are their own, and whoever tells all guards of a firm has one of their own.
    lane('accounts', 'accounts', 'portal', 'rest'),
    { name: 'free', testMatch: free, grepInvert: alone, fullyParallel: true, workers: 4 },
    { name: 'alone', testIgnore: 'pictures/*', grep: alone, workers: 1 },
    ...(process.env['PICTURES'] ? pictures : []),
  ],
  // For a busy machine: what comes at all comes sooner.
  timeout: process.env['PICTURES'] ? 900_000 : 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    // What never comes is named, instead of the whole test's time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // With `HANDS=thumb` on a phone, and with `HANDS=keys` without a pointer: support/by-keys.ts.
    ...(process.env['HANDS'] === 'thumb'
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 800 } }),
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Megabytes. New objects are collected less often: a load takes 5 % less of a processor.
        '--js-flags=--min-semi-space-size=16',
      ],
    },
  },
});
