import { refused, renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { guard, pageOf } from '../shift/testing/shifts.ts';
import { findAlert } from '../testing/alerts.ts';

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
const aRequest = (particulars: object = {}) => ({
  __typename: 'TimeOff',
  createdAt: '2026-04-01T08:00:00Z',
  id: '7',
  typeId: '3',
  typeName: 'Vacation',
  unit: 'DAYS',
  fromDay: '2099-07-02',
  fromTime: null,
  untilDay: '2099-07-04',
  untilTime: null,
  amount: '3.00',
  reason: '',
  fileName: null,
  lacksDocument: false,
  status: 'PENDING',
  answer: '',
  suggestedFrom: null,
  suggestedUntil: null,
  ...particulars,
});

/** Opens the portal; the server keeps what is asked for and taken back. */
async function open(path: string, graphql: Record<string, (variables: never) => object> = {}, requests: object[] = []) {
  const sent: unknown[] = [];
  let shown = requests;
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
      PortalToday: () => ({ myEmployee: guard, upcoming: pageOf([]), recent: pageOf([]) }),
      MyShifts: () => ({ myShifts: pageOf([]) }),
      ServerTime: () => ({ serverTime: new Date().toISOString() }),
      TapKey: () => ({ tapKey: 'key' }),
      MyTimeOff: () => ({
        myTimeOffBalances: [vacation],
        myTimeOff: { __typename: 'TimeOffPage', results: shown },
      }),
      AskForTimeOff(variables) {
        sent.push(variables);
        shown = [aRequest()];
        return { askForTimeOff: shown[0] };
      },
      SickToday() {
        sent.push('sick');
        return { sickToday: aRequest({ status: 'APPROVED' }) };
      },
      WithdrawTimeOff(variables) {
        sent.push(variables);
        shown = [aRequest({ status: 'WITHDRAWN' })];
        return { withdrawTimeOff: shown[0] };
      },
      RestoreTimeOff({ id }: { id: string }) {
        sent.push({ restored: id });
        shown = [aRequest()];
        return { restoreTimeOff: shown[0] };
      },
      ...graphql,
    },
  });
  return sent;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('issue: three days off in four taps from the first screen, with what is left after it', async () => {
  const sent = await open('');
  await userEvent.click(await screen.findByRole('link', { name: 'Time off' }));
  await press('Next month');
  const days = within(screen.getByRole('group', { name: /^\w+ \d{4}$/ })).getAllByRole('button', {
    name: /^\d+ \w+ \d{4}$/,
  });
  await userEvent.click(days[9]!);
  await userEvent.click(days[11]!);
  expect(days.map((day) => day.getAttribute('aria-pressed')).filter((each) => each === 'true')).toHaveLength(3);
  expect(screen.getByText(/2 days left after it$/)).toBeVisible();
  await press('Ask for 3 days');
  expect(await screen.findByText('Asked for. You will be told.')).toBeVisible();
  expect(await screen.findByRole('article')).toHaveTextContent('2 – 4 Jul 2099');
  const input = { type: '3', fromDay: expect.stringMatching(/-10$/), untilDay: expect.stringMatching(/-12$/) };
  await press('Undo');
  expect(await screen.findByText('Withdrawn', { exact: true })).toBeVisible();
  expect(sent).toEqual([{ input: { ...input, fromTime: null, untilTime: null, reason: '' } }, { id: '7' }]);
});

test('what is asked for can be withdrawn; an answer is read', async () => {
  const sent = await open('/time-off', {}, [
    aRequest(),
    aRequest({ id: '8', status: 'REFUSED', answer: 'Too many are away' }),
  ]);
  expect(await screen.findByText('Answer: Too many are away')).toBeVisible();
  const [messages] = screen.getAllByRole('link', { name: 'Message your planner 2 – 4 Jul 2099' });
  expect(messages).toHaveAttribute('href', '/planner/employee-portal/messages/about?timeOff=7');
  await press('Withdraw 2 – 4 Jul 2099');
  expect(await screen.findByText('Withdrawn.')).toBeVisible();
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Withdraw 2 – 4 Jul 2099' })).toBeVisible();
  expect(sent).toEqual([{ id: '7' }, { restored: '7' }]);
});

