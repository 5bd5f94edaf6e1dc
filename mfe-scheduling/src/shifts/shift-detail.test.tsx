import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aShift, manager, shiftArea } from './shift.fixture.ts';
import { aCandidate } from '../planner/candidates/testing/candidate.ts';

async function open(area: Parameters<typeof shiftArea>[0] = {}, path = '/admin/planner/shifts/7') {
  const { asked, graphql } = shiftArea(area);
  await renderRemote(remote, { path, user: manager, graphql, rest: {} });
  return asked;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const refused =
  (message: string, code = 'CONFLICT') =>
  () => {
    throw new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });
  };
const fact = (term: string) =>
  screen.getAllByText(term, { selector: 'dt' }).map((each) => each.nextSibling?.textContent);

describe('scheduling.md §2, Shift area: /{id}', () => {
  test('when a phone without connection was tapped stands beside what counts', async () => {
    const begun = { checkedInAt: '2026-11-25T06:40:00.000Z', checkInTappedAt: '2026-11-25T05:58:00.000Z' };
    await open({ shifts: [aShift(begun)] });

    await screen.findByRole('heading', { level: 1, name: 'Night watch' });
    expect(fact('Checked in')).toEqual(['Wed 25 Nov, 06:40 · tapped offline, Wed 25 Nov, 05:58']);
  });

  test('who has confirmed it is said, in the list, too', async () => {
    const known = { publishedAt: '2026-11-21T08:00:00.000Z', confirmedAt: '2026-11-22T08:00:00.000Z' };
    await open({ shifts: [aShift(known)] });
    await screen.findByRole('heading', { level: 1, name: 'Night watch' });
    expect(fact('Published')).toEqual(['Sat 21 Nov, 08:00']);
    expect(fact('Confirmed')).toEqual(['Ann Lee · Sun 22 Nov, 08:00']);
    expect(await screen.findByRole('row', { name: /Scheduled ?confirmed/ })).toBeInTheDocument();
  });

  test('one that is not yet published says so, in the list, too, and can be published there', async () => {
    const scopes: unknown[] = [];
    await open({
      shifts: [aShift({ isDraft: true, publishedAt: null })],
      PublicationPreview: (variables: unknown) => {
        scopes.push(variables);
        return { publicationPreview: { __typename: 'PublicationPreview', count: 0, late: 0, version: '', people: [] } };
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Night watch' });
    expect(fact('Published')).toEqual(['not yet published']);
    expect(await screen.findByRole('row', { name: /Scheduled ?not yet published/ })).toBeInTheDocument();
    await press('Review and publish');
    expect(await screen.findByText('Everything on these days is published.')).toBeInTheDocument();
    expect(scopes).toEqual([{ company: '3', from: '2026-11-23', until: '2026-11-25' }]);
  });

  test('every field of §3, duration with 2 decimals (§9)', async () => {
    await open({ shifts: [aShift({ locationId: '9', locationName: 'Gate', locationAddress: '2 Quay' })] });

    expect(await screen.findByRole('heading', { level: 1, name: 'Night watch' })).toBeInTheDocument();
    expect(fact('When')).toEqual(['Tue 24 Nov, 22:00–06:15 (+1)']);
    expect(fact('Duration')).toEqual(['8.25 h']);
    expect(fact('Status')).toEqual(['Scheduled']);
    expect(fact('Client')).toEqual(['Harbour Logistics']);
    expect(fact('Address')).toEqual(['1 Quay, Portland, OR 97201']);
    expect(fact('Contact person')).toEqual(['Cleo Marsh']);
    expect(fact('Phone')).toEqual(['+1 503 555 0111', '+1 503 555 0112']);
    expect(fact('Location')).toEqual(['Gate']);
    expect(fact('Address of the location')).toEqual(['2 Quay']);
    expect(fact('Employee')).toEqual(['Ann Lee']);
    expect(fact('Email')).toEqual(['ann@example.com']);
    expect(fact('Notes')).toEqual(['Ring twice']);
    expect(fact('Created')).toEqual(['Fri 20 Nov, 09:30']);
    expect(fact('Planned pay')).toEqual(['$165.00']);
  });

  test('"the list is also rendered beneath the sub-routes"', async () => {
    await open();

    await screen.findByRole('heading', { level: 1, name: 'Night watch' });
    const list = screen.getByRole('region', { name: 'Shifts' });
    expect(within(list).getByRole('heading', { level: 2, name: 'Shifts' })).toBeInTheDocument();
    expect(await within(list).findByRole('row', { name: /Tue 24 Nov/ })).toBeInTheDocument();
  });

  test('what the list shows goes along', async () => {
    await open({}, '/admin/planner/shifts/7?status=scheduled');

    expect(await screen.findByRole('link', { name: 'Back to shifts' })).toHaveAttribute(
      'href',
      '/admin/planner/shifts?status=scheduled',
    );
  });

  test("scheduling.md §8: 'Shift not found.'", async () => {
    await open({}, '/admin/planner/shifts/99');
    expect(await screen.findByText('Shift not found.')).toBeInTheDocument();
  });

  test("scheduling.md §8: 'Failed to load shift details. Please try again later.'", async () => {
    await open({ ShiftDetail: refused('down', 'INTERNAL_SERVER_ERROR') });
    expect(await screen.findByText('Failed to load shift details. Please try again later.')).toBeInTheDocument();
  });
});

describe('issue 35.1: one person is asked for a shift, or it is offered to all who qualify', () => {
  const results = [
    aCandidate({ name: 'Bob Roy' }),
    aCandidate({ employeeId: '13', name: 'Nora New', canBeAsked: false }),
  ];
  const lookAt = async (shift: object) => {
    const sent: unknown[] = [];
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await open({
      shifts: [aShift(shift)],
      Candidates: { candidates: { __typename: 'Candidates', timeZone: 'UTC', results } },
      async OfferShift(variables: unknown) {
        sent.push(variables);
        await asked;
        return { offerShift: { __typename: 'OpenShift', id: '9' } };
      },
      RestoreShift(variables: unknown) {
        sent.push(variables);
        return { changeShifts: ['7'] };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Who else can take it?' }));
    return { sent, answer, dialog: within(await screen.findByRole('dialog', { name: 'Who can take it?' })) };
  };
  const coming = { startTime: '2029-11-24T22:00:00.000Z', endTime: '2029-11-25T06:00:00.000Z' };

  test('whoever has no account cannot be asked; with Undo it is as it was', async () => {
    const { sent, answer, dialog } = await lookAt(coming);
    expect(await dialog.findByRole('button', { name: 'Assign Nora New' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Ask Nora New' })).not.toBeInTheDocument();
    const ask = dialog.getByRole('button', { name: 'Ask Bob Roy' });
    await userEvent.dblClick(ask);
    expect(ask).toHaveFocus();
    answer();
    expect(await screen.findByText('Asked Bob Roy')).toBeVisible();
    // It is nobody's now, and this page of it gone.
    expect(screen.queryByRole('heading', { level: 1, name: 'Night watch' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual([{ id: '7', employee: '12' }, { id: '7' }]));
  });

  test('all are offered it with a click', async () => {
    const { sent, answer, dialog } = await lookAt(coming);
    await userEvent.dblClick(await dialog.findByRole('button', { name: 'Offer to employees' }));
    // Nor is anybody else asked meanwhile.
    expect(dialog.getByRole('button', { name: 'Ask Bob Roy' })).toBeDisabled();
    answer();
    expect(await screen.findByText('Offered to employees')).toBeVisible();
    expect(sent).toEqual([{ id: '7' }]);
  });

  test('for what has begun, nobody has the time to answer', async () => {
    const { dialog } = await lookAt({ startTime: '2020-11-24T22:00:00.000Z' });
    expect(await dialog.findByRole('button', { name: 'Assign Bob Roy' })).toBeVisible();
    for (const name of ['Ask Bob Roy', 'Offer to employees'])
      expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('whoever said that they cannot come is repaired there, too', async () => {
    await open({ shifts: [aShift({ ...coming, absence: 'ILL' })] });
    expect(await screen.findByRole('button', { name: 'Repair with fewest changes' })).toBeVisible();
  });
});

describe('scheduling.md §4: a button for every status other than the current one, after confirmation', () => {
  test.each([
    ['SCHEDULED', ['Mark as in progress', 'Mark as completed', 'Mark as cancelled']],
    ['COMPLETED', ['Mark as scheduled', 'Mark as in progress', 'Mark as cancelled']],
    ['MISSED', ['Mark as scheduled', 'Mark as in progress', 'Mark as completed', 'Mark as cancelled']],
  ])('%s', async (status, names) => {
    await open({ shifts: [aShift({ status })] });

    const group = await screen.findByRole('group', { name: 'Change status' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  test('nothing is sent before the confirmation; the answer replaces the shown shift', async () => {
    const asked = await open();
    await screen.findByRole('group', { name: 'Change status' });
    await press('Mark as completed');
    expect(asked.saved).toEqual([]);
    await press('Cancel');
    await press('Mark as completed');
    await press('Confirm');

    expect(await screen.findByText('The status is now “Completed”.')).toBeInTheDocument();
    expect(asked.saved).toEqual([{ id: '7', input: { status: 'COMPLETED' } }]);
    expect(fact('Status')).toEqual(['Completed']);
  });

  test('a shift that has been paid says so, and offers nothing that would be refused', async () => {
    await open({ shifts: [aShift({ status: 'COMPLETED', paid: true, startTime: '2020-11-24T22:00:00.000Z' })] });
    expect(await screen.findByText(/^This shift has been paid/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Change status' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Correct times/ })).toBeVisible();
  });

  test("scheduling.md §8: 'Failed to update shift status. Please try again.', or why trying does not help", async () => {
    await open({ UpdateShift: refused('This shift has been paid and cannot be changed.') });
    await screen.findByRole('group', { name: 'Change status' });
    await press('Mark as cancelled');
    await press('Confirm');

    expect(await screen.findByText('This shift has been paid and cannot be changed.')).toBeInTheDocument();
  });
});

describe('scheduling.md §4, Delete flow: Delete, then Confirm or Cancel', () => {
  test('leads back to the list', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Night watch' });
    await press('Delete');
    await press('Confirm');

    expect(await screen.findByText('The shift was deleted.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/planner/shifts'));
  });

  test("scheduling.md §8: 'Failed to delete shift. Please try again.'", async () => {
    await open({ DeleteShift: refused('down', 'INTERNAL_SERVER_ERROR') });
    await screen.findByRole('heading', { level: 1, name: 'Night watch' });
    await press('Delete');
    await press('Confirm');

    expect(await screen.findByText('Failed to delete shift. Please try again.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin/planner/shifts/7');
  });
});

describe('correcting check-in and check-out', () => {
  const worked = aShift({
    status: 'COMPLETED',
    startTime: '2026-03-02T22:00:00.000Z',
    endTime: '2026-03-03T06:00:00.000Z',
    checkedInAt: '2026-03-02T22:03:20.000Z',
  });

  test('begins with what was recorded and planned, asks for a reason, and sends', async () => {
    const sent: unknown[] = [];
    await open({
      shifts: [worked],
      CorrectAttendance: (variables: unknown) => {
        sent.push(variables);
        return { correctAttendance: worked };
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Night watch' });
    await press(/Correct times/);
    const dialog = within(screen.getByRole('dialog', { name: 'Correct check-in and check-out' }));
    expect(dialog.getByLabelText('Checked in')).toHaveValue('2026-03-02');
    expect(dialog.getByLabelText('Checked in, hours and minutes')).toHaveValue('22:03');
    expect(dialog.getByLabelText('Checked out')).toHaveValue('2026-03-03');
    expect(dialog.getByLabelText('Checked out, hours and minutes')).toHaveValue('06:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct times' }));
    expect(await dialog.findAllByText('Reason is required')).not.toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Phone was flat');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct times' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      id: '7',
      input: {
        checkedInAt: '2026-03-02T22:03:20.000Z',
        checkedOutAt: '2026-03-03T06:00:00.000Z',
        reason: 'Phone was flat',
      },
      seen: { checkedInAt: '2026-03-02T22:03:20.000Z', checkedOutAt: null },
    });
  });

  test('says who changed what, when and why', async () => {
    await open({
      shifts: [worked],
      AttendanceCorrections: {
        attendanceCorrections: [
          {
            __typename: 'AttendanceCorrection',
            id: '1',
            correctedAt: '2026-03-04T10:00:00.000Z',
            correctedByName: 'Olga Owner',
            reason: '',
            checkedInBefore: '2026-03-02T22:03:20.000Z',
            checkedInAfter: null,
            checkedOutBefore: null,
            checkedOutAfter: null,
          },
        ],
      },
    });
    const history = await screen.findByRole('table', { name: 'Corrected times' });
    expect(
      within(history).getByRole('row', { name: /Wed 4 Mar, 10:00 Olga Owner Mon 2 Mar, 22:03 → none/ }),
    ).toBeInTheDocument();
    expect(within(history).getByText('Set back to scheduled')).toBeInTheDocument();
  });

  test('a shift that has not begun has no times to correct', async () => {
    await open({ shifts: [aShift({ startTime: '2126-11-24T22:00:00.000Z', endTime: '2126-11-25T06:00:00.000Z' })] });
    await screen.findByRole('heading', { level: 1, name: 'Night watch' });
    expect(screen.queryByRole('button', { name: /Correct times/ })).not.toBeInTheDocument();
  });
});
