import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aShift, guard, instant, pageOf } from '../shift/testing/shifts.ts';

const open = async (ids: number[]) => {
  const shifts = ids.map((id) => aShift(id, { toConfirm: true, startTime: instant(id), endTime: instant(id + 8) }));
  const sent: unknown[] = [];
  await renderRemote(remote, {
    path: '/planner/employee-portal',
    user: { id: 7, username: 'guard' },
    graphql: {
      PortalToday: { myEmployee: guard, upcoming: pageOf(shifts), recent: pageOf([]) },
      MyShifts: { myShifts: pageOf(shifts) },
      ServerTime: { serverTime: new Date().toISOString() },
      TapKey: { tapKey: 'key' },
      ConfirmShifts: ({ shifts: confirmed }: { shifts: string[] }) => {
        sent.push(confirmed);
        const known = { __typename: 'PortalShift', confirmedAt: instant(0), toConfirm: false };
        return { confirmShifts: confirmed.map((id) => ({ ...known, id })) };
      },
    },
  });
  return sent;
};

describe('what the company asks to confirm', () => {
  test('is confirmed with one tap, and says so', async () => {
    const sent = await open([1]);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Confirm this shift' }))[0]!);
    expect(await screen.findByText('You have confirmed this shift.')).toBeInTheDocument();
    expect(sent).toEqual([['1']]);
  });

  test('several at once', async () => {
    const sent = await open([1, 2]);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm all 2' }));
    expect(await screen.findAllByText('You have confirmed this shift.')).toHaveLength(2);
    expect(sent).toEqual([['1', '2']]);
    expect(screen.queryByRole('button', { name: 'Confirm all 2' })).not.toBeInTheDocument();
  });
});
