import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';

const defaults = {
  __typename: 'UserSettings',
  theme: 'light',
  notificationsEnabled: true,
  emailNotifications: true,
  shiftReminders: true,
  language: 'en',
  timezone: 'UTC',
};

async function openSettings({ settings = defaults, works = true, loads = true } = {}) {
  const sent: unknown[] = [];
  const { host } = await renderRemote(remote, {
    path: '/planner/employee-portal/settings',
    user: { username: 'member', employee_profile: null },
    graphql: {
      MySettings: () => {
        if (!loads) throw new Error('down');
        return { settings };
      },
      UpdateSettings: ({ input }) => {
        sent.push(input);
        if (!works) throw new Error('down');
        return { updateSettings: { ...settings, ...(input as object) } };
      },
    },
  });
  return { host, sent };
}

const choose = async (field: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: field }), option);
const toggle = (name: string) => screen.findByRole('switch', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: /^(Save|Guardar|Enregistrer)$/ }));
const optionsOf = async (field: string) =>
  within(await screen.findByRole('combobox', { name: field }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('scheduling.md §3, User settings', () => {
  test('§9: the choices, and the default settings', async () => {
    await openSettings();

    expect(await optionsOf('Theme')).toEqual(['Light', 'Dark']);
    expect(await optionsOf('Language')).toEqual(['English', 'Español', 'Français']);
    expect(await optionsOf('Time zone')).toEqual([
      'UTC',
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Los_Angeles',
      'Europe/London',
      'Europe/Paris',
      'Asia/Tokyo',
      'Australia/Sydney',
    ]);
    expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('Light');
    expect(await toggle('Shift reminders')).toBeChecked();
  });
});

describe('scheduling.md §5, Settings', () => {
  test('notification sub-toggles are disabled when notifications are off, and keep what they were', async () => {
    const { sent } = await openSettings({ settings: { ...defaults, emailNotifications: false } });
    await userEvent.click(await toggle('Notifications'));

    expect(await toggle('Email notifications')).toBeDisabled();
    expect(await toggle('Shift reminders')).toBeDisabled();
    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(sent).toMatchObject([{ notificationsEnabled: false, emailNotifications: false, shiftReminders: true }]);
  });

  test('they can be changed when notifications are on', async () => {
    const { sent } = await openSettings();

    await userEvent.click(await toggle('Shift reminders'));
    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(sent).toMatchObject([{ notificationsEnabled: true, emailNotifications: true, shiftReminders: false }]);
  });
});

describe('readings.md, Two settings of the theme', () => {
  test('a saved theme applies when it is saved, not before', async () => {
    const { host } = await openSettings();
    expect(host.theme.get()).toBe('dark');
    await choose('Time zone', 'Asia/Tokyo');
    expect(host.theme.get()).toBe('dark');

    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(host.theme.get()).toBe('light');
  });
});

test('a saved language applies at once, to the words of the success too', async () => {
  const { host, sent } = await openSettings();
  await choose('Language', 'Français');

  await save();

  expect(await screen.findByText('Réglages enregistrés !')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Réglages' })).toBeInTheDocument();
  expect(host.language.get()).toBe('fr');
  expect(sent).toMatchObject([{ language: 'fr' }]);
});

describe('scheduling.md §8, Portal: Settings', () => {
  test("'Failed to save settings. Please try again.'; nothing changes and the choice stays", async () => {
    const { host } = await openSettings({ works: false });
    await choose('Language', 'Español');

    await save();

    expect(await findAlert('Failed to save settings. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Español');
    expect([host.language.get(), host.theme.get()]).toEqual(['en', 'dark']);
  });

  test("'Failed to load settings. Please try again later.'", async () => {
    await openSettings({ loads: false });

    expect(await findAlert('Failed to load settings. Please try again later.')).toBeInTheDocument();
  });
});
