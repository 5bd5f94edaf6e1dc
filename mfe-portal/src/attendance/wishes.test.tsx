import { NetworkError } from '@portfolio/remote-kit';
import { keptOf } from '@portfolio/remote-kit/kept';
import { refused, renderRemote, unmountAll } from '@portfolio/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sendKeptTaps } from '../../service-worker/send-kept-taps.ts';
import * as remote from '../remote.ts';
import { aShift, guard, instant, pageOf } from '../shift/testing/shifts.ts';
import { findAlert } from '../testing/alerts.ts';
import { readTaps } from './kept-taps.ts';

/** What the server was asked for, in order. */
const sent: unknown[] = [];
/** What becomes of a call. */
let line: () => void;
const dead = (): void => {
  throw new NetworkError('No answer.');
};
const alive = (): void => {};
/** Of an answer that gets lost: the server has done it. */
let isLost = false;

const open = (claim: string | null = null) => ({
  __typename: 'MyOpenShift',
  standing: 'FREE',
  id: '7',
  clientName: 'Harbor Mall',
  locationName: null,
  postName: null,
  title: '',
  notes: '',
  startTime: '2029-07-01T05:00:00.000Z',
  endTime: '2029-07-01T13:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  deadline: '2029-06-30T05:00:00.000Z',
  mode: 'FIRST_COME',
  address: '',
  companyName: 'Northgate Security',
  companyPhone: '',
  placesLeft: 1,
  durationHours: 8,
  pay: '160.00',
  claim,
  shiftId: claim === 'AWARDED' ? '31' : null,
  conflicts: [],
});
const vacation = {
  __typename: 'TimeOffBalance',
  typeId: '3',
  typeName: 'Vacation',
  unit: 'DAYS',
  isSick: false,
  isCounted: true,
  needsApproval: true,
  needsDocument: false,
  noticeDays: 0,
  pending: '0.00',
  balance: '5.00',
};
const off = (status: string) => ({
  __typename: 'TimeOff',
  createdAt: '2026-04-01T08:00:00Z',
  id: '9',
  typeId: '3',
  typeName: 'Vacation',
  unit: 'DAYS',
  fromDay: '2099-07-02',
  fromTime: null,
  untilDay: '2099-07-02',
  untilTime: null,
  amount: '1.00',
  reason: '',
  fileName: null,
  lacksDocument: false,
  status,
  answer: '',
  suggestedFrom: null,
  suggestedUntil: null,
});

async function begin(
  path: string,
  answers: Record<string, (variables: Record<string, unknown>) => object> = {},
  shifts: object[] = [],
) {
  let claim: string | null = null;
  let requests: object[] = [];
  const online =
    <Answer extends object>(answer: () => Answer) =>
    (): Answer => {
      line();
      return answer();
    };
  const asked = (name: string, answer: () => object) => (variables: Record<string, unknown>) => {
    line();
    sent.push({ [name]: variables });
    const own = answers[name];
    const answered = own ? own(variables) : answer();
    if (isLost) dead();
    return answered instanceof Promise ? answered.then((late: unknown) => ({ [name]: late })) : { [name]: answered };
  };
  await renderRemote(remote, {
    path: `/planner/employee-portal${path}`,
    user: { id: 7, username: 'guard', employee_profile: { id: 1, company_id: 1 } },
    graphql: {
      UnreadNotices: online(() => ({
        myUnreadNotices: 0,
        myUnreadThreads: 0,
        myOpenShifts: [open(claim)],
        myEmployee: { __typename: 'Employee', id: '1', companyName: 'Northgate Security', status: 'ACTIVE' },
      })),
      PortalToday: online(() => ({ myEmployee: guard, upcoming: pageOf(shifts), recent: pageOf([]) })),
      MyShifts: online(() => ({ myShifts: pageOf([]) })),
      ServerTime: online(() => ({ serverTime: new Date().toISOString() })),
      TapKey: online(() => ({ tapKey: 'key' })),
      MyOpenShifts: online(() => ({ myOpenShifts: [open(claim)] })),
      MyTimeOff: online(() => ({
        myTimeOffBalances: [vacation],
        myTimeOff: { __typename: 'TimeOffPage', results: requests },
      })),
      ClaimOpenShift: asked('claimOpenShift', () => open((claim = 'AWARDED'))),
      AskForTimeOff: asked('askForTimeOff', () => (requests = [off('PENDING')])[0]!),
      WithdrawTimeOff: asked('withdrawTimeOff', () => (requests = [off('WITHDRAWN')])[0]!),
      CheckIn: asked('checkIn', () => aShift(1, { status: 'IN_PROGRESS', checkedIn: true, checkedInAt: instant(0) })),
      SickToday: asked('sickToday', () => off('APPROVED')),
    },
  });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const comesBack = (): Promise<void> => {
  line = alive;
  isLost = false;
  return act(async () => void window.dispatchEvent(new Event('online')));
};
const kept = 'No connection. We keep this and send it as soon as you are online.';

beforeEach(() => {
  sent.length = 0;
  isLost = false;
  line = alive;
});

test('issue: an open shift is asked for without a connection, over a restart, and what became of it is told', async () => {
  await begin('/open-shifts');
  await screen.findByRole('button', { name: /^Take this shift/ });
  await waitFor(async () => expect(await keptOf(7).read('MyOpenShifts')).toBeDefined());
  line = dead;
  await press(/^Take this shift/);
  expect(await screen.findByText(kept)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take this shift/ })).not.toBeInTheDocument();
  await unmountAll();

  await begin('/open-shifts');
  const waits = await screen.findByText(/^You asked for this shift at \d\d:\d\d\. It waits for a connection\.$/);
  await comesBack();

  expect(
    await screen.findByText(/^Sat 30 Jun 2029, 22:00–06:00 \(\+1\) · Los Angeles time: This shift is yours!$/),
  ).toBeVisible();
  await waitFor(() => expect(waits).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'Open the shift' })).toBeVisible();
  expect(sent).toEqual([{ claimOpenShift: { id: '7' } }]);
  expect(await readTaps(7)).toEqual([]);
});

