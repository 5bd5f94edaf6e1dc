import { createTestHost } from '@portfolio/remote-kit/testing';
import { find } from '../remote.ts';

const signal = new AbortController().signal;
const none = { results: [] };
const graphql = {
  ContentMatches: () => ({
    projects: { results: [{ __typename: 'Project', id: '4', title: 'Night watch', isPublished: false }] },
    mobileDemos: none,
    pages: none,
    blogPosts: none,
    contactMessages: { results: [{ __typename: 'ContactMessage', id: '9', subject: 'A night', name: 'Ada' }] },
  }),
};
const search = (text: string, user: object) => find!(createTestHost({ user, graphql }), { text, signal });

test('finds content, drafts marked, and messages, each at its form', async () => {
  expect(await search('night', { is_staff: true })).toEqual([
    { group: 'Administration · Projects', title: 'Night watch', detail: 'Draft', to: '/admin/projects?edit=4' },
    { group: 'Contact Messages', title: 'A night', detail: 'Ada', to: '/admin/contact?search=night&message=9' },
  ]);
});

test('offers screens and forms without a text', async () => {
  const titles = (await search('', { is_superuser: true })).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Contact Messages', 'New project']));
});

test('is for staff', async () => {
  expect(await search('night', { is_admin: true })).toEqual([]);
});
