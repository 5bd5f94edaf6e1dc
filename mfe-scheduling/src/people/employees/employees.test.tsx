import type { GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EmployeesQueryVariables } from '../../generated/graphql.ts';
import { fails, openPlanner, press, refusal, type } from '../../testing/planner.ts';
import { shownEmployee, shownQualification } from './employee.fixture.ts';

const path = '/admin/planner/employees';

const three = [
  shownEmployee({ id: '1', name: 'Ada Brown', lastName: 'Brown', email: 'z@example.com', hourlyRate: '100.00' }),
  shownEmployee({ id: '2', name: 'Zoe Carter', lastName: 'Carter', email: 'm@example.com', hourlyRate: '9.00' }),
  shownEmployee({ id: '3', name: 'Max Ada', lastName: 'Zed', email: 'brown@example.com', status: 'PENDING' }),
];

/** Opens the list; gives back what was asked of the server. */
async function openEmployees(employees: object[], at = path, graphql: GraphqlAnswers = {}) {
  const asked: EmployeesQueryVariables[] = [];
  const answer = (variables: Record<string, unknown>) => {
    asked.push(variables);
    return { employees: { __typename: 'EmployeePage', count: employees.length, results: employees } };
  };
  await openPlanner(at, { graphql: { Employees: answer, ...graphql } });
  return asked;
}

const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('scheduling.md §2, Employee area: list of employees', () => {
  test('default sort last_name; each leads to the detail and to the form', async () => {
    const [asked] = await openEmployees(three);
    expect(asked).toMatchObject({ ordering: 'last_name', page: 1, company: '3' });
    const first = await row('Ada Brown');
    expect(first.getByRole('link', { name: 'Ada Brown' })).toHaveAttribute('href', `${path}/1`);
    expect(first.getByRole('link', { name: 'Edit Ada Brown' })).toHaveAttribute('href', `${path}/1/edit`);
    expect(first.getByText('$100.00')).toBeInTheDocument();
    expect((await row('Max Ada')).getByText('Pending')).toBeInTheDocument();
    expect(screen.getByText('3 employees')).toBeInTheDocument();
  });

  test.each([
    ['Name', 'name'],
    ['Email', 'email'],
    ['Hourly rate', 'hourly_rate'],
    ['Status', 'status'],
  ])('sortable by %s', async (title, ordering) => {
    const asked = await openEmployees(three);
    await row('Zoe');
    await press(title);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ ordering }));
  });

  test('search answers at once on what is loaded, case-insensitive, over name and email; then the server does', async () => {
    const asked = await openEmployees(three);
    await row('Zoe');
    await type('Search by name or email', 'BROWN');
    expect(asked).toHaveLength(1);
    expect(names()).toEqual(['Ada Brown', 'Max Ada']);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'BROWN' }));
  });

  test('filters by status and by qualification, kept in the address', async () => {
    const asked = await openEmployees(three);
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Pending');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'PENDING' }));
    await userEvent.selectOptions(screen.getByLabelText('Qualification'), await screen.findByText('First aid'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'PENDING', qualification: '21' }));
    expect(window.location.search).toBe('?status=pending&qualification=21');
  });

  test('the address opens them filtered', async () => {
    const [asked] = await openEmployees(three, `${path}?status=inactive&qualification=22`);
    expect(asked).toMatchObject({ status: 'INACTIVE', qualification: '22' });
    await waitFor(() => expect(screen.getByLabelText('Qualification')).toHaveDisplayValue('Fire marshal'));
  });

  test('a qualification beyond those that are listed is found by typing', async () => {
    const option = (id: string, name: string) => ({ __typename: 'CompanyQualification', id, name });
    const asked = await openEmployees(three, `${path}?qualification=150`, {
      QualificationOptions: ({ search = '' }) => ({
        qualifications: {
          __typename: 'QualificationPage',
          count: search === '' ? 150 : 1,
          results: [search === '' ? option('21', 'First aid') : option('149', 'Zip line')],
        },
      }),
      ChosenQualification: { qualification: option('150', 'Zodiac') },
    });
    const field = () => screen.getByRole('combobox', { name: 'Qualification' });
    await waitFor(() => expect(field()).toHaveValue('Zodiac'));
    await userEvent.clear(field());
    await userEvent.type(field(), 'zip');
    await userEvent.click(await screen.findByRole('option', { name: 'Zip line' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ qualification: '149' }));
  });

  test("§9, list chips: at most 2 qualifications, then '+N more'", async () => {
    const qualifications = ['A', 'B', 'C'].map((name) => shownQualification(name, `Skill ${name}`));
    await openEmployees([shownEmployee({ qualifications })]);
    const grace = await row('Grace');
    expect(grace.getByText('Skill B')).toBeInTheDocument();
    expect(grace.queryByText('Skill C')).not.toBeInTheDocument();
    expect(grace.getByText('+1 more')).toBeInTheDocument();
  });

  test('nothing yet, and nothing found', async () => {
    await openEmployees([]);
    expect(await screen.findByText('No employees yet.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Pending');
    expect(await screen.findByText('No employee matches the search and filters.')).toBeInTheDocument();
    await press('Clear filters');
    expect(window.location.search).toBe('');
  });

  test("§8: 'Failed to load employees. Please try again later.'", async () => {
    await openPlanner(path, { graphql: { Employees: fails } });
    expect(await screen.findByText('Failed to load employees. Please try again later.')).toBeInTheDocument();
  });

  test("§8: 'Failed to export employees. Please try again.'", async () => {
    await openPlanner(path, {
      graphql: { Employees: { employees: { __typename: 'EmployeePage', count: 0, results: [] } } },
      rest: { 'GET /planner/employees/export_csv/?company=3': refusal(503, {}) },
    });
    await press('Export CSV');
    expect(await screen.findByText('Failed to export employees. Please try again.')).toBeInTheDocument();
  });
});
