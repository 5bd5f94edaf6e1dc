import { defaultUserSettings } from '@portfolio/contracts/auth';
import type { Timezone } from '@portfolio/contracts/scheduling';
import { renderRemote, unmountAll } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MyShiftsQueryVariables } from '../generated/graphql.ts';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';
import { device } from '../testing/device.ts';
import { aShift, guard, instant, pageOf } from '../shift/testing/shifts.ts';

interface Answers {
  upcoming?: object[];
  recent?: object[];
  employee?: object | null;
  shifts?: (variables: MyShiftsQueryVariables) => object;
  path?: string;
  language?: 'en' | 'es' | 'fr';
  /** Chosen in settings. */
  timezone?: Timezone;
  week?: (variables: Record<string, unknown>) => object[];
  /** Told what is saved of settings. */
  update?: (input: unknown) => void;
}

const savedSettings = {
  __typename: 'UserSettings',
  notificationsEnabled: true,
  emailNotifications: true,
  shiftReminders: true,
  language: 'en',
};

afterEach(() => localStorage.clear());

/** Opens the portal; gives back which shifts were asked for. */
async function openShifts({
  upcoming = [],
  recent = [],
  employee = guard,
  shifts = () => pageOf([]),
  path = '/planner/employee-portal',
  language,
  timezone,
  week = () => [],
  update,
}: Answers = {}) {
  const asked: MyShiftsQueryVariables[] = [];
  await renderRemote(remote, {
    path,
    language,
    user: { username: 'guard', settings: timezone ? { ...defaultUserSettings, timezone } : null },
    graphql: {
      PortalToday: { myEmployee: employee, upcoming: pageOf(upcoming), recent: pageOf(recent) },
      MyShifts: (variables) => {
        asked.push(variables as MyShiftsQueryVariables);
        return { myShifts: shifts(variables as MyShiftsQueryVariables) };
      },
      MyWeek: (variables) => ({ myShifts: pageOf(week(variables)) }),
      UpdateSettings: ({ input }) => {
        update?.(input);
        return { updateSettings: savedSettings };
      },
    },
  });
  return asked;
}

const todays = async () => within(await screen.findByRole('region', { name: 'Today’s shift' }));
const list = async () => within(await screen.findByRole('region', { name: 'My shifts' }));