test('issue: a request carries a document; it is taken back, or removed after a question', async () => {
  const sent: unknown[] = [];
  const files: Record<string, (variables: never) => object> = {
    SetTimeOffFile({ id, file }: { id: string; file: File }) {
      sent.push([id, file.name]);
      return { setMyTimeOffFile: aRequest({ fileName: file.name }) };
    },
    DeleteTimeOffFile() {
      sent.push('removed');
      return { deleteMyTimeOffFile: aRequest() };
    },
  };
  await open('/time-off', files, [aRequest()]);
  const add = () => screen.findByLabelText('Document 2 – 4 Jul 2099');
  await userEvent.upload(await add(), new File(['%PDF-'], 'note.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('button', { name: 'note.pdf 2 – 4 Jul 2099' })).toBeVisible();
  await press('Undo');
  await userEvent.upload(await add(), new File(['%PDF-'], 'other.pdf', { type: 'application/pdf' }));
  await press('Remove');
  await userEvent.click(within(await screen.findByRole('group', { name: 'Remove other.pdf?' })).getByText('Remove'));
  expect(await add()).toBeEnabled();
  expect(sent).toEqual([['7', 'note.pdf'], 'removed', ['7', 'other.pdf'], 'removed']);
});

test('issue: what needs a document says so before it is asked for, and until it is there', async () => {
  const MyTimeOff = () => ({
    myTimeOffBalances: [{ ...vacation, needsDocument: true }],
    myTimeOff: { __typename: 'TimeOffPage', results: [aRequest({ lacksDocument: true })] },
  });
  await open('/time-off', { MyTimeOff });
  expect(await screen.findByText(/^It needs a document, .* afterwards\.$/)).toBeVisible();
  expect(screen.getByText(/^It needs a document, .*: add it here/)).toBeVisible();
});

test('issue: the planner suggests other days; one tap asks for them, and can be undone', async () => {
  const suggested = { suggestedFrom: '2099-08-02', suggestedUntil: '2099-08-04' };
  const sent = await open('/time-off', {}, [aRequest({ status: 'REFUSED', ...suggested })]);
  expect(await screen.findByText('Your planner suggests 2 – 4 Aug 2099 instead.')).toBeVisible();
  await press('Ask for these days 2 – 4 Aug 2099');
  expect(await screen.findByText('Asked for. You will be told.')).toBeVisible();
  await press('Undo');
  const input = { type: '3', fromDay: '2099-08-02', untilDay: '2099-08-04' };
  await waitFor(() => expect(sent).toEqual([{ input }, { id: '7' }]));
});

test('a balance says why it is what it is', async () => {
  const entry = {
    __typename: 'TimeOffEntry',
    id: '1',
    kind: 'GRANTED',
    amount: '5.00',
    day: '2029-01-02',
    reason: 'Ten years here',
  };
  await open('/time-off', {
    MyTimeOffEntries: () => ({ myTimeOffEntries: { __typename: 'TimeOffEntryPage', results: [entry] } }),
  });
  await press('Why? Vacation');
  const dialog = within(await screen.findByRole('dialog', { name: 'Vacation · 5 days' }));
  expect(await dialog.findByText('Ten years here')).toBeVisible();
});

test('issue: sick today is one tap, and can be taken back', async () => {
  const sent = await open('');
  await press('Sick today');
  expect(await screen.findByText('Get well soon. Your planner is told.')).toBeVisible();
  await press('Undo');
  await waitFor(() => expect(sent).toEqual(['sick', { id: '7' }]));
});

test('no day chosen, and what the server says against it', async () => {
  await open('/time-off', {
    AskForTimeOff() {
      throw refused('BAD_USER_INPUT', {}, 'This cannot be.');
    },
  });
  await press('Ask');
  expect(await screen.findAllByText('Choose a day')).not.toHaveLength(0);
  await press('Next month');
  await userEvent.click(screen.getAllByRole('button', { name: /^\d+ \w+ \d{4}$/ })[9]!);
  await press('Ask for 1 day');
  expect(await findAlert('This cannot be.')).toBeVisible();
});
