import { randomUUID } from 'node:crypto';
import { demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import type { Product } from './product.ts';

/** Who signs in: a demo account by its name, or somebody whom a test has made. */
export type Who = DemoUsername | Person;

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Answer of POST /auth/login/. */
export interface Tokens {
  access: string;
  refresh: string;
}

export const credentialsOf = (who: Who): { username: string; password: string } =>
  typeof who === 'string' ? { username: who, password: demoPassword } : who;

/** Calls the product's REST interface as a client without a browser. @throws when it does not answer 2xx */
export async function send<Answer>(
  product: Product,
  method: 'PATCH' | 'POST' | 'PUT',
  path: string,
  body: object,
  access?: string,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) };
  const answer = await fetch(`${product.address('gateway')}${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

/** Reads from the product's REST interface, likewise. @throws when it does not answer 2xx */
export async function read<Answer>(product: Product, path: string, access: string): Promise<Answer> {
  const answer = await fetch(`${product.address('gateway')}${path}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A session of its own, opened without a browser. */
export const openSession = (product: Product, who: Who): Promise<Tokens> =>
  send(product, 'POST', '/auth/login/', credentialsOf(who));

const lent = new Map<DemoUsername, { since: number; access: Promise<string> }>();
/** Milliseconds; a token lives for ten minutes, and its sign-in counts as proof for five. */
const lentFor = 4 * 60_000;

/**
 * An access token of a demo account for calls without a browser, shared by a worker's tests: an account has twenty sessions at
 * most, and each further one would end the oldest, which another test is using.
 */
export function accessOf(product: Product, username: DemoUsername): Promise<string> {
  const known = lent.get(username);
  if (known && Date.now() - known.since < lentFor) return known.access;
  const access = openSession(product, username).then((tokens) => tokens.access);
  lent.set(username, { since: Date.now(), access });
  return access;
}

/** Makes an account that no other test knows: neither administrator, supporter nor employee. */
export async function createPerson(product: Product): Promise<Person> {
  const username = `person-${randomUUID().slice(0, 8)}`;
  const person = { username, email: `${username}@example.com`, password: `first password of ${username}` };
  const access = await accessOf(product, 'superuser');
  await send(product, 'POST', '/planner/users/', { ...person, first_name: 'Ada' }, access);
  return person;
}
