import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aShift, guard, instant, pageOf } from '../shift/testing/shifts.ts';

afterEach(() => localStorage.clear());

type Mutation = (input: Record<string, unknown>) => unknown;

/** Opens the portal with these shifts, of which the first is today's. */
async function openWith(
  shifts: object[],
  { checkIn, checkOut, serverTime }: { checkIn?: Mutation; checkOut?: Mutation; serverTime?: string } = {},
) {
  let asked = 0;
  await renderRemote(remote, {
    path: '/planner/employee-portal',
    user: { username: 'guard' },
    graphql: {
      PortalToday: () => {
        asked += 1;
        return { myEmployee: guard, upcoming: pageOf(shifts), recent: pageOf([]) };
      },
      MyShifts: { myShifts: pageOf(shifts) },
      ServerTime: () => ({ serverTime: serverTime ?? new Date().toISOString() }),
      ...(checkIn && { CheckIn: checkIn }),
      ...(checkOut && { CheckOut: checkOut }),
    },
  });
  const today = within(await screen.findByRole('region', { name: 'Today’s shift' }));
  return { today, timesAsked: () => asked };
}

const begun = { status: 'IN_PROGRESS', checkedIn: true, checkedInAt: instant(0) };
const ended = { status: 'COMPLETED', checkedIn: true, checkedOut: true, checkedInAt: instant(-8) };
const refused =
  (message: string, code = 'CONFLICT') =>
  () => {
    throw new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });
  };
const action = () => screen.queryByRole('button', { name: /check (in|out)/i });

describe('scheduling.md §4, Check-in (portal)', () => {
  test('changes the shift to what the server returns, and says so', async () => {
    const { today } = await openWith([aShift(1)], {
      checkIn: ({ shiftId }) => ({ checkIn: aShift(Number(shiftId), begun) }),
    });

    await userEvent.click(today.getByRole('button', { name: 'Check in' }));

    expect(await screen.findByText('Check-in successful!')).toBeInTheDocument();
    expect(today.getByText('In progress')).toBeInTheDocument();
    expect(today.getByText(/^8.0 h · in \d\d:\d\d$/)).toBeInTheDocument();
    expect(today.getByRole('button', { name: 'Check out' })).toBeInTheDocument();
  });

  test.each(['COMPLETED', 'MISSED', 'CANCELLED', 'IN_PROGRESS'])('not allowed when %s', async (status) => {
    const { today } = await openWith([aShift(1, { status })]);

    await waitFor(() => expect(screen.getAllByText('Client 1')).not.toHaveLength(0));
    expect(today.queryByRole('button')).not.toBeInTheDocument();
    expect(action()).not.toBeInTheDocument();
  });

  test('not allowed when checked in already', async () => {
    await openWith([aShift(1, { checkedIn: true })]);

    expect(action()).not.toBeInTheDocument();
  });

  test('a double tap does not check out at once', async () => {
    const { today } = await openWith([aShift(1)], { checkIn: () => ({ checkIn: aShift(1, begun) }) });

    await userEvent.dblClick(today.getByRole('button', { name: 'Check in' }));

    expect(await today.findByRole('button', { name: 'Check out' })).toBeInTheDocument();
    expect(screen.queryByText('Check-out successful!')).not.toBeInTheDocument();
  });
});

describe('scheduling.md §4, Check-out', () => {
  test('completes the shift, and says so', async () => {
    const { today } = await openWith([aShift(1, begun)], { checkOut: () => ({ checkOut: aShift(1, ended) }) });

    await userEvent.click(today.getByRole('button', { name: 'Check out' }));
    await userEvent.click(today.getByRole('button', { name: 'Check out now' }));

    expect(await screen.findByText('Check-out successful!')).toBeInTheDocument();
    expect(today.getByText('Completed')).toBeInTheDocument();
    expect(action()).not.toBeInTheDocument();
  });

  test('not allowed when checked out already', async () => {
    await openWith([aShift(1, { ...begun, checkedOut: true })]);

    expect(action()).not.toBeInTheDocument();
  });
});