describe('scheduling.md §2, Employee portal: Shifts (index)', () => {
  test('greets the employee', async () => {
    await openShifts();

    expect(await screen.findByText('Hello Gabriel, these are your shifts at Harbour Security.')).toBeInTheDocument();
  });

  test('unknown sub-paths redirect to the index', async () => {
    await openShifts({ path: '/planner/employee-portal/holidays' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Shifts' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/planner/employee-portal');
  });

  test('the tab of the open screen is marked', async () => {
    await openShifts();

    const tabs = within(screen.getByRole('navigation', { name: 'Employee portal' }));
    expect(tabs.getByRole('link', { name: 'Shifts' })).toHaveAttribute('aria-current', 'page');
  });
});

describe("scheduling.md §4, today's shift in the portal", () => {
  test('the earliest of today', async () => {
    await openShifts({
      upcoming: [aShift(1, { startTime: instant(2) }), aShift(2), aShift(3, { date: '2999-01-01' })],
    });

    expect((await todays()).getByText('Client 2')).toBeInTheDocument();
  });

  test('one that began yesterday and still runs', async () => {
    const running = aShift(4, {
      date: '2000-01-01',
      startTime: instant(-12),
      endTime: instant(1),
      status: 'IN_PROGRESS',
    });
    await openShifts({ upcoming: [aShift(1)], recent: [running] });

    expect((await todays()).getByText('Client 4')).toBeInTheDocument();
    expect((await todays()).getByText('In progress')).toBeInTheDocument();
  });

  test.each([
    ['upcoming', ''],
    ['week', '?filter=week'],
  ])('is told once; at its place in the list (%s) it says that the rest is above', async (_, search) => {
    const both = [aShift(1), aShift(2)];
    await openShifts({
      path: `/planner/employee-portal${search}`,
      upcoming: both,
      shifts: () => pageOf(both),
      week: () => both,
    });

    const [one, other] = (await (await list()).findAllByRole('article')).map((article) => within(article));
    expect(one!.getByText('Scheduled')).toBeInTheDocument();
    expect(one!.getByText('Details are above.')).toBeInTheDocument();
    expect(other!.getByText('Client 2')).toBeInTheDocument();
    expect(other!.queryByText('Details are above.')).not.toBeInTheDocument();
    expect(screen.getAllByText('Client 1')).toHaveLength(1);
  });

  test('none', async () => {
    await openShifts();

    expect((await todays()).getByText('You have no shift today.')).toBeInTheDocument();
  });
});

describe('scheduling.md §3, Shift (employee portal view)', () => {
  test('client, location, length, pay, notes and status', async () => {
    await openShifts({ shifts: () => pageOf([aShift(1, { locationName: 'Pier 4', notes: 'Bring the torch.' })]) });

    const shift = within(await (await list()).findByRole('article'));
    expect(shift.getByText('Client 1 · Pier 4')).toBeInTheDocument();
    expect(shift.getByText('8.0 h')).toBeInTheDocument();
    expect(shift.getByText('$120.00 planned pay · $15.00 an hour')).toBeInTheDocument();
    expect(shift.getByText('Bring the torch.')).toBeInTheDocument();
    expect(shift.getByText('Scheduled')).toBeInTheDocument();
  });

  test.each([
    ['SCHEDULED', 'Scheduled'],
    ['IN_PROGRESS', 'In progress'],
    ['COMPLETED', 'Completed'],
    ['MISSED', 'Missed'],
    ['CANCELLED', 'Cancelled'],
  ])('status %s is said in words', async (status, word) => {
    await openShifts({ shifts: () => pageOf([aShift(1, { status })]) });

    expect(await (await list()).findByText(word)).toBeInTheDocument();
  });
});

describe('scheduling.md §9, Timezones', () => {
  const night = {
    startTime: '2026-11-24T21:00:00.000Z',
    endTime: '2026-11-25T05:00:00.000Z',
    timeZone: 'America/Los_Angeles',
  };
  const shown = () => ({ shifts: () => pageOf([aShift(2, night)]), upcoming: [aShift(1, night)] });

  test("times are those of the chosen zone; where they differ, the site's own time stands beside", async () => {
    const asked = await openShifts({ timezone: 'Asia/Tokyo', ...shown() });

    expect(await (await list()).findByText('Wed 25 Nov, 06:00–14:00')).toBeInTheDocument();
    expect((await list()).getByText('Tue 24 Nov, 13:00–21:00 at the site (Los Angeles time)')).toBeInTheDocument();
    expect(asked).toMatchObject([{ timezone: 'Asia/Tokyo' }]);
  });

  test("who never chose sees the site's zone, wherever the phone is", async () => {
    const asked = await openShifts(shown());

    expect(await (await list()).findByText('Tue 24 Nov, 13:00–21:00')).toBeInTheDocument();
    expect((await list()).getByText('Los Angeles time')).toBeInTheDocument();
    expect(asked[0]?.timezone).toBeUndefined();
  });

  test('a banner tells of a phone elsewhere, and one tap takes over its time', async () => {
    const sent: unknown[] = [];
    device('Europe/Berlin');
    await openShifts({ ...shown(), update: (input) => sent.push(input) });
    await list();
    expect(screen.getByText('You see Los Angeles time, but this device shows Berlin time.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Use this device’s time' }));

    await waitFor(() => expect(sent).toEqual([{ timezone: 'Europe/Paris' }]));
  });

  test('or leaves it so, which this phone remembers', async () => {
    device('Europe/Berlin');
    await openShifts(shown());
    await list();

    await userEvent.click(screen.getByRole('button', { name: 'Keep as it is' }));

    expect(screen.queryByText(/but this device shows/)).not.toBeInTheDocument();
    await unmountAll();
    await openShifts(shown());
    await list();
    expect(screen.queryByText(/but this device shows/)).not.toBeInTheDocument();
  });

  test("a zone chosen by mistake gives way to the site's", async () => {
    const sent: unknown[] = [];
    device('America/Los_Angeles');
    await openShifts({ timezone: 'UTC', ...shown(), update: (input) => sent.push(input) });
    await list();

    await userEvent.click(screen.getByRole('button', { name: 'Use the site’s time' }));

    await waitFor(() => expect(sent).toEqual([{ timezone: null }]));
  });

  test('where phone and site agree nothing is said', async () => {
    device('America/Los_Angeles');
    await openShifts(shown());

    await list();
    expect(screen.queryByText(/ time$|but this device/)).not.toBeInTheDocument();
  });
});

