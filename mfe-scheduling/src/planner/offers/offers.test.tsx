import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlanner, recording, refuses } from '../../testing/planner.ts';

const offered = (id: string, clientName: string) => ({
  __typename: 'OfferedShift',
  shiftId: id,
  title: '',
  clientName,
  locationName: null,
  startTime: '2029-07-02T06:00:00.000Z',
  endTime: '2029-07-02T14:00:00.000Z',
  timeZone: 'UTC',
});
const anOffer = (particulars: object = {}) => ({
  __typename: 'Offer',
  createdAt: '2026-04-01T08:00:00Z',
  companyId: '1',
  decidedAt: null,
  id: '7',
  kind: 'SWAP',
  status: 'ACCEPTED',
  employeeId: '5',
  employeeName: 'Ann A',
  colleagueId: '6',
  colleagueName: 'Bob B',
  deadline: '2029-07-02T06:00:00.000Z',
  answer: '',
  given: offered('31', 'Mall'),
  inReturn: offered('32', 'Pier'),
  ...particulars,
});
const conflict = {
  __typename: 'ShiftConflict',
  change: 1,
  code: 'WEEK_HOURS',
  severity: 'WARNING',
  other: null,
  from: null,
  until: null,
  qualifications: [],
  hours: 44,
  days: null,
  limit: 40,
  week: '2029-07-02',
  first: null,
  last: null,
};

const open = (graphql: object = {}) =>
  openPlanner('/admin/planner/offers', {
    graphql: {
      Offers: { offers: { __typename: 'OfferPage', count: 1, results: [anOffer()] } },
      OfferDecision: { offer: anOffer(), offerConflicts: [conflict] },
      ...graphql,
    },
  });

const decide = async () => {
  const row = within(await screen.findByRole('row', { name: /Ann A/ }));
  row.getByRole('button', { name: /^Decide/ }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Ann A → Bob B' }));
};

test('issue: a swap shows what moves and what speaks against it, and is approved by keys', async () => {
  const { sent, call } = recording({ approveOffer: anOffer({ status: 'DONE' }), takeBackOffer: anOffer() });
  await open({ ApproveOffer: call, TakeBackOffer: call });
  const dialog = await decide();
  expect(await dialog.findByText('From Ann A to Bob B')).toBeVisible();
  expect(dialog.getByText('From Bob B to Ann A')).toBeVisible();
  expect(dialog.getByText(/44.*40/)).toBeVisible();
  dialog.getByRole('button', { name: 'Approve' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Approved. The shift has changed hands.')).toBeVisible();
  expect(sent).toEqual([{ id: '7' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual([{ id: '7' }, { id: '7' }]));
});

test('it is refused with an answer; what nobody agreed on yet cannot be approved', async () => {
  const { sent, call } = recording({ refuseOffer: anOffer({ status: 'REFUSED' }), takeBackOffer: anOffer() });
  const waiting = anOffer({ status: 'WAITING', inReturn: null });
  await open({
    RefuseOffer: call,
    TakeBackOffer: call,
    OfferDecision: { offer: waiting, offerConflicts: [] },
  });
  const dialog = await decide();
  expect(await dialog.findByText('No rule speaks against it.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^Answer/), 'Too close');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Refused. Both employees are told.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual([{ id: '7', answer: 'Too close' }, { id: '7' }]));
});

test('what was changed meanwhile is said, and stays open', async () => {
  const said = 'The shift was changed or given to somebody else meanwhile.';
  await open({ ApproveOffer: refuses('CONFLICT', {}, said) });
  const dialog = await decide();
  await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(said)).toBeVisible();
});
