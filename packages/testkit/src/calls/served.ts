import { verbs, type Resource, type Route, type Verb } from '@portfolio/service-kit/rest';
import { z } from 'zod';

/** A REST call of a service, by what its route says. */
export interface ServedCall<C> {
  /** `PATCH /planner/users/{id}/` */
  name: string;
  method: Verb;
  path: string;
  route: Route<C>;
  /** Looks for what the path names before it reads a body. */
  hasItem: boolean;
}

/** Every REST call of a service, from its routes. */
export const servedCalls = <C>(resources: readonly Resource<C>[]): ServedCall<C>[] =>
  resources.flatMap(({ path, methods, item }) =>
    verbs.flatMap((method) => {
      const route = methods[method];
      if (!route) return [];
      const documented = `${path.replaceAll(/:(\w+)/g, '{$1}')}/`;
      const name = `${method.toUpperCase()} ${documented}`;
      return [{ name, method, path: documented, route, hasItem: item !== undefined }];
    }),
  );

/** One field of a call's body. */
export interface BodyField {
  method: 'post' | 'put' | 'patch';
  /** As documented, with its parameters. */
  path: string;
  field: string;
  /** Sent as a form, because files come beside it. */
  isForm: boolean;
}

/** Every field of every body that calls take: `['POST /auth/login/ username', {…}]`. */
export const bodyFields = <C>(calls: readonly ServedCall<C>[]): [title: string, field: BodyField][] =>
  calls.flatMap(({ name, method, path, route: { body, files } }) => {
    if (!body || method === 'get' || method === 'delete') return [];
    const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    return Object.keys(properties).map((field): [string, BodyField] => [
      `${name} ${field}`,
      { method, path, field, isForm: files !== undefined },
    ]);
  });
