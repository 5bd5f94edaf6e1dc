import { renderRemote } from '@portfolio/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';
import { answered, aSchedule, aShift } from '../grid/testing/schedule.ts';

jest.setTimeout(30_000);

const path = '/admin/planner/shift-scheduler?date=2026-11-25';
const user = { is_admin: true, administered_companies: [{ id: 3, name: 'Nightwatch' }] };

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1200 });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

const planned = {
  __typename: 'UnpublishedChange',
  kind: 'CHANGED',
  isLate: true,
  title: '',
  notes: '',
  clientName: 'Mall',
  locationName: null,
  startTime: '2026-11-23T10:00:00.000Z',
  endTime: '2026-11-23T17:00:00.000Z',
  timeZone: 'UTC',
};
const before = { ...planned, __typename: 'PlannedBefore', startTime: '2026-11-23T09:00:00.000Z' };
const people = [
  { employeeId: '10', employeeName: 'Ann Young', hasAccount: true, changes: [{ ...planned, shiftId: '1', before }] },
  {
    employeeId: '11',
    employeeName: 'Bob Zahn',
    hasAccount: false,
    changes: [{ ...planned, shiftId: '2', kind: 'ASSIGNED', isLate: false, before: null }],
  },
].map((person) => ({ __typename: 'UnpublishedOfEmployee', ...person }));

