import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlanner, press, recording } from '../../testing/planner.ts';
import { aCandidate } from '../candidates/testing/candidate.ts';

const anOpen = (particulars: object = {}) => ({
  __typename: 'OpenShift',
  id: '9',
  clientName: 'Mall',
  locationName: 'North',
  postName: 'Gate',
  title: '',
  startTime: '2029-07-01T06:00:00.000Z',
  endTime: '2029-07-01T14:00:00.000Z',
  timeZone: 'UTC',
  deadline: '2029-07-01T06:00:00.000Z',
  mode: 'AWARD',
  audience: 'QUALIFIED',
  asked: [],
  places: 2,
  taken: 0,
  status: 'OPEN',
  waiting: 1,
  ...particulars,
});
const candidate = aCandidate({ employeeId: '5', here: 3, near: 'CITY' });
const claim = {
  __typename: 'OpenShiftClaim',
  claimedAt: '2026-04-01T08:00:00Z',
  id: '1',
  employeeId: '5',
  employeeName: 'Ann A',
  status: 'WAITING',
  candidate,
};
const decided = { ...claim, id: '2', employeeId: '6', employeeName: 'Bob B', status: 'WITHDRAWN', candidate: null };

const open = (graphql: object = {}) =>
  openPlanner('/admin/planner/open-shifts', {
    graphql: {
      OpenShifts: { openShifts: { __typename: 'OpenShiftPage', count: 1, results: [anOpen()] } },
      OpenShiftClaims: { openShiftClaims: [claim, decided] },
      ...graphql,
    },
  });

test('issue: who asks for an open shift stands in order with the cost; one click awards it', async () => {
  const { sent, call } = recording({ awardOpenShift: anOpen({ taken: 1, waiting: 0 }), takeBackAward: anOpen() });
  await open({ AwardOpenShift: call, TakeBackAward: call });
  const row = within(await screen.findByRole('row', { name: /Mall/ }));
  await userEvent.keyboard('c');
  expect(await screen.findByRole('dialog', { name: 'Offer to employees' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(row.getByText('0/2')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /^1 claim/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('$160.00 · 8 h that week · 3 shifts here · Lives in the city')).toBeVisible();
  expect(dialog.getByText('Withdrawn')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Assign Ann A' }));
  expect(await screen.findByText('Assigned to Ann A')).toBeVisible();
  expect(sent).toEqual([{ openShift: '9', employee: '5' }]);
  await press('Undo');
  await waitFor(() => expect(sent).toEqual([sent[0], sent[0]]));
});

test('issue 35.1: whoever was asked alone stands there, and in their dialog that they said no', async () => {
  const asked = anOpen({ audience: 'NAMED', asked: ['Bob B'], mode: 'FIRST_COME', status: 'DECLINED', waiting: 0 });
  await open({
    OpenShifts: { openShifts: { __typename: 'OpenShiftPage', count: 1, results: [asked] } },
    OpenShiftClaims: { openShiftClaims: [decided] },
  });
  const row = within(await screen.findByRole('row', { name: /Mall/ }));
  for (const words of ['Declined', 'Bob B']) expect(row.getByText(words)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /^0 claims/ }));
  expect(await within(await screen.findByRole('dialog')).findByText('Said no')).toBeVisible();
});

test('what a later release of the service says of them says its own name', async () => {
  const later = anOpen({ status: 'PAUSED' });
  await open({
    OpenShifts: { openShifts: { __typename: 'OpenShiftPage', count: 1, results: [later] } },
    OpenShiftClaims: { openShiftClaims: [{ ...decided, status: 'UNSURE' }] },
  });
  const row = within(await screen.findByRole('row', { name: /Mall/ }));
  expect(row.getByText('PAUSED')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /claim/ }));
  expect(await within(await screen.findByRole('dialog')).findByText('UNSURE')).toBeVisible();
});

test('one is withdrawn after a question', async () => {
  const { sent, call } = recording({ cancelOpenShift: anOpen({ status: 'CANCELLED' }) });
  await open({ CancelOpenShift: call });
  await press('Withdraw');
  await press('Confirm');
  expect(await screen.findByText('Offered no longer')).toBeVisible();
  expect(sent).toEqual([{ id: '9' }]);
});

test('who offers work before it is known on which clock the site is offers the times of that clock all the same', async () => {
  const client = { __typename: 'Client', id: '8', name: 'Atlas Mall', timeZone: null, companyId: '3', locations: [] };
  const listed = { __typename: 'Client', id: '8', name: 'Atlas Mall', city: 'Denver' };
  let answer!: () => void;
  const known = new Promise<void>((resolve) => (answer = resolve));
  const { sent, call } = recording({ createOpenShift: anOpen() });
  await open({
    ClientChoices: { clients: { __typename: 'ClientPage', count: 1, results: [listed] } },
    ChosenClient: async () => {
      await known;
      return { client };
    },
    ChosenCompany: { company: { __typename: 'Company', id: '3', timeZone: 'America/Denver' } },
    EmployeeChoices: { employees: { __typename: 'EmployeePage', count: 0, results: [] } },
    CreateOpenShift: call,
  });
  await screen.findByRole('row', { name: /Mall/ });
  await press('Offer to employees');
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer to employees' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Client/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Atlas Mall/ }));
  for (const [label, day, clock] of [
    ['Start time', '2029-07-02', '22:00'],
    ['End time', '2029-07-03', '06:00'],
  ] as const) {
    fireEvent.input(dialog.getByLabelText(label), { target: { value: day } });
    fireEvent.input(dialog.getByLabelText(`${label}, hours and minutes`), { target: { value: clock } });
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Offer to employees' }));
  answer();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ input: { startTime: '2029-07-03T04:00:00.000Z' } });
});
