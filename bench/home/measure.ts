import type { Browser } from 'playwright';

/** One cold visit. Times in milliseconds from the start of navigation. */
export interface Visit {
  largestContentfulPaint: number;
  /** Transferred, so compressed. */
  scriptBytes: number;
  requests: number;
  /** The longest row of requests up to the largest paint, each of which began after the one before it had ended. */
  hops: number;
  layoutShift: number;
  /** Milliseconds that the page's own thread worked, until nothing was loaded any more. */
  taskMs: number;
  /** Whether the document brought the screen, whose scripts begin when somebody moves their mouse: the rest is measured after that. */
  rendered: boolean;
}

/** Slow 4G as Lighthouse has it: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

interface Span {
  start: number;
  end: number;
}

/**
 * Opens the address with an empty cache on a slow line, and watches until the screen is there and nothing is loaded any more.
 * @param shows a selector of the screen's main part
 */
export async function visit(browser: Browser, url: string, shows: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Performance.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);

    const spans = new Map<string, Span>();
    const scripts = new Set<string>();
    let scriptBytes = 0;
    devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
      if (request.url.startsWith('data:')) return;
      spans.set(requestId, { start: timestamp * 1000, end: Infinity });
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const span = spans.get(requestId);
      if (span) span.end = timestamp * 1000;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });

    const answer = await page.goto(url);
    const rendered = (await answer?.text())?.includes('id="still"') ?? false;
    await page.locator('main').locator(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    const live = page.waitForFunction(() => !document.querySelector('#still'));
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
    await live;
    const { metrics } = await devtools.send('Performance.getMetrics');
    const taskMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    const { largestContentfulPaint, layoutShift } = await page.evaluate(readPaints);
    const started = Math.min(...[...spans.values()].map(({ start }) => start));
    const before = [...spans.values()].filter(({ end }) => end - started <= largestContentfulPaint);
    return {
      largestContentfulPaint,
      scriptBytes,
      requests: spans.size,
      hops: longestRow(before),
      layoutShift,
      taskMs,
      rendered,
    };
  } finally {
    await context.close();
  }
}

/** Greedy by the earliest end, which is best for rows of intervals that do not overlap. */
export function longestRow(spans: readonly Span[]): number {
  let row = 0;
  let free = -Infinity;
  for (const { start, end } of spans.toSorted((a, b) => a.end - b.end)) {
    if (start < free) continue;
    row += 1;
    free = end;
  }
  return row;
}

/** Runs in the page. */
function readPaints(): Promise<Pick<Visit, 'largestContentfulPaint' | 'layoutShift'>> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const all: PerformanceEntry[] = [];
      new PerformanceObserver((list) => void all.push(...list.getEntries())).observe({ type, buffered: true });
      // What was drawn last is told of a little later.
      setTimeout(() => resolve(all), 500);
    });
  return Promise.all([entries('largest-contentful-paint'), entries('layout-shift')]).then(([paints, shifts]) => ({
    largestContentfulPaint: paints.at(-1)?.startTime ?? Number.NaN,
    layoutShift: (shifts as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0),
  }));
}
