import { NetworkError } from '@portfolio/remote-kit';
import { refused, renderRemote } from '@portfolio/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readTaps } from '../attendance/kept-taps.ts';
import * as remote from '../remote.ts';
import { aShift, guard, pageOf } from '../shift/testing/shifts.ts';
import { findAlert } from '../testing/alerts.ts';

const thread = (particulars: object = {}) => ({
  __typename: 'MyThread',
  id: '3',
  kind: 'SHIFT',
  subjectId: '1',
  clientName: 'Harbor Mall',
  locationName: null,
  startTime: '2029-07-01T05:00:00.000Z',
  endTime: '2029-07-01T13:00:00.000Z',
  days: null,
  timeZone: 'America/Los_Angeles',
  asksAcknowledgement: false,
  acknowledgedAt: null,
  lastText: 'The code is 4711',
  lastAt: '2029-06-30T12:00:00.000Z',
  unread: 0,
  ...particulars,
});
const message = (id: string, text: string, particulars: object = {}) => ({
  __typename: 'ThreadMessage',
  id,
  text,
  writtenAt: '2029-06-30T12:00:00.000Z',
  authorName: 'Pat Planner',
  byPlanner: true,
  isMine: false,
  readBy: [],
  ...particulars,
});
const toAll = {
  kind: 'BROADCAST',
  subjectId: null,
  clientName: null,
  startTime: null,
  endTime: null,
  asksAcknowledgement: true,
  lastText: 'New radios from Monday',
  unread: 1,
};

/** Written to a site that was deleted since. */
const gone = thread({ ...toAll, id: '5', clientName: '', unread: 0, asksAcknowledgement: false });

/** Opens a screen of a guard in whose threads there is this. @returns what was sent, in order */
async function open(path: string, threads: object[] = [], messages: object[] = [], answers: object = {}) {
  const sent: object[] = [];
  const page = { __typename: 'SomePage', count: threads.length, results: threads };
  const recorded = (name: string, answer: () => object) => (variables: object) => {
    sent.push({ [name]: variables });
    return { [name]: answer() };
  };
  await renderRemote(remote, {
    path: `/planner/employee-portal${path}`,
    user: { id: 7, username: 'guard', employee_profile: { id: 1, company_id: 1 } },
    graphql: {
      UnreadNotices: {
        myUnreadNotices: 0,
        myUnreadThreads: 2,
        myOpenShifts: [],
        myEmployee: { __typename: 'Employee', id: '1', companyName: 'Northgate Security', status: 'ACTIVE' },
      },
      PortalToday: () => ({ myEmployee: guard, upcoming: pageOf([]), recent: pageOf([]) }),
      MyShifts: { myShifts: pageOf([]) },
      MyShift: { myShift: aShift(1) },
      ServerTime: { serverTime: new Date().toISOString() },
      TapKey: { tapKey: 'key' },
      MyThreads: () => ({ myThreads: { ...page, results: threads.map((each) => ({ ...each })) } }),
      MyThreadAbout: () => ({ myThreads: page }),
      MyThreadById: () => ({ myThread: threads[0] ?? null }),
      MyThreadMessages: () => ({ myThreadMessages: { __typename: 'SomePage', results: messages } }),
      ReadMyThread: recorded('readMyThread', () => thread()),
      WriteMyMessage: recorded('writeMyMessage', () => thread()),
      AcknowledgeThread: recorded('acknowledgeThread', () =>
        Object.assign(threads[0]!, { unread: 0, acknowledgedAt: '2029-06-30T13:00:00.000Z' }),
      ),
      ...answers,
    },
  });
  return sent;
}

const write = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Message'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

test('issue 34.4: on a shift’s page its messages are read and answered, and it says by whom one’s own were read', async () => {
  const messages = [
    message('1', 'When?', { isMine: true, byPlanner: false, authorName: 'Me', readBy: ['Pat Planner'] }),
    message('2', 'At six\n<b>sharp</b>'),
  ];
  const sent = await open('/shifts/1', [thread({ unread: 1 })], messages);
  const list = within(await screen.findByRole('list', { name: 'Messages' }));
  const [own, theirs] = list.getAllByRole('listitem');
  expect(own).toHaveTextContent(/^You .*When\?Read by Pat Planner$/);
  expect(theirs).toHaveTextContent('At six <b>sharp</b>');
  await waitFor(() => expect(sent).toEqual([{ readMyThread: { id: '3', until: '2' } }]));
  await write('Thanks');
  await waitFor(() => expect(sent).toContainEqual({ writeMyMessage: { input: { shift: '1', text: 'Thanks' } } }));
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
});

