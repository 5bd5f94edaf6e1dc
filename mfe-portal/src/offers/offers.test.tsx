import { refused, renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aShift, guard, instant, pageOf } from '../shift/testing/shifts.ts';
import { findAlert } from '../testing/alerts.ts';

const offered = (id: string, particulars: object = {}) => ({
  __typename: 'OfferedShift',
  shiftId: id,
  title: '',
  clientName: 'Harbor Mall',
  locationName: 'North',
  startTime: '2029-07-01T05:00:00.000Z',
  endTime: '2029-07-01T13:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  ...particulars,
});
const anOffer = (particulars: object = {}) => ({
  __typename: 'MyOffer',
  createdAt: '2026-04-01T08:00:00Z',
  id: '7',
  kind: 'GIVE_AWAY',
  status: 'WAITING',
  isMine: false,
  isMyTurn: true,
  colleagueName: 'Ann Miller',
  deadline: '2029-07-01T05:00:00.000Z',
  answer: '',
  given: offered('31'),
  inReturn: null,
  conflicts: [],
  ...particulars,
});
const colleague = (id: string, name: string, obstacle: string | null = null) => ({
  __typename: 'OfferColleague',
  employeeId: id,
  name,
  obstacle,
});
const shift = aShift(31, { startTime: instant(50), endTime: instant(58) });

/** Opens the portal with offers; the server keeps what is done. */
async function open(path: string, offers: object[], graphql: Record<string, (variables: never) => object> = {}) {
  const sent: unknown[] = [];
  let shown = offers;
  const call = (name: string, particulars: object) => (variables: unknown) => {
    sent.push([name, variables]);
    shown = [anOffer({ isMyTurn: false, ...particulars })];
    return { [name]: shown[0] };
  };
  await renderRemote(remote, {
    path: `/planner/employee-portal${path}`,
    user: { id: 7, username: 'guard', employee_profile: { id: 1, company_id: 1 } },
    graphql: {
      UnreadNotices: () => ({
        myUnreadNotices: 0,
        myUnreadThreads: 0,
        myOpenShifts: [],
        myEmployee: { __typename: 'Employee', id: '1', companyName: 'Northgate Security', status: 'ACTIVE' },
      }),
      PortalToday: () => ({ myEmployee: guard, upcoming: pageOf([shift]), recent: pageOf([]) }),
      MyShifts: () => ({ myShifts: pageOf([shift]) }),
      MyHolidays: () => ({ myHolidays: [] }),
      ServerTime: () => ({ serverTime: new Date().toISOString() }),
      TapKey: () => ({ tapKey: 'key' }),
      MyShift: () => ({ myShift: shift }),
      MyOffers: () => ({ myOffers: { __typename: 'MyOfferPage', results: shown } }),
      OfferColleagues: () => ({
        offerColleagues: [colleague('2', 'Ann Miller'), colleague('3', 'Bob Roy', 'NOT_FREE')],
      }),
      OfferReturns: () => ({ offerReturns: [offered('40', { clientName: 'Pier 3', locationName: null })] }),
      AskColleague: call('askColleague', { isMine: true }),
      AcceptOffer: call('acceptOffer', { status: 'ACCEPTED' }),
      DeclineOffer: call('declineOffer', { status: 'DECLINED' }),
      WithdrawOffer: call('withdrawOffer', { status: 'WITHDRAWN', isMine: true }),
      ...graphql,
    },
  });
  return sent;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('issue: two taps from the first screen give a shift away; of who cannot take it, no more is said than that', async () => {
  const sent = await open('', []);
  await userEvent.click((await screen.findAllByRole('link', { name: 'Give away or swap' }))[0]!);
  await userEvent.click(await screen.findByText('1 colleague cannot'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('Bob Roy: is not free');
  expect(screen.queryByRole('button', { name: 'Ask Bob Roy' })).not.toBeInTheDocument();
  await press('Ask Ann Miller');
  expect(await screen.findByText('You offer Ann Miller a shift')).toBeVisible();
  expect(sent).toEqual([['askColleague', { input: { shift: '31', colleague: '2', kind: 'GIVE_AWAY' } }]]);
  await press(/^Undo/);
  expect(await screen.findByText('Withdrawn')).toBeVisible();
});

test('a swap is chosen with a tap; the colleague chooses what they give for it', async () => {
  const sent = await open('/shifts/31/offer', []);
  await press('Swap');
  await press('Ask Ann Miller');
  await screen.findByText('You offer Ann Miller a shift');
  expect(sent).toEqual([['askColleague', { input: { shift: '31', colleague: '2', kind: 'SWAP' } }]]);
});

test('what is offered says what speaks against it, and is taken or declined with a tap', async () => {
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
  const sent = await open('/offers', [anOffer({ conflicts: [conflict] })]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Ann Miller offers you a shift' })).toBeVisible();
  expect(card.getByText('Sat 30 Jun 2029, 22:00–06:00 (+1) · Los Angeles time', { selector: 'strong' })).toBeVisible();
  expect(card.getByText(/44.*40/)).toBeVisible();
  await press(/^Take the shift/);
  expect(await screen.findByText('Agreed. Your planner decides.')).toBeVisible();
  await press(/^Decline/);
  expect(await screen.findByText('Declined')).toBeVisible();
  expect(sent).toEqual([
    ['acceptOffer', { id: '7' }],
    ['declineOffer', { id: '7' }],
  ]);
});

test('issue: what is done with the tap can be undone; what a planner decides says so', async () => {
  const sent: unknown[] = [];
  const answers = (name: string, status: string) => (variables: unknown) => {
    sent.push([name, variables]);
    return { [name]: anOffer({ status }) };
  };
  await open('/offers', [anOffer()], {
    AcceptOffer: answers('acceptOffer', 'DONE'),
    DeclineOffer: answers('declineOffer', 'DECLINED'),
    TakeBackAcceptance: answers('takeBackAcceptance', 'WAITING'),
  });
  const asked: unknown[] = [];
  for (const [button, name] of [
    [/^Take the shift/, 'acceptOffer'],
    [/^Decline/, 'declineOffer'],
  ] as const) {
    await press(button);
    await press('Undo');
    asked.push([name, { id: '7' }], ['takeBackAcceptance', { id: '7' }]);
    await waitFor(() => expect(sent).toEqual(asked));
  }
});

test('of a swap one taps on what one gives; whoever offers agrees to it', async () => {
  const sent = await open('/offers', [
    anOffer({ kind: 'SWAP' }),
    anOffer({ id: '8', kind: 'SWAP', isMine: true, status: 'ANSWERED', inReturn: offered('40') }),
  ]);
  expect(await screen.findByRole('button', { name: /^Agree to the swap/ })).toBeVisible();
  await press(/Pier 3/);
  expect(sent).toEqual([['acceptOffer', { id: '7', inReturn: '40' }]]);
});

test('why it cannot be is said; without offers, how there come to be some', async () => {
  await open('/offers', [anOffer()], {
    AcceptOffer() {
      throw refused('CONFLICT', {}, 'The shift was changed or given to somebody else meanwhile.');
    },
  });
  await press(/^Take the shift/);
  expect(await findAlert('The shift was changed or given to somebody else meanwhile.')).toBeVisible();
});

test('without offers it says how there come to be some', async () => {
  await open('/offers', []);
  expect(await screen.findByText('No offers yet.')).toBeVisible();
});
