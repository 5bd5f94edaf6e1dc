import { restTarget } from './index.ts';

test.each([
  ['/auth/login/', { service: 'auth', path: '/auth/login/', prefix: '', route: '/auth/*' }],
  ['/api/auth/login', { service: 'auth', path: '/auth/login', prefix: '/api', route: '/auth/*' }],
  [
    '/api/planner/users/7/?a=/api/x',
    { service: 'auth', path: '/planner/users/7/?a=/api/x', prefix: '/api', route: '/planner/users/*' },
  ],
  [
    '/planner/clients/?page=2',
    { service: 'scheduling', path: '/planner/clients/?page=2', prefix: '', route: '/planner/*' },
  ],
  [
    '/.well-known/jwks.json',
    { service: 'auth', path: '/.well-known/jwks.json', prefix: '', route: '/.well-known/jwks.json/*' },
  ],
  ['/api/projects/%C3%A4/', { service: 'content', path: '/projects/%C3%A4/', prefix: '/api', route: '/projects/*' }],
  ['/media/a..b.png', { service: 'content', path: '/media/a..b.png', prefix: '', route: '/media/*' }],
])('%s is forwarded as %j', (url, target) => {
  expect(restTarget(url)).toEqual(target);
});

test.each([
  '/',
  '/api',
  '/api/',
  '/internal/users/5',
  '/api/internal/users/5',
  '/api/api/projects/',
  '/graphql',
  '/projectsx/',
  '/auth/../internal/users/5',
  '/auth/%2e%2E/internal/users/5',
  '/auth/..',
  '/auth/.%2e?x',
  '/auth//internal',
  '//internal/users/5',
  '/auth/..%2finternal',
  '/auth\\..\\internal',
  '/auth%2flogin/',
])('%s is not forwarded', (url) => {
  expect(restTarget(url)).toBeUndefined();
});
