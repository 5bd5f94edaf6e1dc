import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';
import { onlyOnce } from '../../testing/planner.ts';

const aPeriod = (particulars: object = {}) => ({
  __typename: 'PayrollPeriod',
  id: '2',
  companyId: '3',
  name: 'March',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  payments: 2,
  pending: 1,
  hoursWorked: '16.83',
  amount: '1326.83',
  pendingAmount: '10.00',
  ...particulars,
});

const aPayment = (id: string, employeeName: string, particulars: object = {}) => ({
  __typename: 'AdminPayment',
  id,
  employeeId: id,
  employeeName,
  shifts: 2,
  hoursWorked: '15.83',
  amount: '1316.83',
  status: 'PAID',
  paymentDate: '2026-04-05',
  ...particulars,
});

const bob = { shifts: 1, hoursWorked: '1.00', amount: '10.00', status: 'PENDING', paymentDate: null };
const payments = [aPayment('5', 'Ann Lee'), aPayment('6', 'Bob Roy', bob)];
const page = (__typename: string, results: object[]) => ({ __typename, count: results.length, results });

const preview = {
  __typename: 'PaymentPreview',
  results: [
    {
      __typename: 'PreviewedPayment',
      employeeId: '5',
      employeeName: 'Ann Lee',
      shifts: 2,
      hoursWorked: '15.83',
      amount: '1316.83',
      joins: true,
    },
    {
      __typename: 'PreviewedPayment',
      employeeId: '6',
      employeeName: 'Bob Roy',
      shifts: 1,
      hoursWorked: '1.00',
      amount: '10.00',
      joins: false,
    },
  ],
  shifts: 3,
  hoursWorked: '16.83',
  amount: '1326.83',
  corrections: 0,
  unapproved: 2,
  unfinished: 1,
};

const manager = {
  is_admin: true,
  administered_companies: [{ id: 3, name: 'Nightwatch' }],
  settings: { timezone: 'UTC' } as never,
};

