import type { RestClient } from '../clients/index.ts';
import { send, type CallRow, type Parameters } from './rows.ts';
import type { ServedCall } from './served.ts';

/** What PUT replaces, and the GET of the same address. */
export interface Replacement<C> {
  /** `/pages/{id}/` */
  path: string;
  put: ServedCall<C>;
  get: ServedCall<C>;
}

/** Every PUT of a service with the GET that reads the same. @throws Error where nothing reads what is replaced */
export const replacements = <C>(calls: readonly ServedCall<C>[]): Replacement<C>[] =>
  calls
    .filter(({ method }) => method === 'put')
    .map((put) => {
      const get = calls.find(({ method, path }) => method === 'get' && path === put.path);
      if (!get) throw new Error(`Nothing reads what ${put.name} replaces`);
      return { path: put.path, put, get };
    });

/** What counts changes and tells their time. */
const counters = new Set(['updated_at', 'revision']);

const stable = (body: object) => Object.fromEntries(Object.entries(body).filter(([name]) => !counters.has(name)));

/**
 * Sends what was read back by PUT, twice, as a client does that keeps the object while its user clicks "Save" again.
 * @returns what was read, and what each time was answered and is then read: all the same where nothing is refused or lost
 */
export async function sentBackTwice<C>(
  client: RestClient,
  { put, get }: Replacement<C>,
  row: CallRow,
  parameters: Parameters,
) {
  const read = await send(client, get, row, parameters);
  if (read.status !== 200) throw new Error(`${get.name}: ${read.status} ${JSON.stringify(read.body)}`);
  const answers: unknown[] = [];
  for (const call of [put, get, put, get]) {
    const { status, body } = await send(client, call, row, parameters, read.body);
    answers.push({ status, body: stable(body) });
  }
  return { expected: answers.map(() => ({ status: 200, body: stable(read.body) })), answers };
}
