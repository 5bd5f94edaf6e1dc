import { randomInt } from 'node:crypto';
import type { ServiceName } from '@portfolio/contracts/routes';
import type { DemoUsername } from '@portfolio/demo/accounts';
import type { Person, Site } from './site.ts';

/** Somebody who was written earlier, for what can happen to them once. */
export interface Earlier {
  mark: string;
  id: string;
}

/** A company that plans in drafts, shared by all clients: ids. */
export interface DraftingFirm {
  company: number;
  client: number;
  /** The guard whose shifts are published, and the one whose drafts are thrown away. */
  published: number;
  discarded: number;
}

/** What a client has to begin with. */
export interface Desk {
  /** Of the employee and the client that its shifts are for. */
  employee: string;
  client: string;
  /** Whom it has written. */
  users: Earlier[];
  employees: Earlier[];
  firm: DraftingFirm;
  /** Drafts that it has made, by what becomes of them. */
  toPublish: Earlier[];
  toDiscard: Earlier[];
}

/** A call that writes: over REST when it has a path, else over GraphQL. */
interface Request {
  path?: string;
  /** Past the edge, with an address of its own, because visitors may do a few such things only. */
  address?: string;
  headers?: Record<string, string>;
  body: unknown;
}

/** One kind of what clients write. */
export interface Write {
  name: string;
  as?: DemoUsername | ((mark: string) => Person);
  weight: number;
  /** Takes whom it happens to, and has their mark; while there is nobody, it is not written. */
  about?(desk: Desk): Earlier | undefined;
  /** @param serial counts this client's writes */
  request(mark: string, desk: Desk, serial: number, about?: Earlier): Request;
  /** Leaves what was made to later writes. */
  keep?(desk: Desk, mark: string, body: Record<string, unknown>): void;
  /** Where it is found again: a query for `mark` and `count`. */
  database: ServiceName;
  found: string;
  /** Whether all that belongs to it is there besides. @param texts of its mails, by their kind */
  isComplete?(site: Site, mark: string, texts: readonly string[]): Promise<boolean>;
  /** Of each mail that tells of it and names the mark, what the `Message-ID` begins with. */
  mails?: readonly string[];
}

export const hour = 3_600_000;
/** Where the demo company plans nothing. */
export const firstShift = Date.UTC(new Date().getUTCFullYear() + 2, 0, 2, 8);

export const counted = (column: string, table: string) =>
  `SELECT ${column} AS mark, count(*)::int AS count FROM ${table} WHERE ${column} LIKE 'chaos-%' GROUP BY 1`;

export const graphql = (operation: string, variables: object) => ({ body: { query: operation, variables } });

/** A visitor's, for a request past the edge. */
export const anyAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
