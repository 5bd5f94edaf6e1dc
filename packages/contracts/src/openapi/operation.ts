import type { z } from 'zod';

/** Who may call: anybody, a signed-in user, a company's administrator, staff, a superuser, an employee. */
export type Access = 'open' | 'signed-in' | 'company-admin' | 'staff' | 'superuser' | 'employee' | 'patron';

/** One documented REST call, from which the API description is made. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Without `/api`, with the trailing slash; parameters as `{id}`. */
  path: string;
  summary: string;
  access: Access;
  /** Names that `ordering` may use; makes this a list with paging, whose items are `answer`. */
  ordering?: readonly string[];
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Files beside the body, which makes it multipart. */
  files?: Readonly<Record<string, 'one' | 'many'>>;
  /** A schema of JSON, or the media type of a file; nothing for 204. */
  answer?: z.ZodType | `${string}/${string}`;
  /** Default: 200, or 204 without an answer. */
  status?: 201 | 202 | 302;
}

interface Item {
  /** Of the list; the item is at `{path}{id}/`. */
  path: string;
  /** Plural and singular, as in `['projects', 'project']`. */
  names: readonly [string, string];
  read: Access;
  write: Access;
  /** An item within the list. */
  row: z.ZodType;
  /** An item whole. */
  whole: z.ZodType;
  ordering: readonly string[];
  filter?: z.ZodObject;
  input: z.ZodType;
  update: z.ZodType;
  patch: z.ZodType;
  files?: Operation['files'];
}

/** List, read, create, replace, change and delete. */
export function crud({
  path,
  names: [many, one],
  read,
  write,
  row,
  whole,
  ordering,
  filter,
  ...item
}: Item): Operation[] {
  const { input, update, patch, files } = item;
  const own = `${path}{id}/`;
  return [
    { method: 'get', path, summary: `List ${many}`, access: read, query: filter, ordering, answer: row },
    { method: 'post', path, summary: `Create a ${one}`, access: write, body: input, files, answer: whole, status: 201 },
    { method: 'get', path: own, summary: `Read a ${one}`, access: read, answer: whole },
    { method: 'put', path: own, summary: `Replace a ${one}`, access: write, body: update, files, answer: whole },
    { method: 'patch', path: own, summary: `Change a ${one}`, access: write, body: patch, files, answer: whole },
    { method: 'delete', path: own, summary: `Delete a ${one}`, access: write },
  ];
}
