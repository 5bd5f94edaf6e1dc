import { refused, renderRemote } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';

const anOpen = (particulars: object = {}) => ({
  __typename: 'MyOpenShift',
  standing: 'FREE',
  id: '7',
  clientName: 'Harbor Mall',
  locationName: 'North',
  postName: 'Gate',
  title: '',
  notes: 'Bring a lamp',
  startTime: '2029-07-01T05:00:00.000Z',
  endTime: '2029-07-01T13:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  deadline: '2029-06-30T05:00:00.000Z',
  mode: 'AWARD',
  address: '1 High Street, Portland',
  companyName: 'Northgate Security',
  companyPhone: '',
  placesLeft: 2,
  isAsked: false,
  durationHours: 8,
  pay: '160.00',
  claim: null,
  shiftId: null,
  conflicts: [],
  ...particulars,
});

/** Opens what may be taken; `claims` is what a tap brings. */
async function openShifts(open: object[], claims: Record<string, unknown> = {}) {
  let shown = open;
  const call = (name: string) => (variables: unknown) => {
    const answer = claims[name] as (variables: unknown) => { claim: string };
    const changed = answer(variables);
    shown = [changed];
    return { [name]: changed };
  };
  await renderRemote(remote, {
    path: '/planner/employee-portal/open-shifts',
    user: { username: 'guard', employee_profile: { id: 1, company_id: 1 } },
    graphql: {
      UnreadNotices: () => ({
        myUnreadNotices: 0,
        myUnreadThreads: 0,
        myOpenShifts: shown,
        myEmployee: { __typename: 'Employee', id: '1', companyName: 'Northgate Security', status: 'ACTIVE' },
      }),
      MyOpenShifts: () => ({ myOpenShifts: shown }),
      ClaimOpenShift: call('claimOpenShift'),
      WithdrawClaim: call('withdrawClaim'),
      UnclaimOpenShift: call('unclaimOpenShift'),
    },
  });
}

test('an open shift says when, where, for how much and what speaks against it; one tap asks, one takes it back', async () => {
  const asked: unknown[] = [];
  const conflict = {
    __typename: 'ShiftConflict',
    change: 0,
    code: 'WEEK_HOURS',
    severity: 'WARNING',
    other: null,
    from: null,
    until: null,
    qualifications: [],
    hours: 44,
    days: null,
    limit: 40,
    week: '2029-06-25',
    first: null,
    last: null,
  };
  await openShifts([anOpen({ conflicts: [conflict] })], {
    claimOpenShift(variables: unknown) {
      asked.push(variables);
      return anOpen({ claim: 'WAITING' });
    },
    withdrawClaim: () => anOpen({ claim: 'WITHDRAWN' }),
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Sat 30 Jun 2029, 22:00–06:00 (+1) · Los Angeles time' })).toBeVisible();
  expect(card.getByText('Harbor Mall · North · Gate')).toBeVisible();
  expect(card.getByText(/\$160\.00 · .*2 places left/)).toBeVisible();
  expect(card.getByText(/44.*40/)).toBeVisible();
  expect(card.getByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    expect.stringContaining('High%20Street'),
  );
  await userEvent.click(card.getByRole('button', { name: /^Ask for this shift/ }));
  expect(await screen.findByText('You asked for this shift. Your planner decides.')).toBeVisible();
  expect(asked).toEqual([{ id: '7' }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByRole('button', { name: /^Ask for this shift/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Withdraw/ })).toBeVisible();
  expect(asked).toEqual([{ id: '7' }, { id: '7' }]);
});

test('who comes first takes it; who was too late is told why', async () => {
  await openShifts([anOpen({ mode: 'FIRST_COME' })], {
    claimOpenShift() {
      throw refused('CONFLICT', {}, 'This shift is not open any more.');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Take this shift/ }));
  expect(await findAlert('This shift is not open any more.')).toBeVisible();
});

test('issue 35.1: whoever is asked says no with a tap, and may take that back', async () => {
  const asked = { mode: 'FIRST_COME', isAsked: true };
  await openShifts([anOpen(asked)], {
    claimOpenShift: () => anOpen({ ...asked, claim: 'AWARDED', shiftId: '31' }),
    withdrawClaim: () => anOpen({ ...asked, claim: 'WITHDRAWN' }),
    unclaimOpenShift: () => anOpen(asked),
  });
  expect(await screen.findByText('Your planner asks whether you take this shift.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^No/ }));
  expect(await screen.findByText('Your planner sees that you said no.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^No/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^No/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Take this shift/ }));
  expect(await screen.findByRole('link', { name: 'Open the shift' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  expect(await screen.findByRole('button', { name: /^No/ })).toBeVisible();
});

test('whoever is asked, asks for it and withdraws, is asked still', async () => {
  await openShifts([anOpen({ isAsked: true, claim: 'WAITING' })], {
    unclaimOpenShift: () => anOpen({ isAsked: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByRole('button', { name: /^No/ })).toBeVisible();
});

test('what was taken by the first is given back with Undo', async () => {
  await openShifts([anOpen({ mode: 'FIRST_COME' })], {
    claimOpenShift: () => anOpen({ mode: 'FIRST_COME', claim: 'AWARDED', shiftId: '31' }),
    unclaimOpenShift: () => anOpen({ mode: 'FIRST_COME' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Take this shift/ }));
  expect(await screen.findByRole('link', { name: 'Open the shift' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Take this shift/ })).toBeVisible();
});

test('what is awarded leads to the shift; without any, it says so', async () => {
  await openShifts([anOpen({ claim: 'AWARDED', shiftId: '31', placesLeft: 0 })]);
  expect(await screen.findByRole('link', { name: 'Open the shift' })).toHaveAttribute(
    'href',
    '/planner/employee-portal/shifts/31',
  );
});

test('without any it says when there will be some', async () => {
  await openShifts([]);
  expect(await screen.findByText('No open shifts for you.')).toBeVisible();
});
