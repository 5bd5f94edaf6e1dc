import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';
import { answered, aSchedule, aShift } from './testing/schedule.ts';

const path = '/admin/planner/shift-scheduler?date=2026-11-25';
const manager = { is_admin: true, administered_companies: [{ id: 3, name: 'Nightwatch' }] };

jest.setTimeout(30_000);

// jsdom lays nothing out and has no media queries.
let isPhone = false;
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1200 });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    ({
      media,
      matches: isPhone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  isPhone = false;
});

const open = (schedule: unknown, more: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(remote, { path, user: manager, ...more, graphql: { Schedule: schedule as object, ...more.graphql } });
const answer = (schedule = aSchedule()) => ({ schedule: answered(schedule) });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

const mondayMorning = { dayOfWeek: 'MONDAY', startTime: '06:00', endTime: '12:00', isAvailable: true } as const;

describe('readings.md, the week grid of /admin/planner/shift-scheduler', () => {
  test('asks for whole weeks of the working company, once', async () => {
    const asked: unknown[] = [];
    await open((variables: unknown) => {
      asked.push(variables);
      return answer();
    });
    await screen.findByRole('grid', { name: 'Schedule' });
    expect(asked).toEqual([{ from: '2026-11-23T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z', company: '3' }]);
  });

  test('names the time off of who is away, and what is only asked for', async () => {
    const [ann, ...others] = aSchedule().employees;
    const off = (day: number, timeOff: 'APPROVED' | 'PENDING') => ({
      fromDay: `2026-11-${day}`,
      fromTime: null,
      untilDay: `2026-11-${day + 1}`,
      untilTime: null,
      timeOff,
      typeName: 'Vacation',
    });
    const employees = [{ ...ann!, unavailability: [off(23, 'APPROVED'), off(26, 'PENDING')] }, ...others];
    await open(answer(aSchedule([], { employees })));
    await screen.findByRole('grid');
    const cells = within(row('Ann Young')).getAllByRole('gridcell');
    expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      'Vacation',
      'Vacation',
      '',
      'Vacation (asked for)',
      'Vacation (asked for)',
    ]);
  });

  test('says while a shift is carried what who gets it would rather, which speaks against nothing', async () => {
    const wish = { fromDay: '2026-11-25', fromTime: null, untilDay: '2026-11-25', untilTime: null };
    const [ann, bob] = aSchedule().employees;
    const employees = [ann!, { ...bob!, wishes: [{ ...wish, kind: 'RATHER_NOT' as const }] }];
    const times = { startTime: '2026-11-25T09:00:00.000Z', endTime: '2026-11-25T17:00:00.000Z' };
    await open(answer(aSchedule([aShift({ id: '1', employeeId: ann!.id, ...times })], { employees })));
    const block = (await screen.findByRole('grid')).querySelector<HTMLElement>('[data-shift]')!;
    block.focus();
    await userEvent.keyboard('m{ArrowDown}');
    const said = 'Would rather not work then';
    expect(await screen.findByText(new RegExp(`Nothing stands against it. ${said}`))).toBeInTheDocument();
    expect(await within(row('Bob Zahn')).findByText(`Fits · ${said}`)).toBeInTheDocument();
  });

  test('issue 32.11: Space, M and C act from a day on what is planned there', async () => {
    const at = (id: string, from: number, to: number) =>
      aShift({ id, startTime: `2026-11-25T${from}:00:00.000Z`, endTime: `2026-11-25T${to}:00:00.000Z` });
    const missed = { ...at('3', 20, 22), status: 'MISSED' as const };
    await open(answer(aSchedule([at('1', 10, 14), at('2', 15, 18), missed])));
    const block = (await screen.findByRole('grid')).querySelector<HTMLElement>('[data-shift]')!;
    block.closest<HTMLElement>('[role=gridcell]')!.focus();
    for (const [key, does] of [
      ['m', 'Moving'],
      ['c', 'Copying'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(await screen.findByText(new RegExp(`^${does} 2 shifts`))).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    }
    await userEvent.keyboard('r');
    expect(screen.queryByText(/ 2 shifts/)).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    expect(screen.getByText('3 shifts selected')).toBeVisible();
    await userEvent.keyboard(' ');
    expect(screen.queryByText('3 shifts selected')).not.toBeInTheDocument();
  });

  test('issue 32.11: ? lists the keys of the week; letters do nothing where they are turned off', async () => {
    await open(answer(aSchedule([aShift()])));
    (await screen.findByRole('button', { name: /^09:00/ })).focus();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys of the week planner' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    localStorage.setItem('singleKeys', 'off');
    await userEvent.keyboard('m');
    expect(screen.queryByText(/^Moving/)).not.toBeInTheDocument();
    localStorage.removeItem('singleKeys');
    await userEvent.keyboard('m');
    expect(screen.getByText(/^Moving/)).toBeInTheDocument();
  });

  test('issue 32.4: the line of days that were dragged over says how many, marks them, and has no form for one', async () => {
    await open(answer());
    await screen.findByRole('grid');
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ left: 0, top: 0, width: 100, height: 0 }) as DOMRect);
    const cells = within(row('Ann Young')).getAllByRole('gridcell');
    fireEvent.mouseDown(cells[1]!, { clientX: 250, clientY: 1, button: 0 });
    for (const clientX of [260, 450]) fireEvent.mouseMove(document, { clientX, clientY: 1 });
    fireEvent.mouseUp(document);
    jest.restoreAllMocks();
    const line = within(await screen.findByRole('dialog', { name: 'Ann Young, Tue 24 Nov × 3 days' }));
    expect(line.getByRole('status')).toHaveTextContent(/× 3 days$/);
    expect(cells.map(({ classList }) => classList.contains('target')).slice(0, 6)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(line.queryByRole('option', { name: 'All fields…' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'New shift' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(cells[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'All fields…' })).toBeVisible();
  });

  test('shows who works when and where, with hours, cost and overtime', async () => {
    const shifts = [23, 24, 25, 26, 27].map((day) =>
      aShift({
        startTime: `2026-11-${day}T08:00:00.000Z`,
        endTime: `2026-11-${day}T17:00:00.000Z`,
        hours: 9,
        pay: '135.00',
      }),
    );
    await open(answer(aSchedule(shifts, { weekBudget: 600 })));
    await screen.findByRole('grid');
    const ann = within(row('Ann Young'));
    expect(ann.getAllByRole('button', { name: /^08:00–17:00 ?Mall ?, Ann Young, Scheduled$/ })).toHaveLength(5);
    expect(ann.getAllByRole('gridcell').at(-1)).toHaveTextContent('45.0 h$675.00+5.0 h OT');
    expect(row('Total')).toHaveTextContent('9.0 h');
    expect(within(row('Total')).getAllByText(/budget/)).toEqual([screen.getByText('$75 over the budget of $600')]);
  });

  test('what speaks against a shift is marked on it, and said in its dialog', async () => {
    const late = { startTime: '2026-11-23T19:00:00.000Z', endTime: '2026-11-23T23:00:00.000Z' };
    const ann = { ...aSchedule().employees[0]!, availability: [mondayMorning] };
    const none = { other: null, from: null, until: null, qualifications: [], days: null, week: null };
    const conflict = {
      ...none,
      code: 'WEEK_HOURS',
      severity: 'WARNING',
      hours: 50,
      limit: 48,
      first: null,
      last: null,
    };
    await open(answer(aSchedule([aShift(), aShift(late)], { employees: [ann] })), {
      graphql: { ShiftConflicts: { shiftConflicts: [{ ...conflict, week: '2026-11-23' }] } },
    });
    await screen.findByRole('grid');
    const rest = /2 h of rest between this and Mall \(.*\); at least 11 h are needed\./;
    const [marked] = screen.getAllByRole('button', { name: rest });
    await userEvent.hover(marked!);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(rest);
    expect(screen.getAllByRole('button', { name: /Not available \w{3} \d+ \w{3}, \d\d:\d\d–\d\d:\d\d/ })).toHaveLength(
      2,
    );
    await userEvent.click(marked!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('50 h in the week of 23 Nov 2026; the limit is 48 h.')).toBeVisible();
  });

  test('a failure is told, and tried again', async () => {
    let works = false;
    await open(() => {
      if (!works) throw new Error('down');
      return answer();
    });
    expect(await screen.findByText('Failed to load the schedule. Please try again later.')).toBeInTheDocument();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  test('nobody to plan: says what the place is for, and offers the first action', async () => {
    await open(answer(aSchedule([], { employees: [] })));
    expect(await screen.findByText('No employees to plan yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Invite employee' })).toHaveAttribute(
      'href',
      '/admin/planner/employees/invite',
    );
  });

  test('views, rows and filters are kept in the address', async () => {
    await open(answer());
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(screen.getByLabelText('Qualification'), 'First aid');
    expect(screen.queryByRole('row', { name: /^Bob Zahn/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.selectOptions(screen.getByLabelText('Rows'), 'Sites');
    await userEvent.selectOptions(screen.getByLabelText('View'), 'Two weeks');
    expect(new URLSearchParams(window.location.search).toString()).toBe(
      'date=2026-11-25&qualification=7&by=sites&view=two-weeks',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Qualification: First aid”' }));
    expect(window.location.search).not.toContain('qualification');
  });

  test('rows are found by their names', async () => {
    await open(answer());
    await screen.findByRole('grid');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a row' }), 'zah');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Ann Young/ })).not.toBeInTheDocument());
    expect(row('Bob Zahn')).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('search')).toBe('zah');
  });

  test('two lines a shift are a choice, which is remembered', async () => {
    const { unmount } = await open(answer(aSchedule([aShift()])));
    const grid = await screen.findByRole('grid');
    expect(grid).toHaveAttribute('data-density', 'compact');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.selectOptions(screen.getByLabelText('Density'), 'Two lines a shift');
    expect(grid).toHaveAttribute('data-density', 'comfortable');
    await unmount();
    await open(answer());
    expect(await screen.findByRole('grid')).toHaveAttribute('data-density', 'comfortable');
    localStorage.clear();
  });

  test('scheduling.md §2, Employee area: the employee in the navigation state is pointed out', async () => {
    await open(answer(), { state: { employee: 11 } });
    await screen.findByRole('grid');
    expect(within(row('Bob Zahn')).getByRole('rowheader')).toHaveAttribute('aria-current', 'true');
    expect(within(row('Ann Young')).getByRole('rowheader')).not.toHaveAttribute('aria-current');
  });

  test('by sites: how each stands to its budget of a week', async () => {
    const [mall, port] = aSchedule().clients;
    const clients = [mall!, { ...port!, weekBudget: 100, weekHours: 20 }];
    const shift = aShift({ clientId: '2', hours: 9, pay: '135.00' });
    await open(answer(aSchedule([shift], { clients })), { path: `${path}&by=sites` });
    await screen.findByRole('grid');
    expect(within(row('Port')).getAllByRole('gridcell').at(-1)).toHaveTextContent('9.0 h$135.00$35 over budget');
    expect(within(row('Mall')).getAllByRole('gridcell').at(-1)).toHaveTextContent(/^0.0 h\$0.00$/);
  });

  test('by posts: what is covered of what is asked for, and a gap that the keys find, fill, close and open again', async () => {
    const hours = (monday: number) => [monday, 0, 0, 0, 0, 0, 0];
    const gate = { __typename: 'CoveredPost', id: '5', name: 'Gate', color: '#123456', timeZone: 'UTC' };
    const place = { clientId: '1', clientName: 'Mall', locationId: null, locationName: null };
    const sums = {
      asked: hours(16),
      covered: hours(8),
      open: hours(8),
      over: hours(0),
      unqualified: hours(0),
      billed: '240.00',
    };
    const paid = { contracted: '480.00', billed: '240.00', margin: '120.00' };
    const spent = { asked: 16, planned: 10, cost: '150.50', ...paid, weekBudget: 150, weekHours: 8 };
    const sites = [{ __typename: 'CoveredSite', ...place, ...spent }];
    const [nine, five] = ['2026-11-23T09:00:00.000Z', '2026-11-23T17:00:00.000Z'];
    const columns = { __typename: 'CoverageStretchColumns', post: ['5'], from: [nine], until: [five] };
    const stretches = { ...columns, asked: [2], covered: [1], open: [1], offered: [1], unqualified: [0] };
    const none = {
      ...columns,
      post: [],
      from: [],
      until: [],
      asked: [],
      covered: [],
      open: [],
      offered: [],
      unqualified: [],
    };
    let closures: object[] = [];
    const said: unknown[] = [];
    const changes: unknown[] = [];
    const demand = { __typename: 'PostDemand', periods: [], exceptions: [] };
    const holidays = { __typename: 'DemandHolidays', region: null, rule: 'STAFFED', stretches: [] };
    const evening = { startTime: '2026-11-23T18:00:00.000Z', endTime: '2026-11-23T20:00:00.000Z' };
    await open(answer(aSchedule([aShift({ postId: '5' }), aShift({ employeeId: '11', ...evening })])), {
      path: `${path}&by=posts`,
      graphql: {
        Coverage: ({ from, until }: { from: string; until: string }) => {
          const found = { posts: [{ ...gate, ...place, ...sums }], stretches: closures.length > 0 ? none : stretches };
          return { coverage: { __typename: 'Coverage', from, until, sites, ...found, closures } };
        },
        PostDemand: () => ({ postDemand: { ...demand, holidays, closures } }),
        SetPostDemand: ({ input }: { input: { closures: object[] } }) => {
          said.push(input.closures);
          closures = input.closures.map((each) => ({ __typename: 'CoverageClosure', postId: '5', ...each }));
          return { setPostDemand: { ...demand, holidays, closures } };
        },
        Candidates: { candidates: { __typename: 'Candidates', timeZone: 'UTC', results: [] } },
        ChangeShifts: (asked: { changes: object[] }) => {
          changes.push(...asked.changes);
          return { changeShifts: ['2'] };
        },
      },
    });
    await screen.findByRole('grid');
    const cell = within(row('Gate')).getAllByRole('gridcell')[0]!;
    expect(cell).toHaveTextContent('8 of 16 hours covered, 8 hours open');
    expect(within(row('Gate')).getAllByRole('gridcell').at(-1)).toHaveTextContent('8/16 h$120.00Margin $120');
    const over = 'Mall: $0.50 over the budget of $150, 2 h over the budget of 8 h';
    expect(screen.getByText(over).closest('p')).toHaveTextContent(
      `$150.50 planned · $240.00 billed for covered hours · $480.00 if all were covered · Margin $120.00 (50%) · ${over}`,
    );
    expect(within(row('Without a post')).getByRole('button', { name: /Bob Zahn/ })).toBeInTheDocument();
    const gap = within(cell).getByRole('button', { name: /09:00–17:00 1 missing, 1 offered/ });
    cell.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(gap).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Who can take it?' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(cell).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}n');
    await userEvent.type(await screen.findByLabelText('Reason'), 'The fair has ended{Enter}');
    const closed = await screen.findByRole('button', { name: /1 not staffed: The fair has ended/ });
    expect(said).toEqual([[{ from: nine, until: five, heads: 1, reason: 'The fair has ended' }]]);
    closed.focus();
    await userEvent.keyboard('{Delete}');
    const again = await screen.findByRole('button', { name: /1 missing/ });
    expect(said.at(-1)).toEqual([]);
    // From wherever the keys are, the next gap is one key away; so it is for a shift on its way, which gets its times.
    const shift = within(row('Without a post')).getByRole('button', { name: /Bob Zahn/ });
    shift.focus();
    await userEvent.keyboard(',');
    expect(again).toHaveFocus();
    await userEvent.keyboard('o');
    expect(await screen.findByRole('dialog', { name: 'Offer to employees' })).toHaveTextContent('09:00–17:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell).toHaveFocus());
    shift.focus();
    await userEvent.keyboard('m,');
    expect(again).toHaveClass('over');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(changes).toEqual([expect.objectContaining({ post: '5', startTime: nine, endTime: five })]),
    );
  });

  test('a refusal is said at the shift, which is put back', async () => {
    const sentence = 'This employee already has a shift at this time: Mall.';
    const shift = aShift();
    await open(answer(aSchedule([shift])), {
      graphql: {
        ChangeShifts: () => {
          const fields = { changes: [{ employee: [sentence] }] };
          throw new CombinedGraphQLErrors({
            errors: [{ message: 'Invalid input.', extensions: { code: 'BAD_USER_INPUT', fields } }],
          });
        },
      },
    });
    await screen.findByRole('grid');
    (await screen.findByRole('button', { name: /^09:00/ })).focus();
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    expect(await within(row('Ann Young')).findByText(sentence)).toBeInTheDocument();
    expect(within(row('Ann Young')).getByRole('button', { name: /^09:00/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  test('a move that a license alone stands against asks why it shall be made anyway, and is made with the reason', async () => {
    const fault = { code: 'employee_license', params: { names: 'Card', day: '2026-11-25' }, message: 'No license.' };
    const sent: unknown[] = [];
    await open(answer(aSchedule([aShift()])), {
      graphql: {
        ChangeShifts: ({ changes: [change] }: { changes: { overrideReason?: string }[] }) => {
          sent.push(change!.overrideReason);
          if (change!.overrideReason) return { changeShifts: ['1'] };
          const errors = { changes: [{ employee: [fault] }] };
          throw new CombinedGraphQLErrors({
            errors: [{ message: 'Invalid input.', extensions: { code: 'BAD_USER_INPUT', errors } }],
          });
        },
      },
    });
    await screen.findByRole('grid');
    (await screen.findByRole('button', { name: /^09:00/ })).focus();
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan without a valid license?' }));
    expect(dialog.getByText(/no valid license on .*25.*: Card/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Plan anyway' }));
    expect(dialog.getByLabelText('Reason to plan it anyway')).toHaveAccessibleDescription(/This field is required/);
    await userEvent.type(dialog.getByLabelText('Reason to plan it anyway'), 'The card is in the mail.');
    await userEvent.click(dialog.getByRole('button', { name: 'Plan anyway' }));
    expect(await screen.findByText('1 shift moved.')).toBeInTheDocument();
    expect(sent).toEqual([undefined, 'The card is in the mail.']);
  });

  test('a refusal with a code is said in the reader’s language', async () => {
    const fault = { code: 'employee_rests', params: { hours: 3, min: 11 }, message: 'Too little rest.' };
    await open(answer(aSchedule([aShift()])), {
      language: 'es',
      graphql: {
        ChangeShifts: () => {
          const errors = { changes: [{ employee: [fault] }] };
          throw new CombinedGraphQLErrors({
            errors: [{ message: 'Invalid input.', extensions: { code: 'BAD_USER_INPUT', errors } }],
          });
        },
      },
    });
    await screen.findByRole('grid');
    (await screen.findByRole('button', { name: /^0?9:00/ })).focus();
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    const said = 'Este empleado tendría 3 h de descanso entre dos turnos; se necesitan al menos 11 h.';
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  test('what was just copied can be cancelled before the server has said its id', async () => {
    const original = aShift();
    const tuesday = { startTime: '2026-11-24T09:00:00.000Z', endTime: '2026-11-24T17:00:00.000Z' };
    const answers: ((value: object) => void)[] = [];
    const sent: unknown[] = [];
    let shifts = [original];
    await open(() => answer(aSchedule(shifts)), {
      graphql: {
        ChangeShifts: ({ changes }: Record<string, unknown>) => {
          sent.push(changes);
          return new Promise<object>((resolve) => answers.push(resolve));
        },
      },
    });
    await screen.findByRole('grid');
    (await screen.findByRole('button', { name: /^09:00/ })).focus();
    await userEvent.keyboard('c{ArrowRight}{Enter}');
    await waitFor(() => expect(answers).toHaveLength(1));
    const [, copy] = within(row('Ann Young')).getAllByRole('button', { name: /^09:00/ });
    copy!.focus();
    await userEvent.keyboard('{Delete}');

    shifts = [original, aShift({ id: '77', ...tuesday })];
    answers[0]!({ changeShifts: ['77'] });
    await waitFor(() => expect(sent[1]).toEqual([{ id: '77', status: 'CANCELLED' }]));
  });

  test('conflicts are judged by the rules of the company, with the shifts before and after what is shown', async () => {
    const {
      title: _,
      notes: __,
      hours: ___,
      pay: ____,
      ...sunday
    } = aShift({
      startTime: '2026-11-22T15:00:00.000Z',
      endTime: '2026-11-22T23:00:00.000Z',
    });
    const monday = aShift({ startTime: '2026-11-23T06:00:00.000Z', endTime: '2026-11-23T14:00:00.000Z' });
    const plan = (minRestHours: number) => {
      const schedule = aSchedule([monday], { neighbours: [sunday] });
      return answer({ ...schedule, rules: { ...schedule.rules, minRestHours } });
    };
    const { unmount } = await open(plan(8));
    const words = /7 h of rest between this and Mall .*; at least 8 h are needed/;
    expect(await screen.findByRole('button', { name: words })).toBeInTheDocument();
    await unmount();
    await open(plan(7));
    expect(await screen.findByRole('button', { name: /^06:00/ })).not.toHaveAccessibleName(/rest/);
  });

  test('what is picked up is left where it was with Escape', async () => {
    const { host } = await open(answer(aSchedule([aShift()])));
    await screen.findByRole('grid');
    (await screen.findByRole('button', { name: /^09:00/ })).focus();
    await userEvent.keyboard('m{ArrowRight}');
    expect(screen.getByText(/^Moving Mall: Tue 24 Nov, 09:00–17:00, Ann Young/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(host.announced.at(-1)).toBe('Nothing has changed.');
    expect(screen.queryByText(/^Moving Mall/)).not.toBeInTheDocument();
  });

  test('on a phone, days with their shifts below each other', async () => {
    isPhone = true;
    await open(answer(aSchedule([aShift()])));
    const monday = await screen.findByRole('region', { name: /23 Nov/ });
    expect(within(monday).getByRole('button', { name: /09:00–17:00/ })).toHaveTextContent('Ann Young');
    await userEvent.keyboard('c');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
