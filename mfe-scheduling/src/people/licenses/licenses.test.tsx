import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlanner, press, recording, type } from '../../testing/planner.ts';
import { shownEmployee } from '../employees/employee.fixture.ts';

const aLicense = (particulars: object = {}) => ({
  __typename: 'License',
  companyId: '1',
  id: '31',
  employeeId: '7',
  employeeName: 'Grace Hopper',
  qualificationId: '21',
  qualificationName: 'Guard card',
  expires: true,
  renewed: false,
  number: 'OR-1',
  issuer: 'State',
  validFrom: null,
  validUntil: '2020-01-31',
  scanName: null,
  ...particulars,
});

describe('issue: licenses', () => {
  test('of an employee stand on their page with how they stand; one is added with its scan', async () => {
    const { sent, call } = recording({ createLicense: aLicense({ id: '32' }) });
    const scans = recording({ setLicenseScan: aLicense({ id: '32', scanName: 'card.pdf' }) });
    await openPlanner('/admin/planner/employees/7', {
      graphql: {
        EmployeeDetail: { employee: shownEmployee() },
        EmployeeLicenses: { employeeLicenses: [aLicense()] },
        CreateLicense: call,
        SetLicenseScan: scans.call,
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Licenses' }));
    expect(await section.findByText('Valid until 31 Jan 2020')).toBeVisible();
    expect(section.getByText('Expired')).toBeVisible();
    await press('Add license');
    await press('Save license');
    expect(screen.getByLabelText('Qualification')).toHaveAccessibleDescription('Qualification is required');
    await userEvent.selectOptions(screen.getByLabelText('Qualification'), 'First aid');
    await type(/^Number/, 'RC-2');
    await userEvent.upload(screen.getByLabelText('Scan of the license'), new File(['%PDF-'], 'card.pdf'), {
      applyAccept: false,
    });
    await press('Save license');
    expect(await screen.findByText('The license was saved.')).toBeInTheDocument();
    const input = { qualification: '21', number: 'RC-2', issuer: '', validFrom: null, validUntil: null };
    expect(sent).toEqual([{ employee: '7', input }]);
    await waitFor(() => expect(scans.sent).toMatchObject([{ id: '32' }]));
  });

  test('the list of what expires: within 60 days, or another time', async () => {
    const asked: { until?: string | null }[] = [];
    await openPlanner('/admin/planner/licenses', {
      graphql: {
        MissingLicenses: {
          missingLicenses: [
            {
              __typename: 'MissingLicense',
              employeeId: '8',
              employeeName: 'Ada Lovelace',
              qualificationId: '21',
              qualificationName: 'Guard card',
            },
          ],
        },
        Licenses: (variables: { until?: string | null }) => {
          asked.push(variables);
          return { licenses: { __typename: 'LicensePage', count: 1, results: [aLicense()] } };
        },
      },
    });
    const row = within(await screen.findByRole('row', { name: /Grace Hopper/ }));
    expect(row.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/admin/planner/employees/7');
    // Who has no license is in no list of dates: they are named beside it, with the way to where one is entered.
    const missing = screen.getByRole('link', { name: 'Ada Lovelace' });
    expect(missing).toHaveAttribute('href', '/admin/planner/employees/8');
    expect(missing.closest('li')).toHaveTextContent('Ada Lovelace · Guard card · no date known');
    expect(asked[0]?.until).toMatch(/^\d{4}-\d\d-\d\d$/);
    await userEvent.selectOptions(screen.getByLabelText('Expires within'), 'All');
    await waitFor(() => expect(asked.at(-1)?.until ?? null).toBeNull());
  });
});
