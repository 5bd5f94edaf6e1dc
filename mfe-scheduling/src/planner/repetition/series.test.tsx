import { renderRemote } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';
import { batchOf, batchShift } from './batch.fixture.ts';
import { aShift, manager, shiftArea } from '../../shifts/shift.fixture.ts';

const series = {
  __typename: 'ShiftSeries',
  id: '2',
  weekdays: ['TUESDAY', 'THURSDAY'],
  everyWeeks: 2,
  until: '2027-01-31',
};

function open(path: string, shift: object) {
  const sent: [string, unknown][] = [];
  let repeats: object | undefined;
  const area = shiftArea({
    ShiftDetail: () => ({ shift: aShift({ ...shift, ...repeats }) }),
    ShiftConflicts: { shiftConflicts: [] },
    RepeatShift: ({ input }: Record<string, unknown>) => {
      sent.push(['repeat', input]);
      const { preview } = input as { preview: boolean };
      if (!preview) repeats = { series };
      return { repeatShift: batchOf([batchShift({ id: preview ? null : '70' })], !preview) };
    },
    UpdateFollowingShifts: (variables: Record<string, unknown>) => {
      sent.push(['update', variables]);
      return { updateFollowingShifts: ['7', '8'] };
    },
    DeleteFollowingShifts: ({ id }: Record<string, unknown>) => {
      sent.push(['delete', id]);
      return { deleteFollowingShifts: ['7', '8'] };
    },
    ChangeShifts: ({ changes, seen }: Record<string, unknown>) => {
      repeats = undefined;
      sent.push(['change', seen ? { changes, seen } : changes]);
      return { changeShifts: [] };
    },
  });
  return renderRemote(remote, { path, user: manager, graphql: area.graphql }).then(() => ({ ...area, sent }));
}

describe('a shift that repeats', () => {
  test('is repeated by a rule after a preview; its own day of the week is proposed', async () => {
    const { sent } = await open('/admin/planner/shifts/7', {});
    await userEvent.click(await screen.findByRole('button', { name: 'Repeat…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Repeat this shift' }));
    fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2026-12-31' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Thu' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create 1 shift' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const rule = { weekdays: ['TUESDAY', 'THURSDAY'], everyWeeks: 1, until: '2026-12-31' };
    expect(await screen.findByText('Every 2 weeks on Tue and Thu until 31 Jan 2027')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    // It repeats no more.
    expect(await screen.findByRole('button', { name: 'Repeat…' })).toBeVisible();
    const { employeeId: employee, title, notes, startTime, endTime } = batchShift();
    // What somebody has changed since stays.
    const asMade = { employee, title, notes, startTime, endTime, status: 'SCHEDULED' };
    expect(sent.slice(-3)).toEqual([
      ['repeat', { ...rule, preview: true, skip: false }],
      ['repeat', { ...rule, preview: false, skip: false }],
      ['change', { changes: [{ id: '70', deleted: true }], seen: [asMade] }],
    ]);
  });

  test('says its rule, and is deleted with those that follow after a question', async () => {
    const { sent } = await open('/admin/planner/shifts/7', { series });
    expect(await screen.findByText('Every 2 weeks on Tue and Thu until 31 Jan 2027')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Repeat…' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete this and following shifts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/planner/shifts'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const restored = ['7', '8'].map((id) => ({ id, restored: true }));
    expect(sent).toEqual([
      ['delete', '7'],
      ['change', restored],
    ]);
  });

  test.each([
    ['this alone', false],
    ['this and following', true],
  ])('is changed: %s', async (_, following) => {
    const { sent, asked } = await open('/admin/planner/shifts/edit/7', { series });
    const choice = await screen.findByLabelText(/^Also change the shifts that follow/);
    if (following) await userEvent.click(choice);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/planner/shifts/7'));
    const unchanged = { id: '7', input: {}, seen: {} };
    expect([sent, asked.saved]).toEqual(following ? [[['update', unchanged]], []] : [[], [unchanged]]);
  });
});
