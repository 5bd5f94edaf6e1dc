import type { Page } from 'playwright';
import { p95 } from '../support/median.ts';

/** Times in milliseconds. */
export interface Frames {
  perSecond: number;
  p95: number;
  longest: number;
  /** How many took more than 50 ms, which a reader sees. */
  long: number;
}

/** The frames that a page draws while something is done with it. */
export async function framesWhile(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number): void => {
      times.push(time);
      if (Reflect.get(globalThis, 'drawn') === times) requestAnimationFrame(note);
    };
    Reflect.set(globalThis, 'drawn', times);
    requestAnimationFrame(note);
  });
  await act();
  const times = await page.evaluate(() => {
    const drawn: number[] = Reflect.get(globalThis, 'drawn');
    Reflect.deleteProperty(globalThis, 'drawn');
    return drawn;
  });
  const frames = times.slice(1).map((time, index) => time - times[index]!);
  const seconds = (times.at(-1)! - times[0]!) / 1_000;
  return {
    perSecond: frames.length / seconds,
    p95: p95(frames),
    longest: Math.max(...frames),
    long: frames.filter((frame) => frame > 50).length,
  };
}
