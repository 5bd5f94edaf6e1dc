import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { askAgain, onlyOnce } from '../testing/planner.ts';
import { aShift, manager, shiftArea } from './shift.fixture.ts';

interface Setting {
  search?: string;
  rest?: Record<string, unknown>;
  area?: Parameters<typeof shiftArea>[0];
  language?: 'en' | 'fr';
}

async function open({ search = '', rest = {}, area, language = 'en' }: Setting = {}) {
  const { asked, graphql } = shiftArea(area);
  const rendered = await renderRemote(remote, {
    path: `/admin/planner/shifts${search}`,
    user: manager,
    graphql,
    rest: rest as Record<string, object>,
    language,
  });
  return { ...asked, ...rendered };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('scheduling.md §2, Shift area: the list', () => {
  test('when, client, employee, duration with 1 decimal (§9), status', async () => {
    await open({ area: { shifts: [aShift({ locationName: 'Gate' })] } });

    const shift = await row(/Tue 24 Nov/);
    for (const text of ['Tue 24 Nov, 22:00–06:15 (+1)', 'Night watch', 'Gate', 'Ann Lee', '8.3 h', 'Scheduled']) {
      expect(shift.getByText(text)).toBeInTheDocument();
    }
    expect(shift.getByRole('link', { name: /^Tue 24 Nov/ })).toHaveAttribute('href', '/admin/planner/shifts/7');
    expect(shift.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/admin/planner/shifts/edit/7');
  });

  test('scheduling.md §9: page size 10, start_time descending, of the working company', async () => {
    const asked = await open();

    await row(/Tue 24 Nov/);
    expect(asked.lists).toEqual([
      expect.objectContaining({
        page: 1,
        pageSize: 10,
        ordering: '-start_time',
        search: '',
        company: '3',
        client: null,
      }),
    ]);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  test('query parameters client, employee, status, startDate and endDate pre-fill the filters', async () => {
    const asked = await open({
      search: '?client=50&employee=6&status=in_progress&startDate=2026-11-01&endDate=2026-11-30',
    });

    expect(await screen.findByDisplayValue('Zoo')).toBe(screen.getByRole('combobox', { name: 'Client' }));
    expect(screen.getByRole('combobox', { name: 'Employee' })).toHaveValue('Bob Roy');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('in_progress');
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-11-01');
    expect(screen.getByLabelText('End date')).toHaveValue('2026-11-30');
    expect(asked.lists[0]).toMatchObject({
      client: '50',
      employee: '6',
      status: 'IN_PROGRESS',
      startAfter: '2026-11-01',
      endBefore: '2026-11-30',
    });
  });

  test('scheduling.md §4: changing search or any filter resets to page 1, and the address keeps it', async () => {
    const asked = await open({ search: '?page=2', area: { count: 45 } });
    await row(/Tue 24 Nov/);
    expect(screen.getByText('Page 2 of 5')).toBeInTheDocument();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Missed');
    await waitFor(() => expect(asked.lists.at(-1)).toMatchObject({ status: 'MISSED', page: 1 }));
    expect(window.location.search).toBe('?status=missed');

    await press('Next');
    await waitFor(() => expect(asked.lists.at(-1)).toMatchObject({ page: 2 }));
    await userEvent.type(screen.getByRole('searchbox'), 'gate');
    await waitFor(() => expect(asked.lists.at(-1)).toMatchObject({ search: 'gate', page: 1 }));
    expect(window.location.search).toBe('?status=missed&search=gate');
  });

  test('clients beyond the first hundred are found by typing', async () => {
    const asked = await open();
    await row(/Tue 24 Nov/);
    const client = screen.getByRole('combobox', { name: 'Client' });
    await userEvent.type(client, 'zoo');
    await userEvent.click(await screen.findByRole('option', { name: 'Zoo' }));

    await waitFor(() => expect(window.location.search).toBe('?client=50'));
    expect(asked.clientSearches).toContain('zoo');
    expect(asked.lists.at(-1)).toMatchObject({ client: '50' });
  });

  test('columns rule the order', async () => {
    const asked = await open();
    await row(/Tue 24 Nov/);
    await press('Employee');

    await waitFor(() => expect(asked.lists.at(-1)).toMatchObject({ ordering: 'employee_name' }));
    expect(window.location.search).toBe('?ordering=employee_name');
  });

  describe('a list for work', () => {
    afterEach(() => localStorage.clear());

    test('columns are left out on this device, or as an address says', async () => {
      await open();
      await row(/Tue 24 Nov/);
      await press('Columns');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Duration' }));
      expect(screen.queryByRole('columnheader', { name: 'Duration' })).not.toBeInTheDocument();
      expect(localStorage.getItem('hidden/shifts')).toBe('duration');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Duration' }));
      expect(screen.getByRole('columnheader', { name: 'Duration' })).toBeInTheDocument();
    });

    test('another number of rows a page is asked for, and goes with the address', async () => {
      const asked = await open({ area: { count: 30 } });
      await row(/Tue 24 Nov/);
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows a page' }), '25');
      await waitFor(() => expect(asked.lists.at(-1)).toMatchObject({ page: 1, pageSize: 25 }));
      expect(window.location.search).toBe('?size=25');
      expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
    });

    test('what is selected is cancelled or deleted together, and taken back together', async () => {
      const sent: unknown[] = [];
      const ChangeShifts = ({ changes }: Record<string, unknown>) => {
        sent.push(changes);
        return { changeShifts: (changes as { id: string }[]).map(({ id }) => id) };
      };
      await open({
        area: { shifts: [aShift(), aShift({ id: '8', employeeName: 'Bob Roy', status: 'COMPLETED' })], ChangeShifts },
      });
      await row(/Bob Roy/);
      await press('Select');
      await userEvent.click(screen.getByRole('checkbox', { name: 'All that are shown' }));
      expect(screen.getByText('2 selected')).toBeVisible();
      await press('Cancel shifts');
      await waitFor(() => expect(sent).toEqual([[{ id: '7', status: 'CANCELLED' }]]));
      await press('Undo');
      await waitFor(() => expect(sent.at(-1)).toEqual([{ id: '7', status: 'SCHEDULED' }]));
      await userEvent.click(screen.getByRole('checkbox', { name: /^Select Ann Lee/ }));
      await press('Delete shifts');
      await press('Confirm');
      await waitFor(() => expect(sent.at(-1)).toEqual([{ id: '8', deleted: true }]));
    });

    test('a view is kept for the company, shown, renamed, and deleted', async () => {
      const views = [{ __typename: 'ListView', id: '1', name: 'Open', query: 'status=scheduled' }];
      const kept: unknown[] = [];
      const asked = await open({
        search: '?status=cancelled&page=1',
        area: {
          ListViews: () => ({ listViews: { __typename: 'ListViewPage', results: [...views] } }),
          CreateListView: ({ input }: Record<string, unknown>) => {
            kept.push(input);
            const view = { __typename: 'ListView', id: '2', name: 'Gone', query: 'status=cancelled' };
            views.push(view);
            return { createListView: view };
          },
          RenameListView: ({ id, input }: Record<string, unknown>) => {
            const view = { ...views.find((each) => each.id === id)!, ...(input as { name: string }) };
            views.splice(
              views.findIndex((each) => each.id === id),
              1,
              view,
            );
            return { updateListView: view };
          },
          DeleteListView: ({ id }: Record<string, unknown>) => {
            views.splice(0, 1);
            return { deleteListView: id };
          },
        },
      });
      await row(/Tue 24 Nov/);
      await press('Views');
      await press('Keep this view');
      await userEvent.type(await screen.findByLabelText('Name of the view'), 'Gone');
      await press('Save');
      await waitFor(() =>
        expect(kept).toEqual([{ company: '3', list: 'SHIFTS', name: 'Gone', query: 'status=cancelled' }]),
      );
      const list = within(await screen.findByRole('list', { name: 'Views' }));
      expect(await list.findByRole('button', { name: 'Gone' })).toHaveAttribute('aria-current', 'true');
      await userEvent.click(list.getByRole('button', { name: 'Open' }));
      await waitFor(() => expect(asked.lists.at(-1)).toMatchObject({ status: 'SCHEDULED' }));
      await userEvent.click(list.getByRole('button', { name: 'Rename the view “Gone”' }));
      await userEvent.clear(await screen.findByLabelText('Name of the view'));
      await userEvent.type(screen.getByLabelText('Name of the view'), 'Away');
      await press('Save');
      expect(await list.findByRole('button', { name: 'Away' })).toBeVisible();
      await userEvent.click(list.getByRole('button', { name: 'Delete the view “Open”' }));
      await userEvent.click(list.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('The view “Open” was deleted.')).toBeVisible();
      expect(list.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    });
  });

  describe('from today on, the nearest first', () => {
    const fromToday = {
      ordering: 'start_time',
      startAfter: new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(new Date()),
    };
    const all = { ordering: '-start_time', startAfter: null };
    afterEach(() => localStorage.clear());

    test('in one press, and the next time too', async () => {
      const asked = await open();
      await press('From today');
      await waitFor(() => expect(asked.lists.at(-1)).toMatchObject(fromToday));
      expect(screen.getByRole('button', { name: 'From today' })).toHaveAttribute('aria-pressed', 'true');
      expect(localStorage.getItem('shiftsFromToday')).not.toBeNull();
    });

    test('remembered until it is pressed again', async () => {
      localStorage.setItem('shiftsFromToday', 'yes');
      const asked = await open();
      await waitFor(() => expect(asked.lists.at(-1)).toMatchObject(fromToday));
      await press('From today');
      await waitFor(() => expect(asked.lists.at(-1)).toMatchObject(all));
      expect(window.location.search).toBe('');
      expect(localStorage.getItem('shiftsFromToday')).toBeNull();
    });

    test('an address that asks for something is answered', async () => {
      localStorage.setItem('shiftsFromToday', 'yes');
      const asked = await open({ search: '?status=missed' });
      await row(/Tue 24 Nov/);
      expect(asked.lists).toEqual([expect.objectContaining({ ...all, status: 'MISSED' })]);
    });
  });

  test('nothing planned yet, and nothing that matches', async () => {
    await open({ area: { shifts: [] } });
    expect(await screen.findByText('No shifts yet.')).toBeInTheDocument();
    // Beside the heading, and where one looks.
    expect(screen.getAllByRole('link', { name: 'Create new shift' })).toHaveLength(2);
  });

  test('a search that finds nothing can be cleared', async () => {
    await open({ search: '?search=nobody', area: { shifts: [] } });
    expect(await screen.findByText('No shift matches the search and filters.')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search and filters' })[0]!);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('in French', async () => {
    await open({ language: 'fr' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Vacations' })).toBeInTheDocument();
    expect((await row(/mar\. 24 nov\./)).getByText('8,3 h')).toBeInTheDocument();
  });
});

describe('scheduling.md §7: GET /planner/shifts/export/', () => {
  test('shifts_export_{date}.csv with the current ordering, search and filters', async () => {
    const saved: string[] = [];
    const called: string[] = [];
    URL.createObjectURL = () => 'blob:csv';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const query =
      '?format=csv&ordering=status&search=gate&company=3&status=missed&start_after=2026-11-01&end_before=2026-11-30';
    await open({
      search: '?search=gate&ordering=status&status=missed&startDate=2026-11-01&endDate=2026-11-30',
      rest: {
        [`GET /planner/shifts/export/${query}`]: () => {
          called.push(query);
          return new Response('ID');
        },
      },
    });
    await row(/Tue 24 Nov/);
    await press('Export CSV');

    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^shifts_export_\d{4}-\d\d-\d\d\.csv$/)]));
    expect(called).toHaveLength(1);
    click.mockRestore();
  });

  test("scheduling.md §8: 'Failed to export shifts. Please try again.'", async () => {
    await open({ rest: { 'GET /planner/shifts/export/': () => Response.json({}, { status: 500 }) } });
    await row(/Tue 24 Nov/);
    await press('Export CSV');

    expect(await screen.findByText('Failed to export shifts. Please try again.')).toBeInTheDocument();
  });
});

test('shifts stay when they cannot be asked for again, with what was chosen of them', async () => {
  const ShiftList = onlyOnce({ shifts: { __typename: 'ShiftPage', count: 1, results: [aShift()] } });
  const rendered = await open({ area: { ShiftList } });
  await press('Select');
  const box = await screen.findByRole('checkbox', { name: /^Select Ann Lee/ });
  await userEvent.click(box);
  await askAgain(rendered);
  expect(screen.getByText('Failed to load shifts. Please try again later.')).toBeVisible();
  expect(box).toBeVisible();
  expect(box).toBeChecked();
});

test("scheduling.md §8: 'Failed to load shifts. Please try again later.', and a new try", async () => {
  let works = false;
  const answer = () => {
    if (!works) throw new Error('down');
    return { shifts: { __typename: 'ShiftPage', count: 1, results: [aShift()] } };
  };
  await open({ area: { ShiftList: answer } });
  expect(await screen.findByText('Failed to load shifts. Please try again later.')).toBeInTheDocument();
  works = true;
  await press('Try again');

  expect(await screen.findByRole('row', { name: /Tue 24 Nov/ })).toBeInTheDocument();
});