describe('scheduling.md §4, portal shift filters', () => {
  test('upcoming at first', async () => {
    const asked = await openShifts();

    expect((await list()).getByRole('button', { name: 'Upcoming' })).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toMatchObject([{ filter: 'UPCOMING', page: 1, pageSize: 20 }]);
  });

  test.each([
    ['Past', 'PAST', '?filter=past'],
    ['All', 'ALL', '?filter=all'],
  ])('%s', async (name, filter, search) => {
    const asked = await openShifts({ shifts: (variables) => pageOf(variables.filter === filter ? [aShift(5)] : []) });

    await userEvent.click((await list()).getByRole('button', { name }));

    expect(await (await list()).findByText('Client 5')).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ filter });
    expect(window.location.search).toBe(search);
  });

  test('by the week in which they start, each with hours and pay; one that a page cuts has none', async () => {
    const on = (id: number, date: string, more: object = {}) => aShift(id, { date, ...more });
    const shifts = [on(1, '2026-11-23'), on(2, '2026-11-29', { pay: '0.10' }), on(3, '2026-11-30')];
    await openShifts({ shifts: () => pageOf(shifts, 21) });

    const week = within(await (await list()).findByRole('region', { name: '23 – 29 Nov 2026' }));
    expect(week.getByText('16.0 h · $120.10')).toBeInTheDocument();
    expect(week.getAllByRole('article')).toHaveLength(2);
    const cut = within((await list()).getByRole('region', { name: '30 Nov – 6 Dec 2026' }));
    expect(cut.getByRole('article')).toBeInTheDocument();
    expect(cut.queryByText(/ h · /)).not.toBeInTheDocument();
  });

  test('page by page, each from its top', async () => {
    const asked = await openShifts({ shifts: ({ page }) => pageOf([aShift(page)], 21) });
    Element.prototype.scrollIntoView = () => {}; // jsdom has no layout

    await userEvent.click(await (await list()).findByRole('button', { name: 'Next' }));

    expect(await (await list()).findByText('Client 2')).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ page: 2 });
    expect(screen.getByRole('heading', { name: 'My shifts' })).toHaveFocus();
  });

  test('a page whose shifts have gone is the first', async () => {
    await openShifts({
      path: '/planner/employee-portal?filter=all&page=9',
      shifts: ({ page }) => pageOf(page === 1 ? [aShift(1)] : [], 21),
    });

    expect(await (await list()).findByText('Client 1')).toBeInTheDocument();
    expect(window.location.search).toBe('?filter=all');
  });

  test('nothing to show', async () => {
    await openShifts();

    expect(await screen.findByText('No upcoming shifts.')).toBeInTheDocument();
  });
});

