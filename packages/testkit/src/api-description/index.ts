import { operations } from '@portfolio/contracts/openapi';
import type { ServiceName } from '@portfolio/contracts/routes';
import { z } from 'zod';

interface Route {
  path: string;
  methods: object;
}

/** A service's resources as `GET /planner/users/{}/`, in order: what a parameter is called is nobody's business. */
export const routesOf = (resources: readonly Route[]): string[] =>
  resources
    .flatMap(({ path, methods }) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/:\w+/g, '{}')}/`),
    )
    .toSorted();

/** What the API description says that a service answers, in the same form. */
export const describedRoutes = (service: ServiceName): string[] =>
  operations[service]
    .map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    .toSorted();

/** One field of a call's body. */
export interface BodyField {
  method: 'post' | 'put' | 'patch';
  /** With 1 for each parameter. */
  path: string;
  field: string;
  /** Sent as a form, because files come beside it. */
  isForm: boolean;
}

/** Every field of every body that the API description has for a service: `['POST /auth/login/ username', {…}]`. */
export const bodyFields = (service: ServiceName): [title: string, field: BodyField][] =>
  operations[service].flatMap(({ method, path, body, files }) => {
    if (!body || method === 'get' || method === 'delete') return [];
    const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    return Object.keys(properties).map((field): [string, BodyField] => [
      `${method.toUpperCase()} ${path} ${field}`,
      { method, path: path.replaceAll(/\{\w+\}/g, '1'), field, isForm: files !== undefined },
    ]);
  });
