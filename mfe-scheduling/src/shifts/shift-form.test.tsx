import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fault } from '@portfolio/contracts/errors';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aShift, manager, shiftArea } from './shift.fixture.ts';

async function open(path: string, area: Parameters<typeof shiftArea>[0] = {}, user: object = manager) {
  const { asked, graphql } = shiftArea(area);
  await renderRemote(remote, { path: `/admin/planner/shifts${path}`, user, graphql, rest: {} });
  return asked;
}

/** The form, and not the list beneath it. */
const form = () => within(document.querySelector('form')!);
const press = (name: string) => userEvent.click(form().getByRole('button', { name }));
const choose = async (label: string, option: string) => {
  await userEvent.type(form().getByLabelText(label, { selector: 'input' }), option);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
};
/** A text, or a day and a time of day. */
function enter(label: string, value: string): void {
  const [text, clock] = value.split('T');
  fireEvent.input(form().getByLabelText(label), { target: { value: text } });
  if (clock) fireEvent.input(form().getByLabelText(`${label}, hours and minutes`), { target: { value: clock } });
}
const problems = () => within(screen.getByRole('alert', { name: 'The shift was not saved' })).getAllByRole('listitem');

const conflict = (particulars: object) => ({
  __typename: 'ShiftConflict',
  change: 0,
  severity: 'WARNING',
  other: null,
  from: null,
  until: null,
  qualifications: [],
  hours: null,
  days: null,
  limit: null,
  week: null,
  first: null,
  last: null,
  ...particulars,
});

