import type { Timezone } from '@portfolio/contracts/scheduling';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';
import { device } from '../testing/device.ts';

const defaults = {
  __typename: 'UserSettings',
  theme: 'light',
  notificationsEnabled: true,
  emailNotifications: true,
  shiftReminders: true,
  language: 'en',
  timezone: 'UTC',
};

interface Opened {
  settings?: typeof defaults;
  /** That they chose. */
  timezone?: Timezone | null;
  works?: boolean;
  loads?: boolean;
}

async function openSettings({ settings = defaults, timezone = null, works = true, loads = true }: Opened = {}) {
  const sent: unknown[] = [];
  const { host } = await renderRemote(remote, {
    path: '/planner/employee-portal/settings',
    user: { username: 'member', employee_profile: null },
    graphql: {
      MySettings: () => {
        if (!loads) throw new Error('down');
        return { settings, chosenSettings: { __typename: 'ChosenSettings', timezone } };
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
const toggle = (name: string | RegExp) => screen.findByRole('switch', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: /^(Save|Guardar|Enregistrer)$/ }));
const optionsOf = async (field: string) =>
  within(await screen.findByRole('combobox', { name: field }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('scheduling.md §3, User settings', () => {
  test('§9: the choices, and the default settings', async () => {
    await openSettings();

    expect(await optionsOf('Theme')).toEqual(['System', 'Light', 'Dark']);
    expect(await optionsOf('Language')).toEqual(['English', 'Español', 'Français']);
    expect(await optionsOf('Time zone')).toEqual([
      'The site’s own time',
      'UTC',
      'New York',
      'Chicago',
      'Denver',
      'Los Angeles',
      'London',
      'Paris',
      'Tokyo',
      'Sydney',
    ]);
    expect(await toggle('Shift reminders')).toBeChecked();
  });
});

describe('scheduling.md §5, Settings', () => {
  test('notification sub-toggles are disabled when notifications are off, and keep what they were', async () => {
    const { sent } = await openSettings();
    await userEvent.click(await toggle('Email notifications'));
    await userEvent.click(await toggle('Notifications'));

    expect(await toggle('Email notifications')).toBeDisabled();
    expect(await toggle('Shift reminders')).toBeDisabled();
    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ notificationsEnabled: false, emailNotifications: false }]);
  });

  test('they can be changed when notifications are on', async () => {
    const { sent } = await openSettings();

    await userEvent.click(await toggle('Shift reminders'));
    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ shiftReminders: false }]);
  });
});

describe('readings.md, Two settings of the theme', () => {
  const theme = () => screen.findByRole('combobox', { name: 'Theme' });

  test('the form shows what is in force, and saving something else keeps it', async () => {
    const { host, sent } = await openSettings();
    expect(await theme()).toHaveDisplayValue('Dark');
    await choose('Time zone', 'Asia/Tokyo');

    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ timezone: 'Asia/Tokyo' }]);
    expect(host.theme.get()).toBe('dark');
  });

  test('it follows the toggle of the header', async () => {
    const { host } = await openSettings();
    await theme();

    act(() => host.theme.set('light'));

    expect(await theme()).toHaveDisplayValue('Light');
  });

  test.each([
    ['Light', 'light', 'light'],
    ['System', null, 'system'],
  ])('%s applies when it is saved, not before', async (name, saved, choice) => {
    const { host, sent } = await openSettings();
    await choose('Theme', name);
    expect(host.themeChoice.get()).toBe('dark');

    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ theme: saved }]);
    expect(host.themeChoice.get()).toBe(choice);
  });
});

describe('scheduling.md §9, Timezones', () => {
  const zone = () => screen.findByRole('combobox', { name: 'Time zone' });

  test("who never chose has the site's own time, and this device's is one tap away", async () => {
    device('America/Los_Angeles');
    const { sent } = await openSettings();
    expect(await zone()).toHaveDisplayValue('The site’s own time');

    await userEvent.click(screen.getByRole('button', { name: 'Use Los Angeles time, like this device' }));
    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ timezone: 'America/Los_Angeles' }]);
  });

  test('a device whose zone is not offered is offered one with the same clock', async () => {
    device('Europe/Berlin');
    await openSettings();
    await zone();

    expect(screen.getByRole('button', { name: 'Use Paris time, like this device' })).toBeInTheDocument();
  });

  test('a choice can be taken back', async () => {
    const { sent } = await openSettings({ timezone: 'Asia/Tokyo' });
    expect(await zone()).toHaveDisplayValue('Tokyo');
    await choose('Time zone', 'The site’s own time');

    await save();

    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ timezone: null }]);
  });
});

test('a saved language applies at once, to the words of the success too', async () => {
  const { host, sent } = await openSettings();
  await choose('Language', 'Français');

  await save();

  expect(await screen.findByText('Paramètres enregistrés !')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Paramètres' })).toBeInTheDocument();
  expect(host.language.get()).toBe('fr');
  expect(sent).toEqual([{ language: 'fr' }]);
});

test('the language that is in force is shown, follows the footer, and is saved only by who chooses it', async () => {
  const { host, sent } = await openSettings({ settings: { ...defaults, language: 'es' } });
  const language = () => screen.findByRole('combobox', { name: /^(Language|Langue)$/ });
  expect(await language()).toHaveDisplayValue('English');
  await userEvent.click(await toggle('Shift reminders'));
  await save();
  expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
  expect(sent).toEqual([{ shiftReminders: false }]);

  await choose('Language', 'Français');
  await choose('Language', 'English');
  await save();
  await waitFor(() => expect(sent.slice(1)).toEqual([{ language: 'en' }]));

  act(() => host.language.set('fr'));
  expect(await language()).toHaveDisplayValue('Français');
  await userEvent.click(await toggle(/^(Shift reminders|Rappels de vacation)$/));
  await save();
  await waitFor(() => expect(sent.slice(2)).toEqual([{ shiftReminders: true }]));
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
