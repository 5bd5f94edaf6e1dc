import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@portfolio/contracts/routes';
import { demoPassword, type DemoUsername } from '@portfolio/demo/accounts';
import { withClient } from '@portfolio/service-kit/provision';
import { eventually } from '@portfolio/testkit/eventually';
import { readSecrets } from '../start/secrets.ts';
import type { Run } from '../start/run-file.ts';
import type { TestProduct } from '../test/product.ts';

type Json = Record<string, unknown>;

/** Longer than the site may take to be whole again. */
const signInMs = 150_000;

export interface Answer {
  status: number;
  body: Json;
}

/** What a call sends besides its body. */
export interface CallOptions {
  /** A form, or else JSON; without one the call is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Cuts the connection. */
  signal?: AbortSignal;
}

/** Whose name signs in: a demo account's, or one that was written with this password. */
export type Person = DemoUsername | { username: string; password: string };

/** A product under test, from outside: its addresses, its processes and its databases. */
export class Site {
  readonly edge: string;
  readonly gateway: string;
  readonly #mailbox: string;
  readonly #server: string;
  readonly #dataPath: string;
  /** The disk it runs on, where that can be filled. */
  readonly disk: string | undefined;
  readonly #clocks: string;
  readonly #tokens = new Map<string, { access: string; until: number }>();
  readonly #signingIn = new Map<string, Promise<string>>();

  /** @param clocks the folder that its programs know as `CHAOS_CLOCKS` */
  constructor({ ports, dataPath }: Pick<TestProduct, 'ports' | 'dataPath'>, clocks: string, disk?: string) {
    this.disk = disk;
    this.#clocks = clocks;
    this.edge = `http://localhost:${ports.EDGE_PORT}`;
    this.gateway = `http://127.0.0.1:${ports.GATEWAY_PORT}`;
    this.#mailbox = `http://127.0.0.1:${ports.MAILBOX_PORT}`;
    this.#server = `postgresql://postgres:${readSecrets(dataPath, []).postgres}@127.0.0.1:${ports.POSTGRES_PORT}`;
    this.#dataPath = dataPath;
  }

  /** @throws when no answer came, or one that is no JSON */
  async call(url: string, { body, headers, timeoutMs = 10_000, signal }: CallOptions = {}): Promise<Answer> {
    const ends = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      signal: signal ? AbortSignal.any([ends, signal]) : ends,
      ...(body === undefined ? { headers } : posted(body, headers)),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Json) };
  }

  /**
   * A header that says who asks; signs in when that was long ago. As people do, one time at once and with a pause: tries that end with a killed
   * process stay counted, and an account has ten in five minutes.
   * @throws when nobody is let in
   */
  async as(person: Person): Promise<{ authorization: string }> {
    const { username, password } = typeof person === 'string' ? { username: person, password: demoPassword } : person;
    const known = this.#tokens.get(username);
    if (known && known.until > Date.now()) return { authorization: `Bearer ${known.access}` };
    const underWay = this.#signingIn.get(username) ?? this.#signIn({ username, password });
    this.#signingIn.set(username, underWay);
    try {
      const access = await underWay;
      return { authorization: `Bearer ${access}` };
    } finally {
      this.#signingIn.delete(username);
    }
  }

  async #signIn(body: { username: string; password: string }): Promise<string> {
    const access = await eventually(
      `${body.username} is signed in`,
      async () => {
        const answer = await this.call(`${this.edge}/api/auth/login/`, { body });
        if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
        return String(answer.body['access']);
      },
      { within: signInMs, every: 2_000 },
    );
    this.#tokens.set(body.username, { access, until: Date.now() + 5 * 60_000 });
    return access;
  }

  /** After a refusal: the next call signs in anew. */
  forget(person: Person): void {
    this.#tokens.delete(typeof person === 'string' ? person : person.username);
  }

  /** @throws what a service answered, unless every one does as it should, through all that is before it */
  async requireWhole(): Promise<void> {
    const timeoutMs = 2_000;
    const headers = await this.as('manager');
    const answers = await Promise.all([
      this.call(`${this.edge}/api/auth/user/`, { headers, timeoutMs }),
      this.call(`${this.edge}/api/projects/`, { timeoutMs }),
      this.call(`${this.edge}/graphql`, { headers, timeoutMs, body: { query: '{ clients { count } me { id } }' } }),
    ]);
    // A token of a wrong clock, which a browser would renew.
    if (answers.some(({ status }) => status === 401)) this.forget('manager');
    const wrong = answers.find(({ status, body }) => status !== 200 || body['errors']);
    if (wrong) throw new Error(`${wrong.status} ${JSON.stringify(wrong.body)}`);
  }

  /** The process of a program: `auth`, `gateway-2`, `postgres`. */
  pid(name: string): number | undefined {
    return this.#children().find((child) => child.name === name)?.pid;
  }

  /** The programs of a part: itself, or in a cluster its instances without their proxy. */
  instancesOf(part: string): string[] {
    const instances = [`${part}-1`, `${part}-2`];
    return this.#children().some(({ name }) => instances.includes(name)) ? instances : [part];
  }

  #children(): Run['children'] {
    return (JSON.parse(readFileSync(join(this.#dataPath, 'run.json'), 'utf8')) as Run).children;
  }

  /** Sets a process's clock; the returned function sets it right again. */
  moveClock(pid: number, milliseconds: number): () => void {
    const path = join(this.#clocks, String(pid));
    writeFileSync(path, String(milliseconds));
    return () => rmSync(path, { force: true });
  }

  async mails(): Promise<{ id: number; to: string[]; text: string; headers: Record<string, string> }[]> {
    return (await (await fetch(`${this.#mailbox}/api/messages`)).json()) as Awaited<ReturnType<Site['mails']>>;
  }

  /** Runs SQL as a superuser. */
  sql<Row extends object>(database: ServiceName | 'postgres', text: string): Promise<Row[]> {
    const name = database === 'postgres' ? database : `portfolio_${database}`;
    return withClient(`${this.#server}/${name}`, async (client) => (await client.query<Row>(text)).rows);
  }
}

function posted(body: unknown, headers: Record<string, string> = {}): RequestInit {
  if (body instanceof FormData) return { method: 'POST', headers, body };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}
