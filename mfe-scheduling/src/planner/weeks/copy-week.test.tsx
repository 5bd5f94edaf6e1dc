import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner } from '../../testing/planner.ts';
import { answered, aSchedule } from '../grid/testing/schedule.ts';
import { batchOf, batchShift } from '../repetition/batch.fixture.ts';

const path = '/admin/planner/shift-scheduler?date=2026-11-25';

// jsdom lays nothing out and has no media queries.
beforeAll(() => {
  HTMLElement.prototype.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const refused = batchShift({
  employeeName: 'Bob Zahn',
  state: 'REFUSED',
  reason: 'OVERLAP',
  overlapped: {
    __typename: 'OverlappedShift',
    clientName: 'Port',
    startTime: '2026-11-23T08:00:00.000Z',
    endTime: '2026-11-23T10:00:00.000Z',
  },
});

async function open(answer: (input: Record<string, unknown>) => object) {
  const sent: unknown[] = [];
  const changes: unknown[] = [];
  await openPlanner(path, {
    graphql: {
      Schedule: { schedule: answered(aSchedule()) },
      CopyWeek: ({ input }: Record<string, unknown>) => {
        sent.push(input);
        return { copyWeek: answer(input as Record<string, unknown>) };
      },
      ChangeShifts: (variables: Record<string, unknown>) => {
        changes.push(variables['changes']);
        return { changeShifts: ['70'] };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy a week' }));
  return { sent, changes, dialog: within(screen.getByRole('dialog', { name: /23 – 29 Nov 2026/ })) };
}

describe('a week is copied into the one that is shown', () => {
  test('the week before is proposed; what cannot be made is named and left out; it is one step to undo', async () => {
    const { sent, changes, dialog } = await open(({ preview }) =>
      batchOf([batchShift(preview ? {} : { id: '70' }), refused, batchShift({ id: '5', state: 'THERE' })], !preview),
    );
    expect(await dialog.findByText('1 shift will be created.')).toBeVisible();
    expect(dialog.getByText('1 shift already exists and will not be created again.')).toBeVisible();
    expect(dialog.getByText(/^Bob Zahn has a shift at that time: Port, Mon 23 Nov, 08:00–10:00\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create 1 shift' }));
    expect(sent).toEqual([
      { company: '3', from: '2026-11-16', to: '2026-11-23', preview: true, skip: false },
      { company: '3', from: '2026-11-16', to: '2026-11-23', preview: false, skip: true },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(changes).toEqual([[{ id: '70', deleted: true }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(changes[1]).toEqual([expect.objectContaining({ client: '1', employee: '10', status: 'SCHEDULED' })]);
  });

  test('what the company warns of is said at each shift; what it refuses is left out', async () => {
    const rest = {
      __typename: 'ShiftConflict',
      change: 0,
      code: 'SHORT_REST',
      severity: 'WARNING',
      other: {
        __typename: 'OtherShift',
        id: '4',
        clientName: 'Port',
        startTime: '2026-11-22T20:00:00.000Z',
        endTime: '2026-11-23T04:00:00.000Z',
      },
      from: null,
      until: null,
      qualifications: [],
      hours: 5,
      days: null,
      limit: 11,
      week: null,
      first: null,
      last: null,
    };
    const { dialog } = await open(() =>
      batchOf([
        batchShift({ conflicts: [rest] }),
        batchShift({ state: 'REFUSED', reason: 'RULE', conflicts: [{ ...rest, severity: 'REFUSAL', hours: 3 }] }),
      ]),
    );
    expect(await dialog.findByText('1 shift will be created. 1 with a warning.')).toBeVisible();
    expect(dialog.getByText(/^5 h of rest between this and Port \(.+\); at least 11 h are needed\.$/)).toBeVisible();
    expect(dialog.getByText(/^3 h of rest between this and Port/)).toBeVisible();
  });

  test('any other week can be; the shown one cannot, and is not asked for', async () => {
    const { sent, dialog } = await open(() => batchOf([]));
    expect(await dialog.findByText('No shifts are planned in that week.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Copy the week of/), { target: { value: '2026-11-27' } });
    expect(dialog.getByText('Choose a different week from the one you are copying into.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Copy the week of/), { target: { value: '2026-10-01' } });
    await dialog.findByText('No shifts are planned in that week.');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ from: '2026-10-01' });
  });

  test('what somebody else has planned meanwhile is shown before anything is made', async () => {
    const { dialog } = await open(({ preview }) => batchOf([preview ? batchShift() : refused]));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create 1 shift' }));
    expect(await dialog.findByText('1 shift skipped.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Make/ })).not.toBeInTheDocument();
  });

  test('a failure is told, and tried again', async () => {
    let works = false;
    const { dialog } = await open(() => (works ? batchOf([batchShift()]) : fails()));
    expect(await dialog.findByText(/preview could not be created/)).toBeVisible();
    works = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('1 shift will be created.')).toBeVisible();
  });
});

describe('issue: a sample week', () => {
  const sample = async (schedule: ReturnType<typeof aSchedule>) => {
    const changes: Record<string, unknown>[][] = [];
    await openPlanner(`${path}&open=sample`, {
      graphql: {
        Schedule: { schedule: answered(schedule) },
        ChangeShifts: (variables: Record<string, unknown>) => {
          const asked = variables['changes'] as Record<string, unknown>[];
          changes.push(asked);
          return { changeShifts: asked.map((_, index) => String(70 + index)) };
        },
      },
    });
    return { changes, dialog: within(await screen.findByRole('dialog', { name: 'A sample week' })) };
  };

  test('is of what the company has, and is gone whole with Undo', async () => {
    const { changes, dialog } = await sample(aSchedule());
    expect(dialog.getByText('Ann Young, Bob Zahn')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Plan 10 shifts' }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!);
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[0]!.map(({ employee, client, startTime }) => [employee, client, startTime])).toEqual(
      ['10', '11'].flatMap((employee, index) =>
        [23, 24, 25, 26, 27].map((day) => [
          employee,
          String(index + 1),
          `2026-11-${day}T${index === 0 ? '08' : '16'}:00:00.000Z`,
        ]),
      ),
    );
    expect(changes[1]).toEqual(Array.from({ length: 10 }, (_, index) => ({ id: String(79 - index), deleted: true })));
  });

  test('without a client it says what is missing, and leads there', async () => {
    const { dialog } = await sample(aSchedule([], { clients: [] }));
    expect(dialog.getByRole('link', { name: 'Add a client' })).toHaveAttribute('href', '/admin/planner/clients/new');
    expect(dialog.queryByRole('button', { name: /^Plan/ })).not.toBeInTheDocument();
  });
});