/** Opens payroll; gives back the mutations that were sent, by name. */
async function open(path = '', answers: Record<string, unknown> = {}) {
  const sent: [string, unknown][] = [];
  const keep = (name: string, answer: object) => (variables: object) => {
    sent.push([name, variables]);
    return answer;
  };
  const graphql = {
    PayrollPeriods: { payrollPeriods: page('PayrollPeriodPage', [aPeriod()]) },
    OnePayrollPeriod: { payrollPeriod: aPeriod() },
    PeriodPayments: { payments: page('PaymentPage', payments) },
    Preview: { paymentPreview: preview },
    PayrollCompany: {
      company: { __typename: 'Company', id: '3', timeZone: 'UTC', payrollColumns: ['EMPLOYEE_NAME', 'PAY'] },
    },
    CreatePeriod: keep('CreatePeriod', { createPaymentPeriod: { __typename: 'PaymentPeriod', id: '2' } }),
    DeletePeriod: keep('DeletePeriod', { deletePaymentPeriod: '2' }),
    GeneratePayments: keep('GeneratePayments', { generatePayments: { __typename: 'PaymentPage', count: 2 } }),
    MarkPayment: keep('MarkPayment', {
      updatePayment: { __typename: 'AdminPayment', id: '6', status: 'PAID', paymentDate: '2026-04-05' },
    }),
    PayPeriod: keep('PayPeriod', { payPeriod: aPeriod({ pending: 0 }) }),
    ...answers,
  };
  await renderRemote(remote, {
    path: `/admin/planner/payroll${path}`,
    user: manager,
    graphql,
    rest: {},
  });
  return sent;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const pressIn = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const down = () => {
  throw new Error('down');
};

describe('readings.md, payroll: periods', () => {
  test('with days, payments, hours and amounts', async () => {
    await open();

    const march = await row(/March/);
    for (const text of ['1 Mar 2026 – 31 Mar 2026', '16.83 h', '$1,326.83', '1 pending']) {
      expect(march.getByText(text)).toBeInTheDocument();
    }
    expect(march.getByRole('link', { name: 'March' })).toHaveAttribute('href', '/admin/planner/payroll/2');
  });

  test('none yet', async () => {
    await open('', { PayrollPeriods: { payrollPeriods: page('PayrollPeriodPage', []) } });
    expect(await screen.findByText('No payment periods yet.')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'New period' }).at(-1)!);
    expect(await dialog().findByRole('button', { name: 'Create period' })).toBeInTheDocument();
  });

  test("scheduling.md §8: equivalents of 'Failed to load clients. Please try again later.'", async () => {
    await open('', { PayrollPeriods: down });
    expect(await screen.findByText('Failed to load payment periods. Please try again later.')).toBeInTheDocument();
  });

  test.each([
    ['a period stays', { OnePayrollPeriod: onlyOnce({ payrollPeriod: aPeriod() }) }],
    ['payments stay', { PeriodPayments: onlyOnce({ payments: page('PaymentPage', payments) }) }],
  ])('%s when it cannot be asked for again after one was marked as paid', async (_, answers) => {
    await open('/2', answers);
    const line = await screen.findByRole('row', { name: /Bob Roy/ });
    await userEvent.click(within(line).getByRole('button', { name: 'Mark as paid Bob Roy' }));
    expect(await screen.findByText('Failed to load the payment period. Please try again later.')).toBeVisible();
    expect(line).toBeVisible();
  });

  test('make one: its own days, or proposed ones', async () => {
    const sent = await open();
    await row(/March/);
    await press('New period');
    await pressIn('Create period');
    expect(await dialog().findByRole('button', { name: 'First day is required' })).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Name is required' })).toBeInTheDocument();
    await pressIn('Last month');
    expect(dialog().getByLabelText('Name')).not.toHaveValue('');
    const enter = (label: string, value: string) =>
      fireEvent.input(dialog().getByLabelText(label), { target: { value } });
    enter('First day', '2026-03-01');
    enter('Last day', '2026-02-01');
    enter('Name', 'March');
    await pressIn('Create period');
    expect(await dialog().findByRole('button', { name: 'Last day must not be before the first' })).toBeInTheDocument();
    enter('Last day', '2027-03-02');
    await pressIn('Create period');
    expect(await dialog().findByText('A period has at most 366 days.')).toBeInTheDocument();
    enter('Last day', '2026-03-31');
    await pressIn('Create period');

    await waitFor(() => expect(window.location.pathname).toBe('/admin/planner/payroll/2'));
    const input = { name: 'March', startDate: '2026-03-01', endDate: '2026-03-31', company: '3' };
    expect(sent).toEqual([['CreatePeriod', { input }]]);
  });
});

