import type { Page } from 'playwright';

/** Runs in the page: elements that make it scroll sideways; those in a place of their own that scrolls do not. */
export const overflowing = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
};

/** Runs in the page: visible controls smaller than `least` px, except links and buttons within a sentence. */
export const smallTargets = (least: number) =>
  [...document.querySelectorAll('a, button, input, select, textarea, [role=tab]')]
    .map((control) => control.closest('label') ?? control)
    .filter((target) => getComputedStyle(target).display !== 'inline' && target.checkVisibility())
    .filter((target) => target.getBoundingClientRect().height < least - 0.5)
    .map((target) => `${target.tagName} ${target.textContent} ${target.getBoundingClientRect().height}`);

/** Presses Tab `count` times: what took the focus without an outline of at least 2 px on it or drawn over it. */
export const controlsWithoutRing = async (page: Page, count: number) => {
  const bare = new Set<string>();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const ringed = [undefined, '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(focused, pseudo);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      return ringed ? undefined : `${focused.tagName} ${focused.textContent}`;
    });
    if (found) bare.add(found);
  }
  return [...bare];
};
