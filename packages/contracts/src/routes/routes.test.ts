import { serviceFor } from './index.ts';

test.each([
  ['/auth/login/', 'auth'],
  ['/planner/users/7/', 'auth'],
  ['/planner/users', 'auth'],
  ['/planner/userships', 'scheduling'],
  ['/planner/clients/', 'scheduling'],
  ['/projects', 'content'],
  ['/site/about/', 'content'],
  ['/media/a.png', 'content'],
])('%s is answered by %s', (path, service) => {
  expect(serviceFor(path)).toBe(service);
});

test.each(['/', '/projectsx', '/internal/users', '/graphql'])('%s is not a documented path', (path) => {
  expect(serviceFor(path)).toBeUndefined();
});
