import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aShift, pageOf } from '../shift/testing/shifts.ts';
import { findAlert } from '../testing/alerts.ts';

const planned = {
  title: '',
  notes: '',
  clientName: 'Harbor Mall',
  locationName: null,
  startTime: '2029-07-01T05:00:00.000Z',
  endTime: '2029-07-01T13:00:00.000Z',
  timeZone: 'America/Los_Angeles',
};
const shift = (particulars: object = {}) => ({
  __typename: 'NoticedShift',
  shiftId: '7',
  kind: 'ASSIGNED',
  before: null,
  ...planned,
  ...particulars,
});
const notice = (id: number, shifts: object[], particulars: object = {}) => ({
  __typename: 'Notice',
  id: String(id),
  toldAt: '2029-06-20T10:00:00.000Z',
  isRead: false,
  more: 0,
  license: null,
  openShift: null,
  timeOff: null,
  offer: null,
  shifts,
  ...particulars,
});

interface Answers {
  notices?: object[];
  unread?: number;
  works?: boolean;
  path?: string;
  shift?: object | null;
  isEmployee?: boolean;
  status?: string;
}

async function openNotices({
  notices = [],
  unread = 0,
  works = true,
  path,
  shift: one,
  isEmployee = true,
  status = 'ACTIVE',
}: Answers = {}) {
  const read: unknown[] = [];
  await renderRemote(remote, {
    path: path ?? '/planner/employee-portal/notices',
    user: { username: 'guard', employee_profile: isEmployee ? { id: 1, company_id: 1 } : null },
    graphql: {
      UnreadNotices: () => ({
        myUnreadNotices: read.length > 0 ? 0 : unread,
        myUnreadThreads: 0,
        myOpenShifts: [],
        myEmployee: { __typename: 'Employee', id: '1', companyName: 'Northgate Security', status },
      }),
      MyNotices: ({ page }) => ({
        myUnreadNotices: read.length > 0 ? 0 : unread,
        myUnreadThreads: 0,
        myNotices: { __typename: 'NoticePage', count: notices.length, results: page === 1 ? notices : [] },
      }),
      ReadNotices: ({ notices: ids }) => {
        if (!works) throw new Error('down');
        read.push(ids);
        return { readMyNotices: 0 };
      },
      UnreadLastNotices: () => {
        read.pop();
        return { unreadMyNotices: unread };
      },
      MyShift: () => ({ myShift: one ?? null }),
      PortalToday: { myEmployee: null, upcoming: pageOf([]), recent: pageOf([]) },
    },
  });
  return read;
}