describe('drafts in the week grid', () => {
  test('are counted and marked; a preview says who gets what, and what is chosen is published as it was seen', async () => {
    const sent: unknown[] = [];
    const shifts = [aShift({ isDraft: true }), aShift({ isDraft: true, publishedAt: null, employeeId: '11' })];
    await renderRemote(remote, {
      path,
      user,
      graphql: {
        Schedule: { schedule: answered(aSchedule(shifts, { unpublished: 2 })) },
        PublicationPreview: {
          publicationPreview: { __typename: 'PublicationPreview', count: 2, late: 1, version: 'v1', people },
        },
        PublishShifts: (variables: unknown) => {
          sent.push(variables);
          return { publishShifts: { __typename: 'Publication', id: '9', shifts: 1, people: 1 } };
        },
        TakeBackPublication: (variables: unknown) => {
          sent.push(variables);
          return { takeBackPublication: { __typename: 'Publication', id: '9' } };
        },
      },
    });
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: /changed, not yet published/ })).toHaveClass('draft');
    expect(screen.getByRole('button', { name: /Scheduled, not yet published/ })).toBeInTheDocument();
    expect(screen.getByText('2 unpublished changes')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Review and publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish the plan' }));
    expect(await dialog.findByText('1 shift has less notice than your company gives.')).toBeInTheDocument();
    expect(within(dialog.getByRole('group', { name: 'Ann Young' })).getByText(/^before: Mon/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bob Zahn' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 1 shift' }));
    await waitFor(() =>
      expect(sent).toEqual([{ company: '3', from: '2026-11-23', until: '2026-11-29', version: 'v1', shifts: ['1'] }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('1 shift was published.')).toBeInTheDocument();
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    await userEvent.click(toasts.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ id: '9' }));
  });

  test('what is deleted in the plan and still published is seen as such, and thrown back; it counts for nothing', async () => {
    const sent: unknown[] = [];
    const asked: unknown[] = [];
    const gone = { ...aShift({ id: '77' }), __typename: 'ScheduleShift' };
    const cancelled = { ...planned, shiftId: '77', kind: 'CANCELLED', before: null };
    const others = [{ ...people[0]!, changes: [cancelled] }, people[1]!];
    await renderRemote(remote, {
      path: `${path}&client=1`,
      user,
      graphql: {
        Schedule: { schedule: { ...answered(aSchedule([], { unpublished: 2 })), withdrawn: [gone] } },
        PublicationPreview: (variables: unknown) => {
          asked.push(variables);
          return {
            publicationPreview: { __typename: 'PublicationPreview', count: 2, late: 0, version: 'v2', people: others },
          };
        },
        DiscardUnpublished: (variables: unknown) => {
          sent.push(variables);
          return { discardUnpublished: { __typename: 'Publication', shifts: 1, people: 1 } };
        },
      },
    });
    const ghost = await screen.findByRole('button', { name: /deleted in the plan, cancelled for the employee/ });
    expect(ghost).toHaveClass('ghost', 'cancelled');
    expect(screen.getByRole('row', { name: /Ann Young/ })).toHaveTextContent('0 h');
    await userEvent.click(ghost);
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish the plan' }));
    expect(await dialog.findByRole('group', { name: 'Ann Young' })).toHaveTextContent('Cancelled:');
    expect(dialog.queryByRole('group', { name: 'Bob Zahn' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    const week = { company: '3', from: '2026-11-23', until: '2026-11-29' };
    await waitFor(() => expect(sent).toEqual([{ ...week, version: 'v2', shifts: ['77'] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    // Of a site: that of the filter at first, and any other.
    await userEvent.click(screen.getByRole('button', { name: 'Review and publish' }));
    await screen.findByRole('button', { name: 'Publish 2 shifts' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Client or location' }), 'Mall, Gate');
    await waitFor(() =>
      expect(asked.slice(-2)).toEqual([
        { ...week, client: '1' },
        { ...week, client: '1', location: '4' },
      ]),
    );
  });

  test('where those that are shown are published and others are not, all days are meant at first', async () => {
    await renderRemote(remote, {
      path,
      user,
      graphql: {
        Schedule: { schedule: answered(aSchedule([aShift()], { unpublished: 2 })) },
        PublicationPreview: ({ from }: { from?: string }) => ({
          publicationPreview: {
            __typename: 'PublicationPreview',
            late: 0,
            version: 'v1',
            ...(from ? { count: 0, people: [] } : { count: 2, people }),
          },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Review and publish' }));
    expect(await screen.findByRole('button', { name: 'Publish 2 shifts' })).toBeInTheDocument();
    const all = screen.getByRole('checkbox', { name: 'Of all days, not only those shown' });
    expect(all).toBeChecked();
    await userEvent.click(all);
    expect(await screen.findByText('Everything on these days is published.')).toBeInTheDocument();
  });

  test('a selection is published by itself', async () => {
    const sent: unknown[] = [];
    await renderRemote(remote, {
      path,
      user,
      graphql: {
        Schedule: {
          schedule: answered(aSchedule([aShift({ id: '1', isDraft: true }), aShift({ id: '2' })], { unpublished: 2 })),
        },
        PublicationPreview: {
          publicationPreview: { __typename: 'PublicationPreview', count: 2, late: 0, version: 'v1', people },
        },
        PublishShifts: (variables: unknown) => {
          sent.push(variables);
          return { publishShifts: { __typename: 'Publication', id: '9', shifts: 1, people: 1 } };
        },
      },
    });
    const [draft] = await screen.findAllByRole('button', { name: /changed, not yet published/ });
    act(() => draft!.focus());
    await userEvent.keyboard(' ');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish 1 shift' }));
    await waitFor(() => expect(sent).toMatchObject([{ shifts: ['1'], version: 'v1' }]));
  });

  test('who has not confirmed is listed, and reminded', async () => {
    const shift = {
      ...planned,
      __typename: 'UnconfirmedShift',
      shiftId: '1',
      employeeId: '10',
      employeeName: 'Ann Young',
    };
    await renderRemote(remote, {
      path,
      user,
      graphql: {
        Schedule: { schedule: answered(aSchedule([], { unpublished: 0 })) },
        UnconfirmedShifts: { unconfirmedShifts: [{ ...shift, hasAccount: true, remindedAt: null }] },
        RemindUnconfirmed: { remindUnconfirmed: { __typename: 'Reminded', people: 1 } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Not confirmed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not confirmed' }));
    expect(await dialog.findByRole('link', { name: 'Ann Young' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remind everyone' }));
    expect(await screen.findByText('1 employee was reminded.')).toBeInTheDocument();
  });
});
