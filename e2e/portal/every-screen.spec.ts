import { settleWhole } from '../support/looks.ts';
import { test } from '../support/test.ts';

test.use({ as: 'guard' });

for (const path of ['', '/profile', '/availability', '/payments', '/notices', '/settings']) {
  test(`quality, accessibility: /planner/employee-portal${path} in every language, theme and width`, async ({
    page,
    checkEveryLook,
  }) => {
    await settleWhole(page, `/planner/employee-portal${path}`);
    await checkEveryLook();
  });
}
