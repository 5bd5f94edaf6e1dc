import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';

const payments = [
  {
    __typename: 'Payment',
    id: '8',
    paymentDate: null,
    periodName: 'November 2026',
    hoursWorked: '40.25',
    amount: '744.63',
    status: 'PENDING',
  },
  {
    __typename: 'Payment',
    id: '7',
    paymentDate: '2026-11-05',
    periodName: 'October 2026',
    hoursWorked: '160.00',
    amount: '2960.00',
    status: 'PAID',
  },
];
const summary = {
  __typename: 'PaymentSummary',
  hoursWorked: '200.25',
  paidAmount: '2960.00',
  pendingAmount: '744.63',
};
const periods = [
  { __typename: 'PaymentPeriod', id: '2', name: 'November 2026' },
  { __typename: 'PaymentPeriod', id: '1', name: 'October 2026' },
];

interface Options {
  of?: (period: unknown) => typeof payments;
  search?: string;
  receipt?: () => Response;
}

/** Opens the tab; gives back which periods were asked for. */
async function openPayments({ of = () => payments, search = '', receipt }: Options = {}) {
  const asked: unknown[] = [];
  await renderRemote(remote, {
    path: `/planner/employee-portal/payments${search}`,
    user: { username: 'guard' },
    graphql: {
      PaymentHistory: ({ period }) => {
        asked.push(period);
        return {
          myPayments: { __typename: 'MyPayments', payments: of(period), summary },
          paymentPeriods: { __typename: 'PaymentPeriodPage', results: periods },
        };
      },
    },
    rest: receipt && { 'GET /planner/employees/me/payments/7/receipt/': receipt },
  });
  return asked;
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('scheduling.md §3, Payment', () => {
  test('date, period, hours, amount and status', async () => {
    await openPayments();

    const paid = await row('October 2026');
    for (const text of ['5 Nov 2026', '160.00 h', '$2,960.00', 'Paid'])
      expect(paid.getByText(text)).toBeInTheDocument();
    const pending = await row('November 2026');
    for (const text of ['Not paid yet', '40.25 h', '$744.63', 'Pending']) {
      expect(pending.getByText(text)).toBeInTheDocument();
    }
  });
});

describe('scheduling.md §9: payment summary totals hours, paid amount and pending amount', () => {
  test.each([
    ['Total hours', '200.25 h'],
    ['Paid', '$2,960.00'],
    ['Pending', '$744.63'],
  ])('%s: %s', async (term, figure) => {
    await openPayments();

    const name = await screen.findByText(term, { selector: 'dt' });
    expect(name.parentElement).toHaveTextContent(figure);
  });
});

describe('scheduling.md §7, optional query period', () => {
  test('all at first, then the chosen one, which the address keeps', async () => {
    const asked = await openPayments({ of: (period) => payments.filter(({ id }) => period === null || id === '7') });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'October 2026');

    expect(await screen.findAllByRole('row')).toHaveLength(2);
    expect(asked).toEqual([null, '1']);
    expect(window.location.search).toBe('?period=1');
  });

  test('a period without payments', async () => {
    await openPayments({ of: () => [], search: '?period=2' });

    expect(await screen.findByText('No payments in this period.')).toBeInTheDocument();
  });

  test('no payments at all', async () => {
    await openPayments({ of: () => [] });

    expect(await screen.findByText('No payments yet.')).toBeInTheDocument();
  });
});

describe('scheduling.md §4: receipts are available only for paid payments', () => {
  test('saved as payment-receipt-{id}.pdf', async () => {
    const saved: { name: string; file: Blob }[] = [];
    const files = new Map<string, Blob>();
    URL.createObjectURL = (file: Blob) => {
      files.set('blob:receipt', file);
      return 'blob:receipt';
    };
    URL.revokeObjectURL = () => {};
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.get(this.href) ?? new Blob() });
    });
    await openPayments({ receipt: () => new Response('%PDF-1.7') });

    await userEvent.click((await row('October 2026')).getByRole('button', { name: 'Receipt October 2026' }));

    expect(saved.map(({ name }) => name)).toEqual(['payment-receipt-7.pdf']);
    expect(saved[0]?.file.size).toBe('%PDF-1.7'.length);
    press.mockRestore();
  });

  test('not for pending ones', async () => {
    await openPayments();

    expect((await row('November 2026')).queryByRole('button')).not.toBeInTheDocument();
  });

  test("scheduling.md §8: 'Failed to download receipt. Please try again.'", async () => {
    await openPayments({ receipt: () => Response.json({}, { status: 500 }) });

    await userEvent.click(await screen.findByRole('button', { name: 'Receipt October 2026' }));

    expect(await screen.findByText('Failed to download receipt. Please try again.')).toBeInTheDocument();
  });
});

describe('scheduling.md §8, load failures', () => {
  const fail = (error: Error) =>
    openPayments({
      of: () => {
        throw error;
      },
    });

  test('payment history', async () => {
    await fail(new Error('down'));

    expect(await findAlert('Failed to load payment history. Please try again later.')).toBeInTheDocument();
  });

  test('who is no employee is told so', async () => {
    const errors = [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }];
    await fail(new CombinedGraphQLErrors({ data: null, errors }));

    expect(await screen.findByText('You are not an employee yet.')).toBeInTheDocument();
  });
});
