import { defineConfig } from '@playwright/test';

/** Drives a running product: that of `npm test`, or of an `npm start` in this checkout. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  // Some tests stop parts of the product, which the others share.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
      ],
    },
  },
});
