import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner } from '../../testing/planner.ts';

const anEvent = (__typename: string, particulars: object) => ({
  __typename,
  id: '1',
  at: '2026-11-20T21:30:00.000Z',
  timeZone: 'America/New_York',
  kind: 'SETTINGS_CHANGED',
  personId: '7',
  personName: 'Olga Ruiz',
  clientAddress: '203.0.113.9',
  subject: '',
  changes: [],
  ...particulars,
});

const change = (name: string, before: string | null, after: string | null) => ({
  __typename: 'CompanyEventChange',
  name,
  before,
  after,
});

/** Opens a log that has these events. @returns what it asks for, in order */
async function open(path: string, operation: string, field: string, events: object[], user?: object) {
  const asked: Record<string, unknown>[] = [];
  await openPlanner(path, {
    ...(user && { user }),
    graphql: {
      [operation]: (variables: Record<string, unknown>) => {
        asked.push(variables);
        return { [field]: { __typename: 'Page', count: events.length, results: events } };
      },
    },
  });
  return asked;
}

const openCompany = (events: object[]) =>
  open(
    '/admin/planner/activity',
    'CompanyActivity',
    'companyEvents',
    events.map((event) => anEvent('CompanyEvent', event)),
  );

describe("a company's audit log", () => {
  test('who did what, when by the clock of the company, and from where', async () => {
    await openCompany([
      { changes: [change('check_in_hours', '24', '12'), change('planning_rules', '{}', '{"rest":{}}')] },
      { id: '2', kind: 'EXPORT', subject: 'payments.csv', personId: null, personName: '' },
    ]);
    const row = await screen.findByRole('row', { name: /Settings changed/ });
    expect(row).toHaveTextContent(/20 Nov 2026, 16:30:00New York time.*Olga Ruiz.*203\.0\.113\.9/);
    expect(row).toHaveTextContent(/Earliest check-in: 24 → 12.*Planning rules changed/);
    expect(screen.getByRole('row', { name: /payments\.csv/ })).toHaveTextContent(/File downloaded.*not signed in/);
    expect(screen.getByText('2 events')).toBeVisible();
  });

  test('what became of a shift, in words and on the clock of its site', async () => {
    await openCompany([
      {
        kind: 'SHIFT_CHANGED',
        subject: 'Ann Lee, Bluebird, 2026-12-20 21:00',
        changes: [
          change('employee', 'Ann Lee', 'Bob Roy'),
          change('end_time', '2026-12-21 05:00', '2026-12-21 06:00'),
          change('status', 'scheduled', 'in_progress'),
          change('notes', null, null),
        ],
      },
      { id: '2', kind: 'SHIFTS_CREATED', subject: '2026-12-20 – 2026-12-26 (12)' },
    ]);
    const row = await screen.findByRole('row', { name: /Shift changed/ });
    expect(row).toHaveTextContent(/Ann Lee, Bluebird, 20 Dec 2026, 21:00/);
    expect(row).toHaveTextContent(/Employee: Ann Lee → Bob Roy.*End: 21 Dec 2026, 05:00 → 21 Dec 2026, 06:00/);
    expect(row).toHaveTextContent(/Status: Scheduled → In progress.*Notes changed/);
    const several = screen.getByRole('row', { name: /Several shifts created/ });
    expect(several).toHaveTextContent('20 Dec 2026 – 26 Dec 2026 (12)');
  });

  test('is narrowed to a kind, to days and to one person', async () => {
    const asked = await openCompany([{}]);
    await userEvent.click(await screen.findByRole('button', { name: /Olga Ruiz/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ person: '7', company: '3' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Payment marked as paid');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ person: '7', kind: 'PAYMENT_PAID' }));
    await userEvent.type(screen.getByLabelText('From'), '2026-11-01');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2026-11-01', to: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ person: null, kind: null, from: null }));
  });

  test('has nothing to show, or cannot', async () => {
    await openCompany([]);
    expect(await screen.findByText('No events yet.')).toBeVisible();
    expect(screen.getByText(/Who was invited and who came appears under Recent Activity/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  });

  test('says that it cannot be loaded', async () => {
    await openPlanner('/admin/planner/activity', { graphql: { CompanyActivity: fails } });
    expect(await screen.findByText('Failed to load the audit log. Please try again later.')).toBeVisible();
  });
});

test('staff see what was done to accounts, from the start of a day of theirs to its end', async () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const event = anEvent('AccountEvent', { kind: 'SIGN_IN_FAILED', personId: null, personName: '' });
  const asked = await open(
    '/admin/planner/account-activity',
    'AccountActivity',
    'accountEvents',
    [{ ...event, userId: '8', userName: 'guard', userAgent }],
    { is_staff: true },
  );
  const row = await screen.findByRole('row', { name: /Sign-in failed/ });
  expect(row).toHaveTextContent(/guard.*203\.0\.113\.9.*Firefox on Linux/);
  await userEvent.type(screen.getByLabelText('To'), '2026-11-20');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ to: new Date(2026, 10, 21).toISOString() }));
  await userEvent.click(within(row).getByRole('button', { name: /guard/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ person: '8' }));
});

test('ASVS 6.4.4: whose second factor was ended, and how they had proven who they are', async () => {
  const event = anEvent('AccountEvent', {
    kind: 'SECOND_FACTOR_REMOVED',
    changes: [{ __typename: 'AccountEventChange', name: 'identity_proof', before: null, after: 'document_on_video' }],
  });
  await open(
    '/admin/planner/account-activity',
    'AccountActivity',
    'accountEvents',
    [{ ...event, userId: '8', userName: 'guard', userAgent: '' }],
    { is_staff: true },
  );
  const row = await screen.findByRole('row', { name: /Two-step sign-in turned off/ });
  expect(row).toHaveTextContent(/Identity verified: In a video call, with an identity document.*Olga Ruiz.*guard/);
});
