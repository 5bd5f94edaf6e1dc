import type { HeaderLink, Registry, RegistryRemote, RemoteRoute } from '@portfolio/remote-kit/manifest';

const link = (to: string, en: string, more: Partial<HeaderLink> = {}): HeaderLink => ({
  to,
  labels: { en, es: en, fr: en },
  place: 'header',
  when: 'always',
  order: 10,
  ...more,
});

/** A row of the registry. */
export const remote = (name: string, routes: RemoteRoute[], links: HeaderLink[] = []): RegistryRemote => ({
  name,
  version: '1.0.0',
  release: 'r1',
  contract: '2.0',
  base: `http://localhost:3001/${name}/`,
  entry: `http://localhost:3001/${name}/remote.js`,
  preload: [],
  files: {},
  routes,
  links,
});

/** Routes and links as core-site.md §2 has them. */
export const registry: Registry = {
  remotes: [
    remote(
      'mfe-public',
      [
        { path: '/', guard: 'open' },
        { path: '/projects/:slug', guard: 'open' },
        { path: '/patron-blog', guard: 'open' },
      ],
      [
        link('/projects', 'Projects', { order: 20 }),
        link('/', 'Home', { order: 10 }),
        link('/mobile-demos', 'Mobile Demos', { order: 30 }),
        link('/chatbot', 'Chatbot', { order: 40 }),
        link('/contact', 'Contact', { order: 50 }),
        link('/patron-blog', 'Patron Blog', { order: 60, when: 'patron' }),
      ],
    ),
    remote(
      'mfe-admin-content',
      [
        { path: '/admin', guard: 'admin' },
        { path: '/admin/projects', guard: 'admin' },
      ],
      [
        link('/admin', 'Dashboard', { place: 'admin-menu', order: 10 }),
        link('/admin/projects', 'Projects', { place: 'admin-menu', order: 20 }),
        link('/admin/mobile-demos', 'Mobile Demos', { place: 'admin-menu', order: 30 }),
        link('/admin/pages', 'Pages', { place: 'admin-menu', order: 40 }),
        link('/admin/contact', 'Contact Messages', { place: 'admin-menu', order: 50 }),
      ],
    ),
    remote(
      'mfe-scheduling',
      [
        { path: '/admin/planner/*', guard: 'admin' },
        { path: '/admin/register/:token', guard: 'open' },
      ],
      [link('/admin/planner', 'Planner', { order: 80, when: 'manager' })],
    ),
    remote(
      'mfe-portal',
      [
        { path: '/planner/employee-portal/*', guard: 'signed-in' },
        { path: '/planner/register/:token', guard: 'open' },
      ],
      [link('/planner/employee-portal', 'Portal', { order: 90, when: 'employee' })],
    ),
  ],
};
