import { randomUUID } from 'node:crypto';
import { accessOf, openSession, send, type Person } from '../support/people.ts';
import type { Product } from '../support/product.ts';

/** A company that no other test knows, with its manager, a client with a location, and two employees. */
export interface Firm {
  manager: Person;
  client: number;
  employees: { id: number; name: string }[];
  /** Plans a shift of an employee, by hours from now. Answers its id. */
  plan: (employee: number, from: number, to: number, given?: object) => Promise<number>;
}

/** Registers the company by a superuser's link, as its owner would, and fills it. */
export async function foundFirm(product: Product): Promise<Firm> {
  const id = randomUUID().slice(0, 8);
  const username = `manager-${id}`;
  const manager = { username, email: `${username}@example.com`, password: `first password of ${username}` };
  const superuser = await accessOf(product, 'superuser');
  const link = await send<{ registration_url: string }>(
    product,
    'POST',
    '/planner/admin/generate-token/',
    {},
    superuser,
  );
  const token = new URL(link.registration_url).pathname.split('/').at(-1) ?? '';
  const name = { first_name: 'Mara', last_name: 'Boss' };
  const registration = { ...manager, ...name, company_name: `Watch ${id}` };
  await send(product, 'POST', `/planner/admin/register/${token}/`, registration);

  const { access } = await openSession(product, manager);
  const make = async (path: string, body: object): Promise<number> =>
    (await send<{ id: number }>(product, 'POST', `/planner/${path}/`, body, access)).id;
  const client = await make('clients', { name: `Harbour ${id}`, address: '1 Quay', city: 'Portland' });
  await make('locations', { client, name: `Gate ${id}` });
  const employee = async (first_name: string, rate: string) => {
    const person = { first_name, last_name: `Lee-${id}`, email: `${first_name}-${id}@example.com`, phone: '1' };
    return { id: await make('employees', { ...person, hourly_rate: rate }), name: `${first_name} Lee-${id}` };
  };
  const employees = [await employee('Ann', '20.01'), await employee('Bob', '10.00')];

  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan: Firm['plan'] = (of, from, to, given = {}) =>
    make('shifts', { client, employee: of, start_time: at(from), end_time: at(to), ...given });
  return { manager, client, employees, plan };
}
