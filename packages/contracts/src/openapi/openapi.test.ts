import { serviceFor, type ServiceName } from '../routes/index.ts';
import { operations } from './index.ts';

const all = Object.entries(operations).flatMap(([service, list]) =>
  list.map((operation) => [`${operation.method} ${operation.path}`, service as ServiceName, operation] as const),
);

test.each(all)('%s is a path of %s, with the trailing slash', (_, service, { path }) => {
  expect(serviceFor(path)).toBe(service);
  expect(path).toMatch(/^\/(?:[\w.{}-]+\/)+$/);
});

test('nothing is described twice', () => {
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
});
