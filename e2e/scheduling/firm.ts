import { randomUUID } from 'node:crypto';
import { accessOf, openSession, send, type Person } from '../support/people.ts';
import type { Product } from '../support/product.ts';

/** A company that no other test knows: its administrator, clients with a location, guards. */
export interface Firm {
  administrator: Person;
  clients: { id: number; name: string }[];
  employees: { id: number; name: string }[];
  /** Plans a shift over REST. Times are ISO 8601. */
  plan: (shift: {
    client: number;
    employee: number;
    start_time: string;
    end_time: string;
    title?: string;
  }) => Promise<{ id: number }>;
}

/** The way by which somebody may register a company: a superuser's link. */
export async function registrationPath(product: Product): Promise<string> {
  const access = await accessOf(product, 'superuser');
  const path = '/planner/admin/generate-token/';
  const link = await send<{ registration_url: string }>(product, 'POST', path, {}, access);
  return new URL(link.registration_url).pathname;
}

/** Registers a company with nobody and nothing in it, as its owner would. */
export async function registerFirm(product: Product, username = `firm-${randomUUID().slice(0, 8)}`) {
  const administrator = { username, email: `${username}@example.com`, password: `first password of ${username}` };
  const token = (await registrationPath(product)).split('/').at(-1) ?? '';
  const names = { first_name: 'Mia', last_name: 'Chef', company_name: `Nightwatch ${username}` };
  await send(product, 'POST', `/planner/admin/register/${token}/`, { ...administrator, ...names });
  const { access } = await openSession(product, administrator);
  return {
    administrator,
    make: <Answer = { id: number }>(path: string, body: object) =>
      send<Answer>(product, 'POST', `/planner/${path}/`, body, access),
    change: (path: string, body: object) => send(product, 'PATCH', `/planner/${path}/`, body, access),
  };
}

/** @param isNew nobody and nothing is in it yet */
export async function foundFirm(product: Product, { isNew = false } = {}): Promise<Firm> {
  const { administrator, make } = await registerFirm(product);
  const clients: Firm['clients'] = [];
  const employees: Firm['employees'] = [];
  const firm: Firm = { administrator, clients, employees, plan: (shift) => make('shifts', shift) };
  if (isNew) return firm;
  for (const name of ['Harbour Mall', 'City Library']) clients.push(await make('clients', { name }));
  await make('locations', { name: 'North gate', client: clients[0]!.id });
  for (const [first_name, last_name] of [
    ['Ann', 'Archer'],
    ['Bob', 'Baker'],
    ['Cleo', 'Carter'],
  ]) {
    const email = `${first_name}.${administrator.username}@example.com`;
    employees.push(await make('employees', { first_name, last_name, email, phone: '1', hourly_rate: '20.00' }));
  }
  return firm;
}
