import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';

const settings = {
  __typename: 'UserSettings',
  theme: 'light',
  notificationsEnabled: true,
  emailNotifications: true,
  shiftReminders: true,
  language: 'en',
  timezone: 'UTC',
};
const urlOf = (number: number) => `https://site.example/api/planner/calendar/${number}.ics`;

async function openSettings({ made = 0, works = true, isEmployee = true } = {}) {
  let feed = made;
  const feedOf = () =>
    feed === 0
      ? null
      : { __typename: 'CalendarFeed', url: urlOf(feed), createdAt: '2029-01-01T00:00:00Z', readAt: null };
  await renderRemote(remote, {
    path: '/planner/employee-portal/settings',
    user: { username: 'guard', employee_profile: isEmployee ? { id: 1, company_id: 1 } : null },
    graphql: {
      MySettings: { settings, chosenSettings: { __typename: 'ChosenSettings', timezone: null } },
      UnreadNotices: {
        myUnreadNotices: 0,
        myUnreadThreads: 0,
        myOpenShifts: [],
        myEmployee: { __typename: 'Employee', id: '1', companyName: 'Northgate Security', status: 'ACTIVE' },
      },
      PushKey: { pushKey: null },
      MyCalendarFeed: () => ({ myCalendarFeed: feedOf() }),
      RenewMyCalendarFeed: () => {
        if (!works) throw new Error('down');
        feed += 1;
        return { renewMyCalendarFeed: feedOf() };
      },
      RevokeMyCalendarFeed: () => {
        feed = 0;
        return { revokeMyCalendarFeed: true };
      },
    },
  });
  await screen.findByRole('switch', { name: 'Notifications' });
}
const card = async () => within(await screen.findByRole('region', { name: 'Your calendar' }));
const press = async (name: string) => userEvent.click(await (await card()).findByRole('button', { name }));
const address = async () => (await card()).findByRole('textbox', { name: 'Private address' });

let copied = '';
beforeEach(() => {
  const writeText = (text: string) => Promise.resolve(void (copied = text));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});

test('an address is made, copied, renewed and revoked; what voids one is asked twice', async () => {
  await openSettings();
  await press('Create an address');
  expect(await address()).toHaveValue(urlOf(1));
  expect((await card()).getByText('No calendar has read it yet.')).toBeInTheDocument();
  await press('Copy');
  expect(await screen.findByText('Address copied.')).toBeInTheDocument();
  expect(copied).toBe(urlOf(1));
  await press('New address');
  await press('Confirm');
  expect(await screen.findByDisplayValue(urlOf(2))).toBeInTheDocument();
  await press('Stop');
  await press('Confirm');
  expect(await (await card()).findByRole('button', { name: 'Create an address' })).toBeInTheDocument();
});

test('a failure says so', async () => {
  await openSettings({ works: false });
  await press('Create an address');
  expect(await findAlert('Your change could not be saved. Please try again.')).toBeInTheDocument();
});

test('is not there for who is no employee', async () => {
  await openSettings({ isEmployee: false });
  expect(screen.queryByRole('region', { name: 'Your calendar' })).not.toBeInTheDocument();
});
