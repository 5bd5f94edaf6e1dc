import { createTestHost } from '@portfolio/remote-kit/testing';
import { find } from '../remote.ts';

const signal = new AbortController().signal;
const ruth = { __typename: 'Employee', id: '7', name: 'Ruth Okafor', email: 'ruth@example.com' };
const bluebird = { __typename: 'Client', id: '3', name: 'Ruthless Bikes', city: null };
const night = {
  __typename: 'Shift',
  id: '12',
  title: '',
  startTime: '2031-01-06T21:00:00Z',
  endTime: '2031-01-07T05:00:00Z',
  timeZone: 'UTC',
  employeeName: 'Ruth Okafor',
  clientName: 'Bluebird',
};
const asked: unknown[] = [];
const graphql = {
  PeopleMatches: () => ({ employees: { results: [ruth] }, clients: { results: [bluebird] } }),
  ShiftMatches: (variables: unknown) => {
    asked.push(variables);
    return { shifts: { results: [night] } };
  },
};
const search = (text: string, user: object = { is_admin: true }) =>
  find!(createTestHost({ user, graphql }), { text, signal });

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2031-01-05T12:00:00Z'), advanceTimers: true });
  asked.splice(0);
});
afterEach(() => jest.useRealTimers());

test('without a text it offers the screens and what one may begin', async () => {
  const titles = (await search('')).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Scheduler', 'Timesheets', 'Create new shift', 'Invite employee']));
  expect(asked).toEqual([]);
});

test('a name finds the employee, the client, and shifts from today on', async () => {
  expect(await search('ruth')).toEqual([
    { group: 'Employees', title: 'Ruth Okafor', detail: 'ruth@example.com', to: '/admin/planner/employees/7' },
    { group: 'Clients', title: 'Ruthless Bikes', detail: undefined, to: '/admin/planner/clients/3' },
    {
      group: 'Shifts',
      title: 'Ruth Okafor, Bluebird',
      detail: expect.stringContaining('21:00–05:00'),
      to: '/admin/planner/shifts/12',
    },
  ]);
  expect(asked).toEqual([{ text: 'ruth', startAfter: '2031-01-05', endBefore: undefined }]);
});

test('a name with a day finds what they work then', async () => {
  await search('ruth tomorrow');
  expect(asked).toEqual([{ text: 'ruth', startAfter: '2031-01-06', endBefore: '2031-01-06' }]);
});

test('who administers no company finds nothing here, and nobody is asked', async () => {
  expect(await search('ruth', { is_staff: true })).toEqual([]);
  expect(asked).toEqual([]);
});
