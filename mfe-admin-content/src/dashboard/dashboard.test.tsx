import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const items = (__typename: string, title: string) => ({
  __typename: `${__typename}Page`,
  count: 12,
  results: [{ __typename, id: '1', slug: 'one', title, isPublished: false }],
});

const siteOwner = { __typename: 'SiteOwner', id: '1', name: 'Ada' };

const data = {
  siteOwner,
  projects: items('Project', 'Atlas'),
  mobileDemos: items('MobileDemo', 'Walker'),
  pages: items('Page', 'About'),
  contactMessages: {
    __typename: 'ContactMessagePage',
    count: 9,
    unread: 4,
    results: [{ __typename: 'ContactMessage', id: '3', name: 'Ada', subject: 'Hello', isRead: false }],
  },
};

const open = (answer: unknown = data) =>
  renderRemote(remote, {
    path: '/admin',
    user: { is_staff: true },
    graphql: { AdminDashboard: () => answer },
    rest: {},
  });

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!);

describe('readings.md, /admin dashboard', () => {
  test('counts and latest items for projects, demos and pages', async () => {
    await open();
    const projects = await card('Projects');
    expect(projects.getByText('12')).toBeInTheDocument();
    expect(projects.getByRole('link', { name: 'Atlas' })).toHaveAttribute('href', '/projects/1');
    expect(projects.getByText('Draft')).toBeInTheDocument();
    expect((await card('Mobile Demos')).getByRole('link', { name: 'Walker' })).toHaveAttribute(
      'href',
      '/mobile-demos/1',
    );
    expect((await card('Pages')).getByRole('link', { name: 'About' })).toHaveAttribute('href', '/page/one');
  });

  test('unread messages', async () => {
    await open();
    const messages = await card('Contact Messages');
    expect(messages.getByText('4 unread of 9')).toBeInTheDocument();
    expect(messages.getByRole('link', { name: 'Hello' })).toHaveAttribute('href', '/admin/contact?message=3');
  });

  test('quick actions open straight into the create form', async () => {
    await open();
    await userEvent.click(
      within(await screen.findByRole('navigation', { name: 'Quick actions' })).getByRole('link', {
        name: 'New page',
      }),
    );
    // The screen is loaded first, with all that a form needs.
    const form = { level: 1, name: 'New page' };
    expect(await screen.findByRole('heading', form, { timeout: 20_000 })).toBeInTheDocument();
  });

  test('a card into the planner', async () => {
    await open();
    expect((await card('Planner')).getByRole('link', { name: 'Open the planner' })).toHaveAttribute(
      'href',
      '/admin/planner',
    );
  });

  test('issue: a new site is shown what is written first, until it is there or nobody wants to be told', async () => {
    const fresh = { ...data, siteOwner: { ...siteOwner, name: '' }, projects: { ...data.projects, count: 0 } };
    await open(fresh);
    const steps = within(await screen.findByRole('region', { name: 'First steps' }));
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/owner',
      '/admin/projects',
    ]);
    expect(steps.getByRole('heading', { name: 'Write a page (done)' })).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: 'Hide these steps' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });

  test('a failure is said, and the planner stays in reach', async () => {
    await open(Promise.reject(new Error('down')));
    expect(await screen.findByText('Failed to load the dashboard. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the planner' })).toBeInTheDocument();
  });
});
