import { createTestHost } from '@portfolio/remote-kit/testing';
import { find } from '../remote.ts';

const signal = new AbortController().signal;
const search = async (text: string, user: object) =>
  (await find!(createTestHost({ user, language: 'es' }), { text, signal })).map(({ to }) => to);

test('an employee finds the screens of the portal, in their language and without accents', async () => {
  const user = { employee_profile: { id: 1, company_id: 1 } };
  expect(await search('', user)).toHaveLength(9);
  expect(await search('disponib', user)).toEqual(['/planner/employee-portal/availability']);
});

test('who is no employee finds none', async () => {
  expect(await search('', { is_admin: true })).toEqual([]);
});
