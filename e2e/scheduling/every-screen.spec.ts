import { settleWhole } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const screens = {
  manager: [
    '/admin/planner',
    '/admin/planner/clients',
    '/admin/planner/clients?search=nothing-is-called-this',
    '/admin/planner/clients/new',
    '/admin/planner/clients/1',
    '/admin/planner/clients/edit/1',
    '/admin/planner/employees',
    '/admin/planner/employees/new',
    '/admin/planner/employees/1',
    '/admin/planner/employees/1/edit',
    '/admin/planner/employees/invite',
    '/admin/planner/qualifications',
    '/admin/planner/shifts',
    '/admin/planner/shifts?search=nothing-is-called-this',
    '/admin/planner/shifts/new',
    '/admin/planner/shifts/1',
    '/admin/planner/shifts/edit/1',
    '/admin/planner/shifts/999999',
    '/admin/planner/timesheets?state=all',
    '/admin/planner/payroll',
    '/admin/planner/payroll/1',
    '/admin/planner/settings',
    '/admin/planner/activity',
    '/admin/planner/import/clients',
  ],
  superuser: [
    '/admin/planner/clients',
    '/admin/planner/users',
    '/admin/planner/account-activity',
    '/admin/planner/admin-invite',
  ],
  staff: ['/admin/planner/employees'],
} as const;

for (const as of ['manager', 'superuser', 'staff'] as const) {
  test.describe(`every screen of the planner, for a ${as}`, () => {
    test.use({ as });

    for (const path of screens[as]) {
      test(`quality, accessibility: ${path} in every language, theme and width`, async ({ page, checkEveryLook }) => {
        await settleWhole(page, path);
        await checkEveryLook();
      });
    }
  });
}

test.describe('dense tables', () => {
  test.use({ as: 'manager' });

  test('look.md, Places: a timesheet at 1280 px takes no more room than its two buttons one below the other', async ({
    page,
  }) => {
    await settleWhole(page, '/admin/planner/timesheets');
    const rows = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('button') });
    await expect(rows.nth(20)).toBeAttached();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    // The row of titles is one of them; names of two lines fit beside the buttons.
    expect(Math.max(...heights)).toBeLessThan(96);
  });
});