describe('what speaks against a shift by the rules of its company', () => {
  test('is said in the form before it is saved, in the time of the site; an overlap can be permitted there', async () => {
    const questions: unknown[] = [];
    const other = {
      __typename: 'ConflictingShift',
      id: '12',
      clientName: 'Atlas Mall',
      startTime: '2026-12-01T10:00:00.000Z',
      endTime: '2026-12-01T23:00:00.000Z',
    };
    await open('/new?client=4&employee=5', {
      ShiftConflicts: (variables: object) => {
        questions.push(variables);
        return {
          shiftConflicts: [
            conflict({ code: 'OVERLAP', severity: 'REFUSAL', other }),
            conflict({ code: 'SHORT_REST', hours: 2.5, limit: 11, other }),
            conflict({ code: 'QUALIFICATION_MISSING', qualifications: ['First aid', 'Dogs'] }),
          ],
        };
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    enter('Start time', '2026-12-01T22:00');
    expect(questions).toEqual([]);
    enter('End time', '06:00');
    await screen.findByText('At the same time as Atlas Mall (Tue 1 Dec, 10:00–23:00).');
    expect(screen.getByText(/^2.5 h of rest between this and Atlas Mall .* at least 11 h are needed.$/)).toBeVisible();
    expect(screen.getByText('Qualification missing: First aid and Dogs.')).toBeVisible();
    expect(form().getByRole('checkbox', { name: /Plan it anyway|other shift/ })).not.toBeChecked();
    expect(questions.at(-1)).toEqual({
      changes: [
        {
          id: null,
          client: '4',
          location: null,
          post: null,
          employee: '5',
          startTime: '2026-12-01T22:00:00.000Z',
          endTime: '2026-12-02T06:00:00.000Z',
          status: 'SCHEDULED',
          allowOverlap: false,
        },
      ],
    });
  });

  test('an expired license that the company refuses asks for a reason, which is sent', async () => {
    const expired = {
      code: 'LICENSE_EXPIRED',
      severity: 'REFUSAL',
      qualifications: ['Guard card'],
      first: '2026-12-02',
    };
    const asked = await open('/new?client=4&employee=5', {
      ShiftConflicts: { shiftConflicts: [conflict(expired)] },
    });
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    expect(screen.queryByLabelText('Reason to plan it anyway')).not.toBeInTheDocument();
    enter('Start time', '2026-12-01T22:00');
    enter('End time', '06:00');
    expect(await screen.findByText('No valid license on 2 Dec 2026: Guard card.')).toBeVisible();
    fireEvent.input(screen.getByLabelText('Reason to plan it anyway'), {
      target: { value: 'The card is in the mail.' },
    });
    await press('Create shift');
    await waitFor(() => expect(asked.saved).toHaveLength(1));
    expect(JSON.stringify(asked.saved)).toContain('"overrideReason":"The card is in the mail."');
  });

  test('is no hindrance when it cannot be told', async () => {
    const asked = await open('/new?client=4&employee=5', { ShiftConflicts: () => Promise.reject(new Error('down')) });
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    enter('Start time', '2026-12-01T22:00');
    enter('End time', '06:00');
    await press('Create shift');
    await waitFor(() => expect(asked.saved).toHaveLength(1));
  });

  test('is said of a saved shift on its page', async () => {
    await open('/7', {
      ShiftConflicts: { shiftConflicts: [conflict({ code: 'WEEK_HOURS', hours: 52, limit: 48, week: '2026-11-23' })] },
    });
    expect(await screen.findByText('52 h in the week of 23 Nov 2026; the limit is 48 h.')).toBeVisible();
  });
});

test('of a shift that has been paid, what its pay follows from is shown and stays; the rest can be changed', async () => {
  const asked = await open('/edit/7', { shifts: [aShift({ status: 'COMPLETED', paid: true })] });
  expect(await form().findByText(/^This shift has been paid/)).toBeVisible();
  for (const label of ['Employee', 'Start time', 'End time', 'Status']) {
    expect(form().getByLabelText(label)).toBeDisabled();
  }
  await userEvent.type(form().getByLabelText(/^Notes/), '!');
  await press('Save changes');
  await waitFor(() => expect(asked.saved).toMatchObject([{ id: '7', input: { notes: 'Ring twice!' } }]));
});

describe('scheduling.md §5, Shift form', () => {
  test('a new shift is scheduled (§9), an empty location is sent as null', async () => {
    const asked = await open('/new');
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    await choose('Client', 'Har');
    await choose('Employee', 'Bob');
    enter('Start time', '2026-12-01T22:00');
    enter('End time', '06:00');
    await press('Create shift');

    await waitFor(() => expect(window.location.pathname).toBe('/admin/planner/shifts/70'));
    expect(asked.saved).toEqual([
      {
        input: {
          title: '',
          client: '4',
          location: null,
          post: null,
          employee: '6',
          startTime: '2026-12-01T22:00:00.000Z',
          endTime: '2026-12-02T06:00:00.000Z',
          status: 'SCHEDULED',
          notes: '',
          allowOverlap: false,
        },
      },
    ]);
    expect(await screen.findByText('The shift was created.')).toBeInTheDocument();
  });

  test('a gap of the coverage is filled in: its place, its post, and its times on the clock there', async () => {
    const gap = '?client=4&location=9&post=31&start=2026-12-01T22:00&end=2026-12-02T06:00';
    const asked = await open(`/new${gap}`);
    await choose('Employee', 'Bob');
    await waitFor(() => expect(form().getByLabelText(/^Post/)).toHaveValue('31'));
    await press('Create shift');
    await waitFor(() => expect(asked.saved).toHaveLength(1));
    expect(asked.saved[0]).toMatchObject({
      input: { location: '9', post: '31', startTime: '2026-12-01T13:00:00.000Z', endTime: '2026-12-01T21:00:00.000Z' },
    });
  });

  test('a shift at another place fills no post there', async () => {
    const asked = await open('/new?client=4&location=9&post=31&start=2026-12-01T22:00&end=2026-12-02T06:00');
    await choose('Employee', 'Bob');
    await waitFor(() => expect(form().getByLabelText(/^Post/)).toHaveValue('31'));
    await userEvent.selectOptions(form().getByLabelText(/^Location/), '');
    await waitFor(() => expect(form().queryByLabelText(/^Post/)).not.toBeInTheDocument());
    await press('Create shift');
    await waitFor(() => expect(asked.saved).toHaveLength(1));
    expect(asked.saved[0]).toMatchObject({ input: { location: null, post: null } });
  });

  test('required fields, each in its sentence', async () => {
    const asked = await open('/new');
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    await press('Create shift');

    await waitFor(() =>
      expect(problems().map(({ textContent }) => textContent)).toEqual([
        'Client is required',
        'Employee is required',
        'Start time is required',
        'End time is required',
      ]),
    );
    expect(asked.saved).toEqual([]);
  });

  test('End time must be after start time; the error clears when the field is edited', async () => {
    await open('/new?client=4&employee=5');
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    enter('Start time', '2026-12-01T22:00');
    enter('End time', '22:00');
    await press('Create shift');
    const end = form().getByLabelText('End time');
    await waitFor(() => expect(end).toHaveAccessibleDescription('End time must be after start time'));
    enter('End time', '23:00');

    await waitFor(() => expect(end).not.toBeInvalid());
  });

  test('a press sets the length', async () => {
    await open('/new');
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    enter('Start time', '2026-12-01T22:00');
    await press('8 h');

    expect(form().getByLabelText('End time')).toHaveValue('06:00');
    expect(form().getByText('Lasts 8.00 h.')).toBeInTheDocument();
    expect(form().getByText('Ends on Wed 2 Dec.')).toBeInTheDocument();
  });

  test('another start keeps the length, also while it is typed; an end may come before its start', async () => {
    await open('/new');
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    enter('End time', '06:00');
    enter('Start time', '2026-12-01T22:00');
    expect(form().getByText('Lasts 8.00 h.')).toBeInTheDocument();
    enter('Start time', '2026-12-01T9');
    enter('Start time', '2026-12-03T20:30');
    expect(form().getByLabelText('End time')).toHaveValue('04:30');
    expect(form().getByText('Ends on Fri 4 Dec.')).toBeInTheDocument();
  });

  // The client's own zone, the location's, the company's.
  test.each<[string, string | undefined, string, string]>([
    ['/new?client=4&employee=5', undefined, 'UTC', '2026-12-01T22:00:00.000Z'],
    ['/new?client=4&employee=5', '9', 'Tokyo', '2026-12-01T13:00:00.000Z'],
    ['/new?client=8&employee=5', undefined, 'Los Angeles', '2026-12-02T06:00:00.000Z'],
  ])('times are entered on the clock of the site: %s, location %s', async (path, location, zone, start) => {
    const asked = await open(path);
    await form().findByText(/ time$/, { selector: 'p' });
    if (location) await userEvent.selectOptions(form().getByLabelText(/^Location/), location);
    expect(await form().findByText(`${zone} time`)).toBeInTheDocument();
    enter('Start time', '2026-12-01T22:00');
    enter('End time', '06:00');
    await press('Create shift');

    await waitFor(() => expect(asked.saved).toHaveLength(1));
    expect(asked.saved[0]).toMatchObject({ input: { startTime: start } });
  });
});

test('who saves before it is known on which clock the site is saves the times of that clock all the same', async () => {
  const client = { __typename: 'Client', id: '8', name: 'Atlas Mall', timeZone: null, companyId: '3', locations: [] };
  let answer!: () => void;
  const known = new Promise<void>((resolve) => (answer = resolve));
  const asked = await open('/new?client=8&employee=5', {
    ChosenClient: async () => {
      await known;
      return { client };
    },
  });
  enter('Start time', '2026-12-01T22:00');
  enter('End time', '06:00');
  await press('Create shift');
  expect(screen.queryByRole('alert', { name: 'The shift was not saved' })).toBeNull();
  answer();
  await waitFor(() => expect(asked.saved).toHaveLength(1));
  expect(asked.saved[0]).toMatchObject({ input: { startTime: '2026-12-02T06:00:00.000Z' } });
});

describe('scheduling.md §4 and §5: locations', () => {
  const location = () => form().getByLabelText(/^Location/);

  test("disabled without a client, and when the client has none: 'No additional locations for this client'", async () => {
    await open('/new');
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    expect(location()).toBeDisabled();
    await choose('Client', 'Atl');

    expect(await form().findByText('No additional locations for this client')).toBeInTheDocument();
    expect(location()).toBeDisabled();
  });

  test('changing the client clears the location and reloads', async () => {
    const asked = await open('/edit/7', { shifts: [aShift({ locationId: '9', locationName: 'Gate' })] });
    await waitFor(() => expect(location()).toHaveValue('9'));
    await choose('Client', 'Atl');
    await form().findByText('No additional locations for this client');
    await press('Save changes');

    await waitFor(() => expect(asked.saved).toHaveLength(1));
    expect(asked.saved[0]).toMatchObject({ id: '7', input: { client: '8', location: null } });
  });

  test('a failed load of locations leaves an empty list silently (§8)', async () => {
    await open('/new?client=4', {
      ChosenClient: () => {
        throw new Error('down');
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'New shift' });
    expect(location()).toBeDisabled();
    expect(screen.queryByText('Failed to load form options. Please try again later.')).not.toBeInTheDocument();
  });
});

test('look.md: who has no client or employee yet is told what a shift needs, and led there', async () => {
  await open('/new', {
    ClientChoices: { clients: { __typename: 'ClientPage', count: 0, results: [] } },
    EmployeeChoices: { employees: { __typename: 'EmployeePage', count: 0, results: [] } },
  });
  await screen.findByText('A shift needs an active client, and there is none yet.');
  expect(form().getByRole('link', { name: 'Add client' })).toHaveAttribute('href', '/admin/planner/clients/new');
  await screen.findByText(/^This form lists active employees, and there is none yet\./);
  expect(form().getByRole('link', { name: 'Add employee' })).toHaveAttribute('href', '/admin/planner/employees/new');
});

describe('readings.md: an employee cannot be in two places', () => {
  const other = { shift: 'Atlas Mall', start: '2026-11-24 20:00', end: '2026-11-24 23:00', zone: 'UTC', id: 3 };
  const sentence = 'This employee already has a shift at this time: Atlas Mall, Tue 24 Nov, 20:00 to 23:00 (UTC time).';

  test('is refused on employee, and may be allowed deliberately', async () => {
    const sent: object[] = [];
    await open('/edit/7', {
      UpdateShift: (variables: { input: { allowOverlap: boolean } }) => {
        sent.push(variables.input);
        if (variables.input.allowOverlap) return { updateShift: aShift({ allowOverlap: true }) };
        const extensions = { code: 'BAD_USER_INPUT', errors: { employee: [fault('employee_has_shift', other)] } };
        throw new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Invalid input.', extensions }] });
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Edit shift' });
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    expect(form().queryByRole('checkbox')).not.toBeInTheDocument();
    await press('Save changes');
    expect((await form().findAllByText(sentence)).length).toBeGreaterThan(0);

    await userEvent.click(form().getByRole('checkbox', { name: 'Plan it anyway, alongside the other shift' }));
    await press('Save changes');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/planner/shifts/7'));
    expect(sent).toEqual([{}, { allowOverlap: true }]);
  });
});

describe('scheduling.md §8', () => {
  const down = () => {
    throw new Error('down');
  };

  test("'Failed to load form options. Please try again later.'", async () => {
    await open('/new', { EmployeeChoices: down });
    expect(await screen.findByText('Failed to load form options. Please try again later.')).toBeInTheDocument();
  });

  test("'Failed to load shift data. Please try again later.'", async () => {
    await open('/edit/7', { ShiftDetail: down });
    expect(await screen.findByText('Failed to load shift data. Please try again later.')).toBeInTheDocument();
  });

  test("'Failed to save shift. Please try again later.', and what was typed stays", async () => {
    await open('/edit/7', { UpdateShift: down });
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    await userEvent.type(form().getByLabelText(/^Title/), ' 2');
    await press('Save changes');

    expect(await form().findByText('Failed to save shift. Please try again later.')).toBeInTheDocument();
    expect(form().getByLabelText(/^Title/)).toHaveValue('Night watch 2');
  });

  test("'Shift not found.'", async () => {
    await open('/edit/99');
    expect(await screen.findByText('Shift not found.')).toBeInTheDocument();
  });
});

test('a missed shift stays missed unless another status is chosen', async () => {
  const asked = await open('/edit/7', { shifts: [aShift({ status: 'MISSED' })] });
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  await press('Save changes');

  await waitFor(() => expect(asked.saved).toHaveLength(1));
  expect(asked.saved[0]).not.toHaveProperty('input.status');
});
