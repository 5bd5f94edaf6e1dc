import { createHash } from 'node:crypto';
import type { Product } from '../support/product.ts';
import { liveRelease } from '../support/published.ts';
import { listed } from '../public/content.ts';
import type { Asker, Crowd } from './crowd.ts';

/** A request that somebody makes, and what its answer must be. */
export interface Asked {
  /** Path and query. */
  path: string;
  headers?: Record<string, string>;
  /** JSON; without it, a GET. */
  body?: object;
  method?: 'POST' | 'PATCH';
  /** One of these. */
  status: readonly number[];
  /** Marks that are in the answer. */
  shows: string[];
}

export interface Kind {
  name: string;
  /** How many of a hundred, about. */
  weight: number;
  /** Who asks it; everybody when left out. */
  by?: readonly Asker['is'][];
  /** Whether the gateway answers it too. */
  alsoAtGateway: boolean;
  ask: (asker: Asker) => Asked;
}

const graphqlHeaders = { 'apollo-require-preflight': 'true' };
const inAddress = (parameters: Record<string, string>): string =>
  `/graphql?${new URLSearchParams(parameters).toString()}`;

/** What everybody asks of one site in a day, most of it at addresses that are the same for all. */
export async function kindsOf(product: Product, { draft, post }: Crowd): Promise<Kind[]> {
  const projectHash = await hashOfOperation(product, 'mfe-public', 'query Project(');
  const [published] = await listed<{ image: string }>(product, '/projects/');
  if (!published) throw new Error('Nothing is published.');
  const keys = new Map<string, number>();
  let changes = 0;
  return [
    {
      name: 'account, REST',
      weight: 12,
      alsoAtGateway: true,
      ask: ({ access, own }) => ({ path: '/api/auth/user/', status: [access ? 200 : 401], shows: own }),
    },
    {
      name: 'account and projects, GraphQL by POST',
      weight: 12,
      alsoAtGateway: true,
      ask: ({ own }) => ({
        path: '/graphql',
        body: { query: '{ me { username } projects(pageSize: 2) { results { title } } }' },
        status: [200],
        shows: own,
      }),
    },
    {
      name: 'account and shifts, GraphQL by GET',
      weight: 12,
      by: ['visitor', 'guard', 'member'],
      alsoAtGateway: true,
      ask: ({ own, shifts }) => ({
        path: inAddress({ query: '{ me { username } myShifts(pageSize: 5) { results { notes clientName } } }' }),
        headers: graphqlHeaders,
        status: [200],
        shows: [...own, ...shifts],
      }),
    },
    {
      name: 'draft, GraphQL by hash',
      weight: 12,
      alsoAtGateway: true,
      ask: ({ is }) => ({
        path: inAddress({
          variables: JSON.stringify({ idOrSlug: draft.slug }),
          extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: projectHash } }),
        }),
        headers: graphqlHeaders,
        status: [200],
        shows: is === 'staff' ? [draft.mark] : [],
      }),
    },
    {
      name: 'clients, REST',
      weight: 10,
      alsoAtGateway: true,
      ask: ({ is, access, firm }) => ({
        path: '/api/planner/clients/?page_size=5',
        status: [is === 'manager' ? 200 : access ? 403 : 401],
        shows: is === 'manager' ? firm : [],
      }),
    },
    {
      name: 'posts for supporters, REST',
      weight: 8,
      alsoAtGateway: true,
      ask: ({ is, access }) => {
        const may = is === 'patron' || is === 'staff';
        return { path: '/api/blog/patron/', status: [may ? 200 : access ? 403 : 401], shows: may ? [post.mark] : [] };
      },
    },
    {
      name: 'picture of a draft without a grant',
      weight: 5,
      alsoAtGateway: true,
      ask: () => ({ path: draft.picture.replace(/\?.*/, ''), status: [404], shows: [] }),
    },
    {
      name: 'picture of a draft',
      weight: 5,
      by: ['staff'],
      alsoAtGateway: true,
      ask: () => ({ path: draft.picture, status: [200], shows: [] }),
    },
    {
      name: 'picture of a project',
      weight: 5,
      alsoAtGateway: true,
      ask: () => ({ path: published.image, status: [200], shows: [] }),
    },
    ...['/', '/projects', '/contact'].map((path) => ({
      name: `document ${path}`,
      weight: 5,
      alsoAtGateway: false,
      ask: () => ({ path, status: [200], shows: [] }),
    })),
    {
      name: 'document of a draft',
      weight: 4,
      alsoAtGateway: false,
      // 200 while it cannot be known in time what is there.
      ask: () => ({ path: `/projects/${draft.slug}`, status: [404, 200], shows: [] }),
    },
    {
      name: 'a new client, with a key that the other company uses too',
      weight: 2,
      by: ['manager'],
      alsoAtGateway: true,
      ask: ({ name, firm }) => {
        const count = keys.get(name) ?? 0;
        keys.set(name, count + 1);
        return {
          path: '/api/planner/clients/',
          headers: { 'idempotency-key': `key-number-${draft.slug}-${count}` },
          body: { name: `Client ${count} of ${firm[0]}` },
          status: [201],
          shows: firm,
        };
      },
    },
    {
      name: 'a draft is changed, which ends what is cached',
      weight: 2,
      by: ['staff'],
      alsoAtGateway: true,
      ask: () => ({
        path: `/api/projects/${draft.id}/`,
        method: 'PATCH',
        body: { description: `${draft.mark}, change ${(changes += 1)}` },
        status: [200],
        shows: [draft.mark],
      }),
    },
  ];
}

async function hashOfOperation(product: Product, remote: string, beginning: string): Promise<string> {
  const { base } = await liveRelease(product, remote);
  const answer = await fetch(new URL(`${base}operations.json`, product.address('edge')));
  const operations = Object.values((await answer.json()) as Record<string, string>);
  const text = operations.find((operation) => operation.startsWith(beginning));
  if (text === undefined) throw new Error(`${remote} does not ask "${beginning}".`);
  return createHash('sha256').update(text).digest('hex');
}
