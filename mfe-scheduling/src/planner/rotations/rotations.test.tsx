import { refused } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlanner, press, recording } from '../../testing/planner.ts';

const phase = {
  __typename: 'RotationPhase',
  from: '2030-03-04',
  pattern: 'DN--',
  offsets: [0, 2],
  watches: [
    { __typename: 'RotationWatch', code: 'D', startTime: '06:00', endTime: '18:00' },
    { __typename: 'RotationWatch', code: 'N', startTime: '18:00', endTime: '06:00' },
  ],
};
const member = (employeeId: string, employeeName: string, team: number, days: object = {}) => ({
  __typename: 'RotationMember',
  employeeId,
  employeeName,
  postId: '5',
  postName: 'Gate',
  clientName: 'Mall',
  timeZone: 'UTC',
  team,
  from: null,
  until: null,
  ...days,
});
const rotation = {
  __typename: 'Rotation',
  id: '8',
  companyId: '3',
  name: 'Gate, day and night',
  teams: ['North', 'South'],
  until: null,
  plannedUntil: '2030-03-31',
  phases: [phase],
  members: [member('11', 'Ann Lee', 1), member('12', 'Bob Day', 2, { until: '2030-03-07' })],
};
const choices = {
  EmployeeChoices: { employees: { __typename: 'EmployeePage', count: 0, results: [] } },
  PostChoices: { posts: { __typename: 'PostPage', count: 0, results: [] } },
};

const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .slice(0, 8)
    .map(({ textContent }) => textContent);

test('the list leads to a rotation, which shows who works when', async () => {
  await openPlanner('/admin/planner/rotations', {
    graphql: {
      Rotations: { rotations: { __typename: 'RotationPage', count: 1, results: [rotation] } },
      RotationDetail: { rotation },
      ...choices,
    },
  });
  const row = within(await screen.findByRole('row', { name: /Gate, day and night/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'DN--',
    'Gate',
    '2',
    '2',
    '31 Mar 2030',
  ]);
  await press('Gate, day and night', 'link');
  expect(await cells(/Ann Lee/)).toEqual(['D', 'N', '–', '–', 'D', 'N', '–', '–']);
  // He leaves after the fourth day.
  expect(await cells(/Bob Day/)).toEqual(['–', '–', 'D', 'N', '–', '–', '–', '–']);
  expect(await cells(/At D/)).toEqual(['1', '0', '1', '0', '1', '0', '0', '0']);
});

test('a preset, another team and a change from a day on are sent as a whole, with what was seen', async () => {
  const { sent, call } = recording({ setRotation: rotation });
  await openPlanner('/admin/planner/rotations/8', {
    graphql: { RotationDetail: { rotation }, SetRotation: call, ...choices },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change from a day on' }));
  const [, preset] = screen.getAllByRole('combobox', { name: 'Rotation' });
  await userEvent.selectOptions(preset!, 'DuPont');
  await press('Remove South');
  await press('Save rotation');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    id: '8',
    input: {
      teams: ['North'],
      phases: [
        { from: '2030-03-04', pattern: 'DN--', offsets: [0] },
        { from: '2030-04-01', pattern: 'NNNN---DDD-NNN---DDDD-------', offsets: [0] },
      ],
      members: [{ employee: '11', post: '5', team: 1 }],
    },
    seen: { teams: ['North', 'South'], phases: [{ pattern: 'DN--', offsets: [0, 2] }] },
  });
});

test('planning says what is made, what goes and what stays, and then makes it', async () => {
  const made = {
    __typename: 'RotationShift',
    id: '70',
    employeeName: 'Ann Lee',
    clientName: 'Mall',
    locationName: null,
    startTime: '2030-04-02T06:00:00.000Z',
    endTime: '2030-04-02T18:00:00.000Z',
    timeZone: 'UTC',
    isPublished: true,
  };
  const shift = {
    __typename: 'PlannedShift',
    timeZone: 'UTC',
    postId: null,
    id: null,
    title: '',
    clientId: '4',
    clientName: 'Mall',
    locationId: null,
    locationName: null,
    employeeId: '11',
    employeeName: 'Ann Lee',
    startTime: '2030-04-01T06:00:00.000Z',
    endTime: '2030-04-01T18:00:00.000Z',
    notes: '',
    allowOverlap: false,
    state: 'MADE',
    reason: null,
    overlapped: null,
    conflicts: [],
  };
  const undone: object[] = [];
  const { sent, call } = recording(({ input }: { input: { preview: boolean } }) => ({
    fillRotation: {
      __typename: 'RotationFilled',
      batch: {
        __typename: 'ShiftBatch',
        saved: !input.preview,
        shifts: [{ ...shift, id: input.preview ? null : '72' }],
      },
      removed: [{ ...made, id: '71', isPublished: false }],
      kept: [made],
    },
  }));
  await openPlanner('/admin/planner/rotations/8?open=fill', {
    graphql: {
      RotationDetail: { rotation },
      FillRotation: call,
      ChangeShifts: ({ changes, seen }: { changes: { id: string }[]; seen: object[] }) => {
        undone.push([changes, seen]);
        const gone = changes.findIndex(({ id }) => id === '72');
        if (gone !== -1) throw refused('NOT_FOUND', {}, 'Not found.', { change: gone, changes: [gone] });
        return { changeShifts: ['71'] };
      },
      ...choices,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan Gate, day and night' }));
  expect(await dialog.findByText('1 draft of before that no longer fits will be removed.')).toBeVisible();
  expect(dialog.getByText('1 shift stays although the rotation has it otherwise by now.')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Shifts that stay' })).toHaveTextContent('published');
  await userEvent.click(dialog.getByRole('button', { name: 'Create 1 shift' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const days = { from: '2030-04-01', until: '2030-06-30' };
  expect(sent).toEqual([
    { id: '8', input: { ...days, preview: true, skip: false } },
    { id: '8', input: { ...days, preview: false, skip: false } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const { startTime, endTime } = shift;
  const seen = { employee: '11', title: '', notes: '', startTime, endTime, status: 'SCHEDULED' };
  const restored = { id: '71', restored: true };
  // What somebody has deleted since does not keep what was there before from coming back.
  expect(await screen.findByText(/^Undone, except for one shift: Ann Lee, .* \(changed since\)$/)).toBeVisible();
  expect(undone).toEqual([
    [
      [{ id: '72', deleted: true }, restored],
      [seen, null],
    ],
    [[restored], [null]],
  ]);
});

test('what is not saved is not planned: it says to save first', async () => {
  await openPlanner('/admin/planner/rotations/8', { graphql: { RotationDetail: { rotation }, ...choices } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' and week-end');
  await userEvent.click(screen.getByRole('button', { name: 'Plan shifts' }));
  expect(await screen.findByText(/^Save your changes first/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