describe('the card of now', () => {
  // Hours from when the test runs, not from when the file was read.
  test.each([
    ['until it starts', () => ({}), /^Starts in (59 min|1 h 00 min)$/],
    ['how late one is', () => ({ startTime: instant(-0.5) }), /^(29|30) min late$/],
    [
      'how long one has worked',
      () => ({ status: 'IN_PROGRESS', checkedIn: true, checkedInAt: instant(-2) }),
      /^At work for 2 h 00 min$/,
    ],
    [
      'that it is over',
      () => ({ status: 'IN_PROGRESS', checkedIn: true, checkedInAt: instant(-9), endTime: instant(-1) }),
      /^Ended 1 h 00 min ago$/,
    ],
  ])('tells %s', async (_, particulars, words) => {
    await openShifts({ upcoming: [aShift(1, particulars())] });

    expect((await todays()).getByText(words)).toBeInTheDocument();
  });

  test('leads to the site and calls it', async () => {
    const gate = { locationName: 'Gate', locationAddress: '2 Pier, Oslo', clientContactPerson: 'Cleo' };
    await openShifts({ upcoming: [aShift(1, gate)] });

    const card = await todays();
    expect(card.getByText('2 Pier, Oslo')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=2%20Pier%2C%20Oslo',
    );
    expect(card.getByRole('link', { name: 'Call Cleo' })).toHaveAttribute('href', 'tel:+15035550111');
  });

  test('without a shift today, the next one', async () => {
    const later = { date: '2999-01-01', startTime: '2999-01-01T08:00:00Z', endTime: '2999-01-01T16:00:00Z' };
    await openShifts({ upcoming: [aShift(6, { ...later, checkInFrom: '2998-12-31T08:00:00Z' })] });

    const card = await todays();
    expect(card.getByText('You have no shift today.')).toBeInTheDocument();
    expect(card.getByText('Your next shift')).toBeInTheDocument();
    expect(card.getByText('Client 6')).toBeInTheDocument();
  });
});

describe('a week of shifts', () => {
  test('is shown day by day, with hours and pay', async () => {
    const on = (id: number, date: string, more: object = {}) => aShift(id, { date, ...more });
    const weeks: unknown[] = [];
    await openShifts({
      path: '/planner/employee-portal?filter=week&day=2026-11-25',
      week: (variables) => {
        weeks.push(variables);
        return [on(1, '2026-11-23'), on(2, '2026-11-23', { pay: '0.10' }), on(3, '2026-11-25', { status: 'MISSED' })];
      },
    });

    const shown = await list();
    expect(await shown.findByText('Mon 23 Nov – Sun 29 Nov')).toBeInTheDocument();
    expect(await shown.findByText('This week: 16.0 h · $120.10')).toBeInTheDocument();
    const monday = within(shown.getByRole('region', { name: 'Mon 23 Nov' }));
    expect(monday.getByText('16.0 h · $120.10')).toBeInTheDocument();
    expect(monday.getAllByRole('article')).toHaveLength(2);
    expect(within(shown.getByRole('region', { name: 'Tue 24 Nov' })).getByText('No shift')).toBeInTheDocument();

    await userEvent.click(shown.getByRole('button', { name: 'Week after' }));
    await waitFor(() => expect(weeks.at(-1)).toMatchObject({ firstDay: '2026-11-30', lastDay: '2026-12-06' }));
    expect(window.location.search).toBe('?filter=week&day=2026-11-30');
  });
});

describe('states', () => {
  test('loading', async () => {
    await renderRemote(remote, {
      path: '/planner/employee-portal',
      graphql: { PortalToday: () => new Promise(() => {}) },
    });

    expect(screen.getByText('Loading your shifts')).toBeInTheDocument();
  });

  test("scheduling.md §8: 'Failed to load your profile and shifts. Please try again later.', and a new try", async () => {
    let works = false;
    await renderRemote(remote, {
      path: '/planner/employee-portal',
      graphql: {
        PortalToday: () => {
          if (!works) throw new Error('down');
          return { myEmployee: guard, upcoming: pageOf([]), recent: pageOf([]) };
        },
        MyShifts: { myShifts: pageOf([]) },
      },
    });
    expect(await findAlert('Failed to load your profile and shifts. Please try again later.')).toBeInTheDocument();
    works = true;

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('You have no shift today.')).toBeInTheDocument();
  });

  test('an account without an employee is told so', async () => {
    await openShifts({ employee: null });

    expect(await screen.findByText('You are not an employee yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open settings' })).toHaveAttribute(
      'href',
      '/planner/employee-portal/settings',
    );
  });
});

test.each([
  ['es', 'Turnos', 'Hoy no tiene turno.'],
  ['fr', 'Vacations', 'Vous n’avez pas de vacation aujourd’hui.'],
] as const)('scheduling.md §9, Languages: %s', async (language, title, none) => {
  await openShifts({ language });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByText(none)).toBeInTheDocument();
});
