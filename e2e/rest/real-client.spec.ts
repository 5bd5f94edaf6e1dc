import { randomUUID } from 'node:crypto';
import { noisePng } from '@portfolio/testkit/pictures';
import { fetchUtils } from 'react-admin';
import drfProvider from 'ra-data-drf';
import { accessOf } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

/** react-admin's own provider for Django REST Framework, signed in. `sentAs` makes a form of what it would send as JSON. */
async function client(product: Product, username: 'manager' | 'staff', sentAs?: (json: string) => FormData) {
  const access = await accessOf(product, username);
  return drfProvider(`${product.address('gateway')}/api`, (url, options = {}) => {
    const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${access}` });
    const isForm = sentAs && options.method === 'POST' && typeof options.body === 'string';
    const body = isForm ? sentAs(options.body as string) : options.body;
    return fetchUtils.fetchJson(url, { ...options, body, headers });
  });
}

type Client = Awaited<ReturnType<typeof client>>;

/** What every screen of react-admin does: makes one, finds it in the list, reads it, saves the same object twice, and deletes it. */
async function lives(rest: Client, resource: string, data: object, change: { [field: string]: unknown }) {
  const made = await rest('CREATE', resource, { data });
  const { id } = made.data;
  expect(id).toEqual(expect.any(Number));

  const list = { pagination: { page: 1, perPage: 100 }, sort: { field: 'created_at', order: 'DESC' }, filter: {} };
  const { data: rows, total } = await rest('GET_LIST', resource, list);
  expect(total).toBeGreaterThan(0);
  expect(rows.map((row) => row.id)).toContain(id);
  expect((await rest('GET_MANY', resource, { ids: [id] })).data).toMatchObject([{ id }]);

  const { data: read } = await rest('GET_ONE', resource, { id });
  const changed = { ...read, ...change };
  const click = () => rest('UPDATE', resource, { id, data: changed, previousData: read });
  expect((await click()).data).toMatchObject(change);
  expect((await click()).data).toMatchObject(change);
  const { data: saved } = await rest('GET_ONE', resource, { id });
  expect(saved).toMatchObject(change);

  await rest('DELETE', resource, { id, previousData: saved });
  await expect(rest('GET_ONE', resource, { id })).rejects.toMatchObject({ status: 404 });
}

const name = () => `Provider ${randomUUID().slice(0, 8)}`;

test.describe('a client that nobody here wrote, ra-data-drf', () => {
  test('scheduling §7: clients', async ({ product }) => {
    await lives(await client(product, 'manager'), 'planner/clients', { name: name() }, { name: name(), notes: 'x' });
  });

  test('scheduling §7: employees', async ({ product }) => {
    const employee = { first_name: 'Ada', last_name: 'Row', email: `${randomUUID()}@example.com`, hourly_rate: 20 };
    await lives(await client(product, 'manager'), 'planner/employees', employee, { last_name: 'Other', city: 'Boise' });
  });

  test('scheduling §7: shifts', async ({ product }) => {
    const rest = await client(product, 'manager');
    const { id } = (await rest('CREATE', 'planner/clients', { data: { name: name() } })).data;
    const guard = { first_name: 'Ada', last_name: 'Guard', email: `${randomUUID()}@example.com`, hourly_rate: 20 };
    const { id: employee } = (await rest('CREATE', 'planner/employees', { data: guard })).data;
    const [start_time, end_time] = ['2033-05-02T09:00:00Z', '2033-05-02T17:00:00Z'];
    await lives(
      rest,
      'planner/shifts',
      { title: name(), client: id, employee, start_time, end_time },
      { title: name() },
    );
    await rest('DELETE', 'planner/employees', { id: employee });
    await rest('DELETE', 'planner/clients', { id });
  });

  test('core-site §7: pages', async ({ product }) => {
    const page = { title: name(), slug: randomUUID() };
    await lives(await client(product, 'staff'), 'pages', page, { title: name(), slug: randomUUID() });
  });

  test('core-site §7: projects, made by a form with a picture', async ({ product }) => {
    const rest = await client(product, 'staff', (json) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(JSON.parse(json) as { [field: string]: string })) {
        form.append(field, value);
      }
      form.append('images', new Blob([noisePng()], { type: 'image/png' }), 'picture.png');
      return form;
    });
    const project = { title: name(), description: 'Short', long_description: 'Long', technologies: 'TypeScript' };
    await lives(rest, 'projects', project, { title: name(), technologies: ['TypeScript', 'React'] });
  });
});
