import type { Locator, Page } from '@playwright/test';

const writes = 'textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button], [type=file])';
const takesSpace = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch]';

type Click = Locator['click'];
const known = new WeakSet<object>();

/**
 * With `HANDS=keys`, what a test clicks is focused and pressed with Enter or Space: flows that pass so need no pointer. Clicked are
 * still fields, and what takes its keys from elsewhere, as the options of a list do.
 */
export function clickByKeys(page: Page): void {
  const all = Object.getPrototypeOf(page.locator('body')) as { click: Click };
  if (known.has(all)) return;
  known.add(all);
  const { click } = all;
  all.click = async function (this: Locator, options) {
    if (options) return click.call(this, options);
    await click.call(this, { trial: true });
    const key = await this.evaluate(
      (element: HTMLElement, kinds) => {
        element.focus();
        if (document.activeElement !== element || element.matches(kinds.writes)) return undefined;
        return element.matches(kinds.takesSpace) ? 'Space' : 'Enter';
      },
      { writes, takesSpace },
    );
    await (key ? this.page().keyboard.press(key) : click.call(this));
  };
}
