import { shiftDay } from '@portfolio/remote-kit/times';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';
import { weeksOfMonth } from './weeks-of-month.ts';

type Row = Record<'kind' | 'fromDay' | 'untilDay', string> & Record<'fromTime' | 'untilTime', string | null>;
interface Stroke extends Omit<Row, 'kind'> {
  kind: string | null;
}

/** Days of the month after the present one, in which none is over at any hour. */
const month = (() => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 1)).toISOString().slice(0, 7);
})();
const date = (day: number) => `${month}-${String(day).padStart(2, '0')}`;
const named = (day: number) => shiftDay(`${date(day)}T12:00:00Z`, 'en', 'UTC');
const said = (kind: string, from: number, until = from, fromTime: string | null = null, untilTime = fromTime) => ({
  __typename: 'DatedAvailability',
  kind,
  fromDay: date(from),
  fromTime,
  untilDay: date(until),
  untilTime,
  reason: '',
});
const stroke = (kind: string | null, from: number, until = from) => {
  const { __typename, ...sent } = said('', from, until);
  return { ...sent, kind };
};

async function openCalendar(before: object[] = [], failure?: Error) {
  const sent: Stroke[][] = [];
  await renderRemote(remote, {
    path: '/planner/employee-portal/availability',
    user: { username: 'guard' },
    graphql: {
      MyUnavailability: () => ({ myUnavailability: [] }),
      MyAvailability: () => ({ myAvailability: [] }),
      MyDatedAvailability: () => ({ myDatedAvailability: before }),
      MyMonth: ({ firstDay }) => ({
        myShifts: {
          results: [
            {
              __typename: 'PortalShift',
              id: '1',
              date: `${String(firstDay).slice(0, 7)}-12`,
              startTime: `${String(firstDay).slice(0, 7)}-12T08:00:00.000Z`,
              endTime: `${String(firstDay).slice(0, 7)}-12T16:00:00.000Z`,
              timeZone: 'UTC',
              status: 'SCHEDULED',
            },
          ],
        },
      }),
      PaintMyAvailability({ strokes }) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the screen sends
        const painted = strokes as Stroke[];
        sent.push(painted);
        if (failure) throw failure;
        return {
          paintMyAvailability: [
            ...before,
            ...painted.filter(({ kind }) => kind).map((each) => ({ __typename: 'DatedAvailability', ...each })),
          ],
        };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
  const grid = await screen.findByRole('grid');
  const cell = (day: number) => within(grid).getByRole('gridcell', { name: new RegExp(`^${named(day)}\\b`) });
  return { sent, grid, cell };
}
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('painting by a thumb or a mouse', () => {
  test('days that are dragged over are said at once; the day’s words say what', async () => {
    const { sent, cell } = await openCalendar();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[TouchA>]', target: cell(10) },
      ...[11, 12, 19].map((day) => ({ pointerName: 'TouchA', target: cell(day) })),
    ]);
    expect(cell(19)).toHaveAccessibleName(`${named(19)}. Can’t`);
    expect(sent).toEqual([]);
    await user.pointer({ keys: '[/TouchA]', target: cell(19) });

    expect(await screen.findByText('Saved. 1 of these days has a shift, which stays planned.')).toBeInTheDocument();
    expect(sent).toEqual([[stroke('CANNOT', 10, 12), stroke('CANNOT', 19)]]);
    expect(cell(12)).toHaveAccessibleName(`${named(12)}. Can’t. Shift 08:00–16:00`);
    expect(cell(13)).toHaveAccessibleName(`${named(13)}. Nothing said`);
  });

  test('a tap says it of one day, and takes it away where it is said', async () => {
    const { sent, cell } = await openCalendar([said('RATHER', 10)]);
    await choose('Rather');
    await userEvent.click(cell(10));
    await userEvent.click(cell(11));

    await waitFor(() => expect(sent).toEqual([[stroke(null, 10)], [stroke('RATHER', 11)]]));
  });

  test('what the browser takes for something else is not painted', async () => {
    const { sent, cell } = await openCalendar();
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA>]', target: cell(10) });
    expect(cell(10)).toHaveAccessibleName(`${named(10)}. Can’t`);
    fireEvent.pointerCancel(cell(10));
    await user.pointer({ keys: '[/TouchA]', target: cell(10) });
    expect(cell(10)).toHaveAccessibleName(`${named(10)}. Nothing said`);
    expect(sent).toEqual([]);
  });

  test('parts of a day, also over midnight', async () => {
    const { sent, cell } = await openCalendar();
    await choose('Rather not');
    await choose(/^Night/);
    await userEvent.click(cell(10));
    await waitFor(() =>
      expect(sent).toEqual([[{ ...stroke('RATHER_NOT', 10, 11), fromTime: '22:00', untilTime: '06:00' }]]),
    );
    expect(cell(10)).toHaveAccessibleName(`${named(10)}. Rather not, 22:00–06:00`);
    await choose('From – to');
    const [, until] = screen.getAllByLabelText('To');
    fireEvent.change(until ?? screen.getByLabelText('To'), { target: { value: '12:30' } });
    await userEvent.click(cell(20));
    await waitFor(() =>
      expect(sent[1]).toEqual([{ ...stroke('RATHER_NOT', 20), fromTime: '09:00', untilTime: '12:30' }]),
    );
  });

  test('is taken back with what was there before', async () => {
    const { sent, cell } = await openCalendar([said('RATHER', 10, 10, '06:00', '14:00')]);
    await userEvent.click(cell(10));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent[1]).toEqual([stroke(null, 10), { ...stroke('RATHER', 10), fromTime: '06:00', untilTime: '14:00' }]),
    );
  });

  test('what is not saved is not shown', async () => {
    const { cell } = await openCalendar([], new Error('down'));
    await userEvent.click(cell(10));
    expect(await screen.findByText('Failed to save the days. Please try again.')).toBeInTheDocument();
    expect(cell(10)).toHaveAccessibleName(`${named(10)}. Nothing said`);
  });
});

describe('painting by keys', () => {
  test('arrows move, Shift and arrows choose, Space paints; one day is in the order of Tab', async () => {
    const { sent, grid, cell } = await openCalendar();
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([cell(1)]);
    cell(1).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell(9)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(cell(17)).toHaveFocus();
    const chosen = within(grid).getAllByRole('gridcell', { selected: true });
    expect(chosen).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17].map(cell));
    await userEvent.keyboard(' ');

    await waitFor(() => expect(sent).toEqual([[stroke('CANNOT', 9, 17)]]));
    expect(within(grid).queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
    expect(cell(17)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() => expect(sent[1]).toEqual([stroke('CANNOT', 18)]));
  });

  test('Escape chooses nothing any more; PageUp goes to the month before, not before today', async () => {
    const { cell, grid } = await openCalendar();
    cell(1).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Escape}');
    expect(within(grid).queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{PageUp}');
    expect(screen.getByRole('button', { name: 'Month before' })).toBeDisabled();
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveRole('gridcell');
    expect(document.activeElement).not.toHaveAttribute('aria-disabled');
  });
});

test('weeks begin on Monday, as in every other calendar of the product', () => {
  const [first, second] = weeksOfMonth('2026-11').map((week) => week.map((day) => day?.slice(8)));
  expect(first).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '01']);
  expect(second).toEqual(['02', '03', '04', '05', '06', '07', '08']);
});