test('issue: of a shift that somebody else took meanwhile it says so, and waits no longer', async () => {
  await begin('/open-shifts', {
    claimOpenShift() {
      throw refused('CONFLICT', {}, 'This shift is not open any more.');
    },
  });
  await screen.findByRole('button', { name: /^Take this shift/ });
  line = dead;
  await press(/^Take this shift/);
  await screen.findByText(/It waits for a connection\.$/);
  await comesBack();
  expect(
    await findAlert('Sat 30 Jun 2029, 22:00–06:00 (+1) · Los Angeles time: This shift is not open any more.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/It waits for a connection\.$/)).not.toBeInTheDocument());
  expect(await readTaps(7)).toEqual([]);
});

test('what waits is taken back, and never sent; not once it was sent, as its answer may be lost', async () => {
  await begin('/open-shifts');
  await screen.findByRole('button', { name: /^Take this shift/ });
  line = dead;
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press(/^Take this shift/);
  await press(/^Never mind/);
  expect(await screen.findByRole('button', { name: /^Take this shift/ })).toBeVisible();
  await comesBack();
  expect(sent).toEqual([]);

  onLine.mockRestore();
  line = dead;
  await press(/^Take this shift/);
  expect(await screen.findByText(/It waits for a connection\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Never mind/ })).not.toBeInTheDocument();
});

test('issue: days off are asked for without a connection; an answer that got lost is asked for again with the same key', async () => {
  await begin('/time-off');
  await press('Next month');
  line = dead;
  await userEvent.click(screen.getAllByRole('button', { name: /^\d+ \w+ \d{4}$/ })[9]!);
  await press('Ask for 1 day');
  expect(await screen.findByText(kept)).toBeVisible();
  expect(await screen.findByText(/^You asked for time off at .* It waits for a connection\.$/)).toBeVisible();
  const [one] = await readTaps(7);

  isLost = true;
  line = alive;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await readTaps(7)).toEqual([{ ...one, isTried: true }]);
  expect(one).toHaveProperty('key', expect.stringMatching(/^[\x21-\x7e]{16,200}$/));
  await comesBack();

  expect(await screen.findByText(/: Asked for\. You will be told\.$/)).toBeVisible();
  expect(await screen.findByRole('article')).toHaveTextContent('2 Jul 2099');
  const input = expect.objectContaining({ type: '3', fromDay: expect.stringMatching(/-10$/) });
  expect(sent).toEqual([{ askForTimeOff: { input } }, { askForTimeOff: { input } }]);

  line = dead;
  await press('Withdraw 2 Jul 2099');
  const card = within(await screen.findByRole('article'));
  expect(await card.findByText(/^You withdrew this at .* It waits for a connection\.$/)).toBeVisible();
  await comesBack();
  expect(await screen.findByText('2 Jul 2099: Withdrawn.')).toBeVisible();
});

test('issue: sick today says with how long it waited of which day it was; the worker leaves it to a page', async () => {
  await begin('');
  await screen.findByRole('button', { name: 'Sick today' });
  line = dead;
  await press('Sick today');
  expect(await screen.findByText(/^You said at .* that you are ill\. It waits for a connection\.$/)).toBeVisible();
  await sendKeptTaps();
  expect(await readTaps(7)).toHaveLength(1);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 3 * 3_600_000);
  await comesBack();
  expect(await screen.findByText(/: Get well soon\. Your planner is told\.$/)).toBeVisible();
  const [{ sickToday }] = sent as [{ sickToday: { waitedSeconds: number } }];
  expect(sickToday.waitedSeconds).toBeGreaterThan(10_700);
});

test('a check-in goes out at once while a wish is on its way', async () => {
  let answer = (): void => {};
  const hanging = new Promise<void>((resolve) => (answer = resolve));
  await begin('', { sickToday: () => hanging.then(() => off('APPROVED')) }, [aShift(1)]);
  await press('Sick today');
  await press('Check in');
  expect(await screen.findByText('Check-in successful!')).toBeVisible();
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  await act(async () => answer());
  expect(await screen.findByText(/Get well soon/)).toBeVisible();
});