test('a notice says what happened, when and where, and leads to the shift, which reads it', async () => {
  const read = await openNotices({ notices: [notice(1, [shift()])], unread: 1, shift: aShift(7) });
  const article = within(await screen.findByRole('article'));
  expect(article.getByRole('heading', { name: 'New: New shift' })).toBeInTheDocument();
  await userEvent.click(
    article.getByRole('link', { name: 'Sat 30 Jun 2029, 22:00–06:00 (+1) · Los Angeles time · Harbor Mall' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Shift' })).toBeInTheDocument();
  expect(await screen.findByText('Client 7')).toBeInTheDocument();
  expect(read).toEqual([['1']]);
});

test('who is inactive is told what they still can do, before they try', async () => {
  await openNotices({ status: 'INACTIVE' });
  expect(await screen.findByText(/^Your profile is inactive\./)).toBeInTheDocument();
});

test('that a license expires is told with its last day, and leads to the profile', async () => {
  const license = {
    __typename: 'NoticedLicense',
    qualificationName: 'Guard card',
    number: '77',
    validUntil: '2029-07-20',
  };
  await openNotices({ notices: [notice(1, [], { license })], unread: 1 });
  const article = within(await screen.findByRole('article'));
  expect(article.getByRole('heading', { name: 'New: Your license expires' })).toBeInTheDocument();
  expect(article.getByRole('link', { name: 'Guard card 77 is valid until 20 Jul 2029.' })).toHaveAttribute(
    'href',
    '/planner/employee-portal/profile',
  );
});

test('that an open shift went to a colleague is told kindly, and leads to the others', async () => {
  const { title: _, notes: __, ...open } = planned;
  const openShift = { __typename: 'NoticedOpenShift', ...open, isNew: false, isCancelled: false, isUndecided: false };
  await openNotices({ notices: [notice(1, [], { openShift })], unread: 1 });
  const article = within(await screen.findByRole('article'));
  expect(article.getByRole('heading', { name: 'New: The open shift is taken' })).toBeInTheDocument();
  expect(article.getByText(/^Thank you for asking for Sat 30 Jun 2029.*This time a colleague has it\.$/)).toBeVisible();
  expect(article.getByRole('link', { name: 'Open shifts' })).toHaveAttribute(
    'href',
    '/planner/employee-portal/open-shifts',
  );
});

test('that nobody was chosen for an open shift before it began is told as it is', async () => {
  const { title: _, notes: __, ...open } = planned;
  const openShift = { __typename: 'NoticedOpenShift', ...open, isNew: false, isCancelled: true, isUndecided: true };
  await openNotices({ notices: [notice(1, [], { openShift })], unread: 1 });
  const article = within(await screen.findByRole('article'));
  expect(article.getByRole('heading', { name: 'New: Nobody was chosen in time' })).toBeInTheDocument();
  expect(article.getByText(/^Thank you for asking for Sat 30 Jun 2029.*Nobody was chosen in time\.$/)).toBeVisible();
});

test('a new open shift is told with when and where it is, and leads to it', async () => {
  const { title: _, notes: __, ...open } = planned;
  const openShift = { __typename: 'NoticedOpenShift', ...open, isNew: true, isCancelled: false, isUndecided: false };
  await openNotices({ notices: [notice(1, [], { openShift })], unread: 1 });
  const article = within(await screen.findByRole('article'));
  expect(article.getByRole('heading', { name: 'New: A new open shift for you' })).toBeInTheDocument();
  expect(article.getByText(/^You may take Sat 30 Jun 2029/)).toBeVisible();
  expect(article.getByRole('link', { name: 'Open shifts' })).toBeInTheDocument();
});

test('what was decided of time off is told with its days and the answer, and leads to it', async () => {
  const days = { fromDay: '2029-07-02', fromTime: null, untilDay: '2029-07-04', untilTime: null };
  const timeOff = {
    __typename: 'NoticedTimeOff',
    typeName: 'Vacation',
    ...days,
    status: 'APPROVED',
    answer: 'Enjoy',
    suggestedFrom: null,
    suggestedUntil: null,
  };
  await openNotices({ notices: [notice(1, [], { timeOff })], unread: 1 });
  const article = within(await screen.findByRole('article'));
  expect(article.getByRole('heading', { name: 'New: Your time off is approved' })).toBeInTheDocument();
  expect(article.getByText('Vacation · 2 – 4 Jul 2029 · Enjoy')).toBeVisible();
  expect(article.getByRole('link', { name: 'Time off' })).toHaveAttribute('href', '/planner/employee-portal/time-off');
});

test('several at once name each, say what was before, and count what is not shown', async () => {
  const before = { __typename: 'PlannedBefore', ...planned, clientName: 'Old Mall', notes: 'Bring keys' };
  const shifts = [shift({ kind: 'CHANGED', before }), shift({ kind: 'CANCELLED', shiftId: null })];
  await openNotices({ notices: [notice(1, shifts, { more: 3, isRead: true })] });
  const article = within(await screen.findByRole('article'));
  expect(article.getByRole('heading', { name: '5 of your shifts' })).toBeInTheDocument();
  expect(article.getByText('Before: Old Mall')).toBeInTheDocument();
  expect(article.getByText('The notes have changed.')).toBeInTheDocument();
  expect(article.getByText('and 3 more')).toBeInTheDocument();
  // What is not theirs any more leads nowhere.
  expect(article.getAllByRole('link')).toHaveLength(1);
});

test('the way to them is on every screen, with how many are new; all are read at once', async () => {
  const read = await openNotices({ notices: [notice(1, [shift()]), notice(2, [shift()])], unread: 2 });
  expect(await screen.findByRole('link', { name: 'Notices, 2 new' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('link', { name: 'Notices' })).toBeInTheDocument();
  expect(read).toEqual([null]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Notices, 2 new' })).toBeInTheDocument();
});

test('a failure to mark them says so, and they stay as they are', async () => {
  await openNotices({ notices: [notice(1, [shift()])], unread: 1, works: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await findAlert('Failed to mark them as read. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Notices, 1 new' })).toBeInTheDocument();
});

test('a page whose notices have gone is the first', async () => {
  await openNotices({ notices: [notice(1, [shift()])], path: '/planner/employee-portal/notices?page=9' });
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('there are none yet', async () => {
  await openNotices();
  expect(await screen.findByText('No notices yet.')).toBeInTheDocument();
});

test('who is no employee has no way to them', async () => {
  await openNotices({ path: '/planner/employee-portal', isEmployee: false });
  await screen.findByText('You are not an employee yet.');
  expect(screen.queryByRole('link', { name: /Notices/ })).not.toBeInTheDocument();
});

test.each(['99', 'nonsense'])('shift %s, which is not theirs, is said to be gone', async (id) => {
  await openNotices({ path: `/planner/employee-portal/shifts/${id}` });
  expect(await screen.findByText('This shift is not yours.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All shifts' })).toHaveAttribute('href', '/planner/employee-portal');
});
