import type { Locator } from '@playwright/test';
import { accessOf, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { hireEmployee, openShift, planShift } from './employee.ts';

const portal = '/planner/employee-portal';

// Guards live in it on a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('issue 34: a thumb claims, gives away, asks for three days off, calls in sick, and acknowledges, by four taps at most', async ({
  page,
  product,
  be,
}) => {
  const [ada, ben] = [await hireEmployee(product), await hireEmployee(product)];
  const manager = await accessOf(product, 'manager');
  const name = { first_name: 'Ben', last_name: ben.username };
  await send(product, 'PATCH', `/planner/employees/${ben.id}/`, name, manager);
  const title = `Gala of ${ada.username}`;
  await openShift(product, { title, employees: [ada.id] }, 6000, 6480);
  const { id: client } = await send<{ id: number }>(product, 'POST', '/planner/clients/', { name: title }, manager);
  await planShift(product, ada, 3000, 3480, client);
  await send(product, 'POST', '/planner/threads/broadcast/', { client, text: 'The lift is broken' }, manager);

  await be(ada);
  const button = (named: string | RegExp) => page.getByRole('button', { name: named });
  const link = (named: string | RegExp) => page.getByRole('link', { name: named });
  /** The next days that can be chosen: the first and the third. */
  const [first, third] = [0, 2].map((place) =>
    page
      .getByRole('group')
      .getByRole('button', { name: /^\d+ \w+ \d{4}$/, disabled: false })
      .nth(place),
  );
  const ways: Record<string, [taps: Locator[], end: Locator]> = {
    claim: [
      [
        link(/^Open shifts, /),
        page
          .getByRole('article')
          // Another may warn of the rest between it and the shift below.
          .filter({ hasText: `${title} ·` })
          .getByRole('button', { name: /^Ask/ }),
      ],
      page.getByText('You asked for this shift. Your planner decides.'),
    ],
    'give away': [
      [link('Give away or swap').first(), button(`Ask Ben ${ben.username}`)],
      page.getByText(`You offer Ben ${ben.username} a shift`),
    ],
    'three days off': [
      [link('Time off'), first!, third!, button('Ask for 3 days')],
      page.getByText('Asked for. You will be told.'),
    ],
    'sick today': [[button('Sick today')], page.getByText('Get well soon. Your planner is told.')],
    acknowledge: [[link(/^Messages, /), button('I have read this')], page.getByText('You have acknowledged this.')],
  };
  for (const [way, [taps, end]] of Object.entries(ways)) {
    await page.goto(portal);
    for (const each of taps) {
      const { height, width } = (await each.boundingBox()) ?? { height: 0, width: 0 };
      // As large as a thumb.
      expect(Math.min(height, width), way).toBeGreaterThanOrEqual(40);
      await each.tap();
    }
    expect(taps.length, way).toBeLessThanOrEqual(4);
    await expect(end.first()).toBeVisible();
  }
});
