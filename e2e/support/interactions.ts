import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Interaction } from '@portfolio/testkit/interactions';

/**
 * Slows this page's processor down and writes each interaction into `file`, one a line. `npm run bench -- interactions` reads them.
 * @param slowedBy 4 is what a phone is to a desk
 */
export async function noteInteractions(page: Page, file: string, slowedBy: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.exposeBinding('noteInteraction', (_source, interaction: Interaction) =>
    appendFileSync(file, `${JSON.stringify(interaction)}\n`),
  );
  await page.addInitScript(() => {
    const nameOf = (node: Node | null): string => {
      const element =
        node instanceof Element ? (node.closest('a, button, input, select, textarea, [role]') ?? node) : null;
      const words = element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? '';
      return `${element?.tagName.toLowerCase() ?? 'document'} ${words.trim().slice(0, 40)}`;
    };
    const note = (window as unknown as { noteInteraction: (interaction: Interaction) => void }).noteInteraction;
    /** When something was done to a page that nobody had touched. */
    const firsts: number[] = [];
    for (const type of ['pointerdown', 'keydown', 'click'])
      window.addEventListener(
        type,
        ({ timeStamp }) => document.querySelector('#still') && firsts.push(timeStamp),
        true,
      );
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        note({
          id: entry.interactionId,
          began: performance.timeOrigin,
          count: (performance as Performance & { interactionCount: number }).interactionCount,
          event: entry.name,
          path: location.pathname,
          target: nameOf(entry.target),
          isFirst: firsts.some((time) => Math.abs(time - entry.startTime) < 1),
          duration: entry.duration,
          delay: Math.round(entry.processingStart - entry.startTime),
          handled: Math.round(entry.processingEnd - entry.processingStart),
        });
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}
