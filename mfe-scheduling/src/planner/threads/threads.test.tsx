import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlanner, recording, refuses } from '../../testing/planner.ts';

const aThread = (particulars: object = {}) => ({
  __typename: 'Thread',
  companyId: '1',
  id: '3',
  kind: 'SHIFT',
  subjectId: '31',
  clientName: 'Harbor Mall',
  locationName: null,
  startTime: '2029-07-02T06:00:00.000Z',
  endTime: '2029-07-02T14:00:00.000Z',
  days: null,
  timeZone: 'UTC',
  asksAcknowledgement: false,
  names: 'Ann A',
  lastText: 'When?',
  lastAt: '2029-06-30T12:00:00.000Z',
  unread: 1,
  people: 0,
  haveRead: 0,
  haveAcknowledged: 0,
  ...particulars,
});
const toAll = aThread({
  id: '4',
  kind: 'BROADCAST',
  subjectId: null,
  clientName: null,
  startTime: null,
  endTime: null,
  asksAcknowledgement: true,
  names: '',
  lastText: 'New radios',
  unread: 0,
  people: 2,
  haveRead: 1,
  haveAcknowledged: 1,
});
const reader = (employeeName: string, particulars: object = {}) => ({
  __typename: 'ThreadReader',
  employeeId: employeeName,
  employeeName,
  hasAccount: true,
  readAt: null,
  acknowledgedAt: null,
  remindedAt: null,
  ...particulars,
});
const message = {
  __typename: 'ThreadMessage',
  byPlanner: false,
  id: '9',
  text: 'When?',
  writtenAt: '2029-06-30T12:00:00.000Z',
  authorName: 'Ann A',
  isMine: false,
  readBy: [],
};
const page = (...results: object[]) => ({ __typename: 'SomePage', count: results.length, results });

const open = (graphql: object = {}) =>
  openPlanner('/admin/planner/messages', {
    graphql: {
      Threads: { threads: page(aThread(), toAll) },
      OneThread: ({ id }: { id: string }) => ({ thread: id === '4' ? toAll : aThread() }),
      ThreadAbout: { threads: page(aThread()) },
      ThreadMessages: { threadMessages: page(message) },
      ThreadReaders: {
        threadReaders: [
          reader('Bob B'),
          reader('Ann A', { readAt: '2029-06-30T12:00:00.000Z', acknowledgedAt: '2029-06-30T12:00:00.000Z' }),
        ],
      },
      ReadThread: { readThread: aThread({ unread: 0 }) },
      ...graphql,
    },
  });

const openThread = async (name: RegExp) => {
  await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('button', { name: /^Open/ }));
  return within(await screen.findByRole('dialog'));
};

test('issue 34.4: the list says what is new and who has acknowledged; a thread is read and answered', async () => {
  const read = recording({ readThread: aThread({ unread: 0 }) });
  const written = recording({ writeMessage: aThread({ unread: 0 }) });
  const toGone = { ...toAll, id: '5', clientName: 'North Quay', locationName: '' };
  await open({
    Threads: { threads: page(aThread(), toAll, toGone) },
    ReadThread: read.call,
    WriteMessage: written.call,
  });
  expect(await screen.findByRole('row', { name: /North Quay · No longer there/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Harbor Mall.*Ann A.*1 new message/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /The whole company.*Acknowledged by 1 of 2/ })).toBeVisible();
  const dialog = await openThread(/Harbor Mall/);
  expect(await dialog.findByText('When?')).toBeVisible();
  await waitFor(() => expect(read.sent).toEqual([{ id: '3', until: '9' }]));
  await userEvent.type(dialog.getByLabelText('Message'), 'At six');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(written.sent).toEqual([{ input: { shift: '31', text: 'At six' } }]));
  await waitFor(() => expect(dialog.getByLabelText('Message')).toHaveValue(''));
});

test('issue 34.4: who has not acknowledged comes first, and is reminded', async () => {
  const { sent, call } = recording({ remindReaders: toAll });
  await open({ RemindReaders: call });
  const dialog = await openThread(/The whole company/);
  const readers = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(readers.filter((text) => /^(Bob|Ann) [AB]:/.test(text ?? ''))).toEqual([
    'Bob B: not read',
    expect.stringMatching(/^Ann A: acknowledged /),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remind those who have not' }));
  expect(await screen.findByText('Reminded.')).toBeVisible();
  expect(sent).toEqual([{ id: '4' }]);
});

test('issue 34.4: it is written to the whole company, acknowledged unless one says otherwise; why not is said', async () => {
  const { sent, call } = recording({ broadcast: toAll });
  await open({ SendBroadcast: call, ClientChoices: { clients: page() } });
  await screen.findByRole('button', { name: 'Write to everybody' });
  await userEvent.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to everybody' }));
  await userEvent.type(dialog.getByLabelText('Message'), 'New radios');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(sent).toEqual([{ input: expect.objectContaining({ text: 'New radios', asksAcknowledgement: true }) }]);
});

test('what is refused stays in the field', async () => {
  const said = 'These are 100 messages already. Please call instead.';
  await open({ WriteMessage: refuses('CONFLICT', {}, said) });
  const dialog = await openThread(/Harbor Mall/);
  await userEvent.type(await dialog.findByLabelText('Message'), 'Hello');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(dialog.getByLabelText('Message')).toHaveValue('Hello');
});
