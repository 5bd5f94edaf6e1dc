import { accessOf, openSession, read, type Person } from '../support/people.ts';
import { settle } from '../support/looks.ts';
import type { Product } from '../support/product.ts';
import { test } from '../support/test.ts';
import { hireEmployee } from '../portal/employee.ts';
import { registerFirm } from '../scheduling/firm.ts';

const planner = [
  '',
  '/clients',
  '/employees',
  '/shift-scheduler',
  '/coverage',
  '/coverage/fill',
  '/open-shifts',
  '/offers',
  '/messages',
  '/time-off',
  '/time-off/types',
  '/posts',
  '/posts/new',
  '/rotations',
  '/qualifications',
  '/licenses',
  '/shifts',
  '/shifts/new',
  '/timesheets',
  '/payroll',
  '/activity',
].map((path) => `/admin/planner${path}`);

const portal = ['', '/availability', '/payments', '/notices', '/messages', '/open-shifts', '/offers', '/time-off'].map(
  (path) => `/planner/employee-portal${path}`,
);

// One after the other, in one process: what the first makes, the others show.
test.describe.configure({ mode: 'default' });

test.describe('a new company', () => {
  const people: Record<string, Person> = {};

  test.beforeAll(async ({ running }) => {
    people['administrator'] = (await registerFirm(running, 'of-administrator')).administrator;
    const { administrator } = await registerFirm(running, 'of-guard');
    people['guard'] = await hireEmployee(running, (await openSession(running, administrator)).access, 'ada');
  });

  for (const [who, paths] of Object.entries({ administrator: planner, guard: portal })) {
    for (const path of paths) {
      test(`${path} in every language`, async ({ page, signIn, checkEveryLook }) => {
        await signIn(people[who]!);
        await settle(page, path);
        await checkEveryLook(path, 'empty');
      });
    }
  }
});

/** Each list of a site, emptied by whoever may. */
async function emptySite(product: Product) {
  const access = await accessOf(product, 'superuser');
  const headers = { authorization: `Bearer ${access}` };
  for (const list of ['projects', 'mobile-demos', 'pages', 'blog/posts', 'contact/messages']) {
    const { results } = await read<{ results: { id: number }[] }>(product, `/${list}/?page_size=100`, access);
    for (const { id } of results)
      await fetch(`${product.address('gateway')}/${list}/${id}/`, { method: 'DELETE', headers });
  }
}

test.describe('a site without content', () => {
  test.beforeAll(({ running }) => emptySite(running));

  for (const [as, paths] of [
    [undefined, ['/', '/projects', '/mobile-demos', '/chatbot']],
    [
      'staff',
      ['', '/projects', '/mobile-demos', '/pages', '/blog', '/contact', '/owner'].map((path) => `/admin${path}`),
    ],
  ] as const) {
    test.describe(as ?? 'nobody', () => {
      test.use({ as });

      for (const path of paths) {
        test(`${path} in every language`, async ({ page, checkEveryLook }) => {
          await settle(page, path);
          await checkEveryLook(path, 'empty');
        });
      }
    });
  }
});
