import { statusOf } from '@portfolio/service-kit/rest';
import { bodyFields, type ServedCall } from './served.ts';
import type { RestAnswer, RestClient } from '../clients/index.ts';

/** What fills the parameters of a path. */
export type Parameters = Readonly<Record<string, string | number>>;

/** What the path names of somebody else; a body that names it; or why nobody else can have what the call is about. */
export type Foreign = (() => Promise<Parameters>) | { body: () => object | Promise<object> } | { none: string };

/** What a call needs to be tried; its route says the rest. */
export interface CallRow {
  /** Made afresh for each try: what the path names, of those who may. */
  own?: () => Promise<Parameters>;
  /** The same of somebody else. What names something has it, or says why there is none. */
  foreign?: Foreign;
  /** One that is taken. */
  body?: (own: Parameters) => object | Promise<object>;
  query?: string;
  /** Such as a cookie. */
  headers?: (own: Parameters) => Record<string, string>;
}

/** What no parser reads. */
export const unreadable = '{"name": ';

/** Each call or field of a service with its row. @throws Error where one has no row, or a row no call */
export function withRows<Call extends { name: string }, Row>(
  calls: readonly Call[],
  rows: Readonly<Record<string, Row>>,
): { name: string; call: Call; row: Row }[] {
  const names = new Set(calls.map(({ name }) => name));
  const strange = Object.keys(rows).filter((name) => !names.has(name));
  const missing = [...names].filter((name) => !rows[name]);
  if (strange.length + missing.length > 0) {
    throw new Error(
      `Calls without a row: ${missing.join(', ') || 'none'}; rows without a call: ${strange.join(', ') || 'none'}`,
    );
  }
  return calls.map((call) => ({ name: call.name, call, row: rows[call.name]! }));
}

/** @throws Error with the calls that could name what is somebody else's, and neither try that nor say why there is none */
export function requireForeign(rows: readonly { name: string; names: boolean; row: CallRow }[]): void {
  const without = rows.filter(({ names, row }) => names && row.foreign === undefined).map(({ name }) => name);
  if (without.length > 0)
    throw new Error(`Calls whose rows say nothing of what is somebody else's: ${without.join(', ')}`);
}

/** What fills the path, and what is sent, to reach what is somebody else's. */
export interface ForeignTry {
  made: Parameters;
  sent?: object;
}

/** A new one; undefined where there is none. */
export async function foreignTry({ own, body, foreign }: CallRow): Promise<ForeignTry | undefined> {
  if (foreign === undefined || 'none' in foreign) return undefined;
  const made = (await own?.()) ?? {};
  if ('body' in foreign) return { made, sent: await foreign.body() };
  return { made: await foreign(), sent: await body?.(made) };
}

/** Makes a call of a row. `parameters` default to none. */
export async function send<C>(
  client: RestClient,
  { method, path, route }: ServedCall<C>,
  { query = '', headers: own }: CallRow,
  parameters: Parameters = {},
  body?: object | string | FormData,
  further?: Record<string, string>,
): Promise<RestAnswer> {
  const headers = { ...own?.(parameters), ...further };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name])) + query;
  if (method === 'get') return client.get(address, headers);
  if (method === 'delete') return client.delete(address, headers);
  return client[method](address, route.body ? body : undefined, headers);
}

/** Tries a call as it should be, and is answered as its route says. @returns the two statuses, and the answer's body */
export async function sendGood<C>(client: RestClient, call: ServedCall<C>, row: CallRow) {
  const own = (await row.own?.()) ?? {};
  const { status, body } = await send(client, call, row, own, await row.body?.(own));
  return { status, expected: statusOf(call.route), body };
}

/** What is answered to NUL in each field of a call's body: `{ name: [400, ['Null characters are not allowed.']] }`. */
export async function answersToNul<C>(client: RestClient, call: ServedCall<C>, row: CallRow) {
  const own = await row.own?.();
  const answers: Record<string, unknown> = {};
  for (const [, { field, isForm }] of bodyFields([call])) {
    const input: FormData | object = isForm ? new FormData() : { [field]: 'a\0b' };
    if (input instanceof FormData) input.set(field, 'a\0b');
    const { status, body } = await send(client, call, row, own, input);
    answers[field] = [status, body[field]];
  }
  return answers;
}
