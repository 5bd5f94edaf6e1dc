import { dayIn } from '@portfolio/remote-kit/times';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner, press, recording, refuses } from '../../testing/planner.ts';
import { employeeOf, shownEmployee, shownQualification } from './employee.fixture.ts';

const path = '/admin/planner/employees';
const created = { createEmployee: employeeOf() };
const updated = { updateEmployee: employeeOf() };

const openNew = (graphql = {}) =>
  openPlanner(`${path}/new`, { graphql: { EmployeeDetail: { employee: shownEmployee() }, ...graphql } });
const openEdit = (employee: object | null, graphql = {}, at = `${path}/7/edit`) =>
  openPlanner(at, { graphql: { EmployeeDetail: { employee }, ...graphql } });

const field = (label: string) => screen.findByLabelText(label);
const rate = 'Hourly rate (USD)';

const companyIn = (timeZone: string) => ({
  company: { __typename: 'Company', id: '3', name: 'Northgate Security', timeZone },
});
const todayIn = (zone: string) => dayIn(zone, new Date());

async function fill() {
  const typed = {
    'First name': 'Grace',
    'Last name': 'Hopper',
    Email: 'grace@example.com',
    Phone: '555',
    [rate]: '21.5',
  };
  for (const [label, text] of Object.entries(typed)) await userEvent.type(await field(label), text);
}

describe('scheduling.md §2, Employee area: new', () => {
  test('§7: it is created with fields and company; forms send a list of qualification ids; §9: active', async () => {
    const { sent, call } = recording(created);
    await openNew({ CreateEmployee: call });
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'Fire marshal' }));
    await press('Create employee');
    expect(await screen.findByText('Grace Hopper was saved.')).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        input: {
          company: '3',
          firstName: 'Grace',
          lastName: 'Hopper',
          email: 'grace@example.com',
          phone: '555',
          hourlyRate: '21.5',
          status: 'ACTIVE',
          qualifications: ['22'],
          startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      },
    ]);
    expect(window.location.pathname).toBe(`${path}/7`);
  });

  // A day and two hours apart: never on the same day.
  test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
    'starts on the day that it is in %s, where the company is',
    async (zone) => {
      await openNew({ ChosenCompany: companyIn(zone) });
      expect(await field('Start date')).toHaveValue(todayIn(zone));
    },
  );

  test('a superuser who chooses the company is offered its day, and keeps one that was typed', async () => {
    await openPlanner(`${path}/new`, {
      user: { is_superuser: true },
      graphql: {
        ChosenCompany: ({ id }: { id: string }) => companyIn(id === '3' ? 'Pacific/Kiritimati' : 'Etc/GMT+12'),
      },
    });
    // The first is that of the whole planner.
    const ofForm = async () => (await screen.findAllByLabelText('Company')).at(-1)!;
    const choose = async (name: string) => userEvent.selectOptions(await ofForm(), name);
    await choose('Northgate Security');
    await waitFor(async () => expect(await field('Start date')).toHaveValue(todayIn('Pacific/Kiritimati')));
    await choose('Harbor Watch');
    await waitFor(async () => expect(await field('Start date')).toHaveValue(todayIn('Etc/GMT+12')));
    fireEvent.change(await field('Start date'), { target: { value: '2026-01-05' } });
    await choose('Northgate Security');
    await waitFor(async () => expect(await field('Start date')).toHaveValue('2026-01-05'));
  });

  test('§5: what is required', async () => {
    const { sent, call } = recording(created);
    await openNew({ CreateEmployee: call });
    await field('First name');
    await press('Create employee');
    for (const [label, text] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Email is required'],
      ['Phone', 'Phone number is required'],
      [rate, 'Hourly rate is required'],
    ] as const) {
      expect(await field(label)).toHaveAccessibleDescription(text);
    }
    expect(sent).toEqual([]);
  });

  test.each([
    ['Email', 'grace', 'Email is invalid'],
    [rate, '0', 'Hourly rate must be a positive number'],
    [rate, '-3', 'Hourly rate must be a positive number'],
  ])('§5: %s %j: %s', async (label, text, sentence) => {
    await openNew();
    await userEvent.type(await field(label), text);
    await press('Create employee');
    expect(await field(label)).toHaveAccessibleDescription(sentence);
  });

  test('§5: the rate has step 0.01 and min 0', async () => {
    await openNew();
    expect(await field(rate)).toHaveAttribute('step', '0.01');
    expect(await field(rate)).toHaveAttribute('min', '0');
  });

  test('§5: server validation errors are shown on the fields', async () => {
    await openNew({
      CreateEmployee: refuses('BAD_USER_INPUT', { email: ['An employee with this email already exists.'] }),
    });
    await fill();
    await press('Create employee');
    await waitFor(async () =>
      expect(await field('Email')).toHaveAccessibleDescription('An employee with this email already exists.'),
    );
  });

  test("§8: 'Failed to load data. Please try again later.'", async () => {
    await openPlanner(`${path}/new`, { graphql: { QualificationOptions: fails } });
    expect(await screen.findByText('Failed to load data. Please try again later.')).toBeInTheDocument();
  });
});

describe('scheduling.md §2, Employee area: edit', () => {
  test.each([`${path}/7/edit`, `${path}/edit/7`])('readings: %s leads to the form', async (at) => {
    await openEdit(shownEmployee({ qualifications: [shownQualification('21', 'First aid')] }), {}, at);
    expect(await field('Last name')).toHaveValue('Hopper');
    expect(await screen.findByRole('button', { name: 'First aid' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('§4: pending can be set through the form; §7: it is updated', async () => {
    const { sent, call } = recording(updated);
    await openEdit(shownEmployee(), { UpdateEmployee: call });
    await userEvent.selectOptions(await field('Status'), 'Pending');
    await press('Save changes');
    // Only what was changed: what somebody else changes meanwhile stays.
    await waitFor(() => expect(sent).toEqual([{ id: '7', input: { status: 'PENDING' }, seen: { status: 'ACTIVE' } }]));
  });

  test("§8: 'Failed to save employee. Please try again.'; what was typed stays", async () => {
    await openEdit(shownEmployee(), { UpdateEmployee: fails });
    await userEvent.type(await field('Last name'), '!');
    await press('Save changes');
    expect(await screen.findByText('Failed to save employee. Please try again.')).toBeInTheDocument();
    expect(await field('Last name')).toHaveValue('Hopper!');
  });

  test("§8: 'Employee not found'", async () => {
    await openEdit(null);
    expect(await screen.findByRole('heading', { name: 'Employee not found' })).toBeInTheDocument();
  });
});