test('issue 34.6: a message without a connection is kept, sent once there is one, and says what became of it', async () => {
  let isDead = true;
  const sent: object[] = [];
  await open('/messages/about?offer=9', [], [], {
    WriteMyMessage(variables: object) {
      if (isDead) throw new NetworkError('No answer.');
      sent.push(variables);
      return { writeMyMessage: thread() };
    },
  });
  expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
  await write('On my way');
  expect(await screen.findByText(/^You wrote at .* It waits for a connection\.$/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Message' })).getByText('On my way')).toBeVisible();
  expect(await readTaps(7)).toHaveLength(1);
  isDead = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Messages: Sent.')).toBeVisible();
  expect(sent).toEqual([{ input: { offer: '9', text: 'On my way' } }]);
  await waitFor(async () => expect(await readTaps(7)).toEqual([]));
});

test('what is refused stays in the field, and why is said', async () => {
  const said = 'These are 100 messages already. Please call instead.';
  await open('/shifts/1', [], [], {
    WriteMyMessage() {
      throw refused('CONFLICT', {}, said);
    },
  });
  await write('Hello');
  expect(await findAlert(said)).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

test('issue 34.4: about time off, one answers the planners below its days', async () => {
  const days = {
    __typename: 'ThreadDays',
    fromDay: '2029-07-02',
    fromTime: null,
    untilDay: '2029-07-04',
    untilTime: null,
  };
  const off = { kind: 'TIME_OFF', subjectId: '7', clientName: null, startTime: null, endTime: null, days };
  const sent = await open('/messages', [thread(off)], [message('1', 'Could it be a day later?')]);
  await userEvent.click(await screen.findByRole('link', { name: 'Time off · 2 – 4 Jul 2029' }));
  expect(await screen.findByText('Could it be a day later?')).toBeVisible();
  await write('Yes');
  await waitFor(() => expect(sent).toEqual([{ writeMyMessage: { input: { timeOff: '7', text: 'Yes' } } }]));
});

test('what is being typed is there again after one has been elsewhere, and is asked about nowhere', async () => {
  await open('/messages/about?offer=9', [thread({ kind: 'OFFER', subjectId: '9' })]);
  await userEvent.type(await screen.findByLabelText('Message'), 'On my');
  await userEvent.click(screen.getByRole('link', { name: 'All messages' }));
  await userEvent.click(await screen.findByRole('link', { name: /Harbor Mall/ }));
  expect(await screen.findByText(/^We kept what you typed/)).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('On my');
});

test('issue 34.4: what was written to all is read in the list, and acknowledged with one tap', async () => {
  const goneGate = { ...gone, id: '6', clientName: 'Harbor Mall', locationName: '' };
  const sent = await open('/messages', [thread(toAll), thread({ id: '4', unread: 0 }), gone, goneGate]);
  expect(await screen.findByRole('link', { name: 'Messages, 2 to read' })).toBeVisible();
  const [all, other, site, gate] = await screen.findAllByRole('article');
  expect(site).toHaveTextContent('A site that is no longer there');
  expect(gate).toHaveTextContent('Harbor Mall · A site that is no longer there');
  expect(all).toHaveTextContent(/^1 new message: To everybody.*New radios from Monday/);
  expect(within(other!).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(within(all!).getByRole('button', { name: 'I have read this' }));
  expect(await within(all!).findByText('You have acknowledged this.')).toBeVisible();
  expect(sent).toEqual([{ acknowledgeThread: { id: '3' } }]);
});

test('messages that are not theirs, or no more, are said to be gone', async () => {
  await open('/messages/77');
  expect(await screen.findByText('These messages are not yours.')).toBeVisible();
});