describe('a mistaken check-out', () => {
  const open = async () => {
    let left = 0;
    const { today } = await openWith([aShift(1, begun)], {
      checkOut: () => {
        left += 1;
        return { checkOut: aShift(1, ended) };
      },
    });
    await userEvent.click(today.getByRole('button', { name: 'Check out' }));
    return { today, timesLeft: () => left };
  };

  test('before the end is asked about, and Escape or staying changes nothing', async () => {
    const { today, timesLeft } = await open();
    expect(
      today.getByRole('group', { name: /^Your shift ends in (8 h 59|9 h 00) min\. Check out now\?$/ }),
    ).toBeVisible();
    expect(today.getByRole('button', { name: 'Keep working' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await userEvent.click(today.getByRole('button', { name: 'Check out' }));
    await userEvent.click(today.getByRole('button', { name: 'Keep working' }));

    expect(today.getByRole('button', { name: 'Check out' })).toBeInTheDocument();
    expect(timesLeft()).toBe(0);
  });

  test('after the end nothing is asked', async () => {
    const over = { ...begun, startTime: instant(-9), endTime: instant(-1), checkOutUntil: instant(11) };
    const { today } = await openWith([aShift(1, over)], { checkOut: () => ({ checkOut: aShift(1, ended) }) });

    await userEvent.click(today.getByRole('button', { name: 'Check out' }));

    expect(await screen.findByText('Check-out successful!')).toBeInTheDocument();
  });
});

describe('the hours that the company allows', () => {
  test('before them it says from when one can check in', async () => {
    const { today } = await openWith([aShift(1, { startTime: instant(5), checkInFrom: instant(4) })]);

    expect(today.getByText(/^You can check in from \w+ \d+ \w+, \d\d:\d\d\.$/)).toBeInTheDocument();
    expect(action()).not.toBeInTheDocument();
  });

  test('by the clock of the server: a wrong clock of the phone changes nothing', async () => {
    const shift = aShift(1, { startTime: instant(5), checkInFrom: instant(4) });
    const { today } = await openWith([shift], { serverTime: instant(4.5) });

    expect(await today.findByRole('button', { name: 'Check in' })).toBeInTheDocument();
  });

  test('after them one cannot check out any more', async () => {
    const late = { ...begun, startTime: instant(-20), endTime: instant(-13), checkOutUntil: instant(-1) };
    const { today } = await openWith([aShift(1, late)]);

    expect(today.getByText(/^You could check out until .* Ask your administrator\.$/)).toBeInTheDocument();
    expect(action()).not.toBeInTheDocument();
  });
});

describe('a shift besides the one above the list', () => {
  test('has its button in the list when it is today’s too', async () => {
    await openWith([aShift(1, ended), aShift(2, { startTime: instant(9), endTime: instant(12) })], {
      checkIn: ({ shiftId }) => ({ checkIn: aShift(Number(shiftId), begun) }),
    });
    const list = within(await screen.findByRole('region', { name: 'My shifts' }));

    await userEvent.click(await list.findByRole('button', { name: 'Check in' }));

    expect(await list.findByRole('button', { name: 'Check out' })).toBeInTheDocument();
  });

  test('has none on another day', async () => {
    await openWith([aShift(1, ended), aShift(2, { date: '2999-01-01', startTime: '2999-01-01T08:00:00Z' })]);

    expect(await screen.findByText('Client 2')).toBeInTheDocument();
    expect(action()).not.toBeInTheDocument();
  });
});

describe('scheduling.md §8, Portal: check-in/out alerts', () => {
  test('the server’s detail, and the shift as it is by now', async () => {
    const { today, timesAsked } = await openWith([aShift(1)], {
      checkIn: refused('You have already checked in for this shift.'),
    });

    await userEvent.click(today.getByRole('button', { name: 'Check in' }));

    expect(await screen.findByText('You have already checked in for this shift.')).toBeInTheDocument();
    await waitFor(() => expect(timesAsked()).toBe(2));
  });

  test.each([
    ['Check in', {}, 'Failed to check in. Please try again.'],
    ['Check out', begun, 'Failed to check out. Please try again.'],
  ])('%s; the shift stays, to try again', async (name, state, text) => {
    const failing = refused('A server error occurred.', 'INTERNAL_SERVER_ERROR');
    const { today, timesAsked } = await openWith([aShift(1, state)], { checkIn: failing, checkOut: failing });

    await userEvent.click(today.getByRole('button', { name }));
    const sure = today.queryByRole('button', { name: 'Check out now' });
    if (sure) await userEvent.click(sure);

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(today.getByRole('button', { name })).toBeEnabled();
    expect(timesAsked()).toBe(1);
  });
});

test('a screen that comes into view on a later day asks for that day', async () => {
  const { timesAsked } = await openWith([aShift(1)]);
  const later = Date.now() + 86_400_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);

  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  await waitFor(() => expect(timesAsked()).toBe(2));
  clock.mockRestore();
});
