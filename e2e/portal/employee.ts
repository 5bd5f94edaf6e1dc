import { randomUUID } from 'node:crypto';
import { accessOf, read, send, type Person } from '../support/people.ts';
import type { Product } from '../support/product.ts';

/** An employee whom no other test knows, with an account of their own. */
export interface Employee extends Person {
  id: number;
}

/** Invites, and registers by the link. @param by who administers the company; default: the first demo company */
export async function hireEmployee(
  product: Product,
  by?: string,
  username = `employee-${randomUUID().slice(0, 8)}`,
): Promise<Employee> {
  const person = { username, email: `${username}@example.com`, password: `first password of ${username}` };
  const name = { first_name: 'Ada', last_name: 'Lovelace' };
  const access = by ?? (await accessOf(product, 'manager'));
  const { id } = await send<{ id: number }>(
    product,
    'POST',
    '/planner/employees/',
    { ...name, email: person.email, phone: '+1 503 555 0100', hourly_rate: '20.00' },
    access,
  );
  const { invite_url } = await send<{ invite_url: string }>(
    product,
    'POST',
    `/planner/employees/${id}/invite/`,
    {},
    access,
  );
  const token = new URL(invite_url).pathname.split('/').at(-1) ?? '';
  await send(product, 'POST', `/planner/employee/register/${token}/`, { ...person, ...name });
  return { ...person, id };
}

/** The first client of the demo company, which is in Portland. */
async function firstClient(product: Product, access: string): Promise<number> {
  const { results } = await read<{ results: [{ id: number }] }>(product, '/planner/clients/?page_size=1', access);
  return results[0].id;
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Plans a shift. Times are minutes from now. Answers its id. @param at a client; default: the company's first */
export async function planShift(
  product: Product,
  { id }: Employee,
  from: number,
  to: number,
  at?: number,
): Promise<number> {
  const access = await accessOf(product, 'manager');
  const client = at ?? (await firstClient(product, access));
  const shift = { client, employee: id, start_time: minutesFromNow(from), end_time: minutesFromNow(to) };
  return (await send<{ id: number }>(product, 'POST', '/planner/shifts/', shift, access)).id;
}

/** Offers a shift at the company's first client to some of its guards. Answers its id. */
export async function openShift(
  product: Product,
  given: { title: string; employees: number[] },
  from: number,
  to: number,
): Promise<number> {
  const access = await accessOf(product, 'manager');
  const client = await firstClient(product, access);
  const times = { start_time: minutesFromNow(from), end_time: minutesFromNow(to) };
  const open = { client, audience: 'named', ...times, ...given };
  return (await send<{ id: number }>(product, 'POST', '/planner/open-shifts/', open, access)).id;
}

/** A night that was worked as planned. */
export async function planNight(product: Product, { id }: Employee, start: string, end: string): Promise<void> {
  const access = await accessOf(product, 'manager');
  const client = await firstClient(product, access);
  const shift = { client, employee: id, start_time: start, end_time: end, status: 'completed' };
  await send(product, 'POST', '/planner/shifts/', shift, access);
}