describe('readings.md, payroll: payments of a period', () => {
  test('hours, amounts, status and date', async () => {
    await open('/2');

    const ann = await row(/Ann Lee/);
    for (const text of ['15.83 h', '$1,316.83', 'Paid', '5 Apr 2026']) expect(ann.getByText(text)).toBeInTheDocument();
    const other = await row(/Bob Roy/);
    for (const text of ['1.00 h', '$10.00', 'Pending', 'Not paid yet']) {
      expect(other.getByText(text)).toBeInTheDocument();
    }
  });

  test('generated after a preview, before which nothing is written', async () => {
    const sent = await open('/2');
    await row(/Ann Lee/);
    await press('Generate payments');
    const lines = within(await dialog().findByRole('table'));
    expect(lines.getByRole('row', { name: /Ann Lee.*2.*15\.83\sh.*\$1,316\.83/ })).toBeInTheDocument();
    expect(lines.getByRole('row', { name: /Total.*3.*16\.83\sh.*\$1,326\.83/ })).toBeInTheDocument();
    expect(dialog().getByText('added to the pending payment')).toBeInTheDocument();
    expect(dialog().getByText(/^1 shift in this period has started but is not completed\./)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await pressIn('Generate');

    expect(await screen.findByText('The payments were generated.')).toBeInTheDocument();
    expect(sent).toEqual([['GeneratePayments', { period: '2' }]]);
  });

  test('nothing is left to generate', async () => {
    const none = { ...preview, results: [], shifts: 0, hoursWorked: '0.00', amount: '0.00', unfinished: 0 };
    await open('/2', { Preview: { paymentPreview: none } });
    await row(/Ann Lee/);
    await press('Generate payments');

    expect(await dialog().findByText(/^There is nothing to generate/)).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: 'Generate' })).not.toBeInTheDocument();
  });

  test('one is marked as paid', async () => {
    const sent = await open('/2');
    await row(/Ann Lee/);
    await press('Mark as paid Bob Roy');

    expect(await screen.findByText('The payment of Bob Roy is marked as paid.')).toBeInTheDocument();
    expect(sent).toEqual([['MarkPayment', { id: '6', status: 'PAID' }]]);
  });

  test('all pending ones are marked as paid on one day', async () => {
    const sent = await open('/2');
    await row(/Ann Lee/);
    await press('Mark all as paid');
    expect(dialog().getByText(/^Mark 1 pending payment, \$10\.00, as paid\?/)).toBeInTheDocument();
    fireEvent.change(dialog().getByLabelText('Paid on'), { target: { value: '2026-04-09' } });
    await pressIn('Confirm');

    await waitFor(() => expect(sent).toEqual([['PayPeriod', { id: '2', paymentDate: '2026-04-09' }]]));
  });

  test('a refusal is said in the words of the server', async () => {
    const message = 'This employee has another pending payment in this period.';
    const refuse = () => {
      throw new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code: 'CONFLICT' } }] });
    };
    await open('/2', { MarkPayment: refuse });
    await row(/Ann Lee/);
    await press('Back to pending Ann Lee');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('a period without payments can be deleted', async () => {
    const sent = await open('/2', {
      OnePayrollPeriod: { payrollPeriod: aPeriod({ payments: 0, pending: 0 }) },
      PeriodPayments: { payments: page('PaymentPage', []) },
    });
    expect(await screen.findByText('No payments in this period yet.')).toBeInTheDocument();
    await press('Delete');
    await press('Confirm');

    await waitFor(() => expect(window.location.pathname).toBe('/admin/planner/payroll'));
    expect(sent).toEqual([['DeletePeriod', { id: '2' }]]);
  });

  test('there is none, or it cannot be loaded', async () => {
    await open('/2', { OnePayrollPeriod: { payrollPeriod: null } });
    expect(await screen.findByText('Payment period not found.')).toBeInTheDocument();
  });
});

describe('lines of a payment and the payroll export', () => {
  test('lines, with what they correct, and the receipt of what is paid', async () => {
    const line = { __typename: 'PayLine', clientName: 'Harbour', hourlyPayRate: '20.00', correctsId: null };
    await open('/2', {
      PaymentLines: {
        paymentLines: [
          { ...line, shiftId: '1', date: '2026-03-02', hours: '8.00', pay: '160.00' },
          { ...line, shiftId: '2', date: '2026-02-02', hours: '-0.50', pay: '-10.00', correctsId: '4' },
        ],
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Lines Ann Lee' }));
    expect(screen.getByRole('dialog', { name: 'Lines of Ann Lee' })).toBeVisible();
    expect(
      await dialog().findByRole('row', { name: /2 Feb 2026.*Corrects receipt 4.*-0.50\sh.*-\$10.00/ }),
    ).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Receipt (PDF)' })).toBeVisible();
  });

  test('the columns that are chosen are kept', async () => {
    const saved: unknown[] = [];
    await open('', {
      SavePayrollColumns: (variables: unknown) => {
        saved.push(variables);
        return { updateCompany: { __typename: 'Company', id: '3', payrollColumns: ['PAY', 'HOURS'] } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export lines' }));
    expect(screen.getByRole('dialog', { name: 'Payroll export' })).toBeVisible();
    await waitFor(() => expect(dialog().getByRole('checkbox', { name: 'Employee' })).toBeChecked());
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Employee' }));
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Hours' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual([{ id: '3', columns: ['HOURS', 'PAY'] }]));
  });
});
