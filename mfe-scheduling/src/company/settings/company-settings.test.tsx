import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlanner, press, recording, refuses } from '../../testing/planner.ts';

const path = '/admin/planner/settings';

const company = {
  __typename: 'Company',
  id: '3',
  name: 'Northgate Security',
  timeZone: 'America/Los_Angeles',
  holidayRegion: null,
  language: 'en',
  checkInHours: 24,
  checkOutHours: 12,
  payApprovedOnly: false,
  plansInDrafts: false,
  offerApproval: 'ALWAYS',
  requireSecondFactor: false,
  approvalTolerance: null,
  weekBudget: 9000,
  planningRules: {
    __typename: 'PlanningRules',
    availability: 'WARNING',
    qualification: 'OFF',
    rest: 'REFUSAL',
    weekHours: 'WARNING',
    license: 'WARNING',
    daysInRow: 'WARNING',
    shiftHours: 'OFF',
    monthHours: 'OFF',
    yearHours: 'OFF',
    averageHours: 'OFF',
    sundays: 'OFF',
    notice: 'WARNING',
    minRestHours: 11,
    maxWeekHours: 48,
    maxDaysInRow: 6,
    minShiftHours: 4,
    maxMonthHours: 162,
    maxYearHours: 1782,
    maxAverageHours: 48,
    averageWeeks: 17,
    minSundaysOff: 2,
    minNoticeDays: 7,
  },
};
const regions = (...names: string[]) =>
  names.map((code) => ({ __typename: 'HolidayRegion', code, name: `In ${code}` }));
const graphql = {
  CompanySettings: { company },
  HolidayRegions: ({ country }: { country?: string }) => ({
    holidayRegions: country ? regions('US-OR') : regions('FR', 'US'),
  }),
};
const rule = (name: string) => screen.getByRole('combobox', { name });
const limits = () => screen.getAllByRole('spinbutton').map((field) => (field as HTMLInputElement).value);

describe('the settings of a company', () => {
  test('are shown and changed: what was is sent along, so that nobody is overwritten unseen', async () => {
    const { sent, call } = recording({ updateCompany: { __typename: 'Company', id: '3' } });
    await openPlanner(path, { graphql: { ...graphql, UpdateCompany: call } });
    expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveValue('Los Angeles');
    expect(rule('Rest between two shifts')).toHaveValue('refusal');
    expect(limits()).toEqual(['24', '12', '', '11', '4', '48', '48', '17', '162', '1782', '6', '2', '7', '9000']);

    await userEvent.selectOptions(rule('Hours in a week'), 'Refuse');
    const [before, , tolerance, , , hours] = screen.getAllByRole('spinbutton');
    await userEvent.clear(before!);
    await userEvent.type(before!, '2');
    await userEvent.type(tolerance!, '10');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pay only approved hours' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Administrators must use two-step sign-in/ }));
    await userEvent.clear(hours!);
    await userEvent.type(hours!, '37.5');
    await userEvent.type(screen.getByRole('combobox', { name: 'Time zone' }), '{Control>}a{/Control}madrid');
    await userEvent.click(await screen.findByRole('option', { name: /^Madrid/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    await press('Save settings');
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(sent).toEqual([
      {
        id: '3',
        input: {
          timeZone: 'Europe/Madrid',
          language: 'fr',
          checkInHours: 2,
          payApprovedOnly: true,
          requireSecondFactor: true,
          approvalTolerance: 10,
          planningRules: { weekHours: 'REFUSAL', maxWeekHours: 37.5 },
        },
        seen: {
          timeZone: 'America/Los_Angeles',
          language: 'en',
          checkInHours: 24,
          payApprovedOnly: false,
          requireSecondFactor: false,
          approvalTolerance: null,
          planningRules: { weekHours: 'WARNING', maxWeekHours: 48 },
        },
      },
    ]);
  });

  test('rules of a country are put into the form with their source, to be changed and saved', async () => {
    const { sent, call } = recording({ updateCompany: { __typename: 'Company', id: '3' } });
    await openPlanner(path, { graphql: { ...graphql, UpdateCompany: call } });
    const preset = await screen.findByRole('combobox', { name: 'Working-time rules of' });
    await userEvent.selectOptions(preset, 'Spain');
    expect(preset).toHaveAccessibleDescription(/^162 h a month and 1,782 h a year/);
    expect(rule('Hours in a month')).toHaveValue('off');
    await press('Use these rules');
    expect(rule('Hours in a month')).toHaveValue('warning');
    expect(rule('Rest between two shifts')).toHaveValue('warning');
    await userEvent.selectOptions(rule('Hours in a year'), 'Refuse');
    await press('Save settings');
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(sent).toMatchObject([
      {
        input: {
          planningRules: {
            rest: 'WARNING',
            minRestHours: 12,
            monthHours: 'WARNING',
            yearHours: 'REFUSAL',
            weekHours: 'OFF',
            daysInRow: 'OFF',
          },
        },
      },
    ]);
  });

  test('a limit out of bounds, or none, is said at its field and not sent', async () => {
    const { sent, call } = recording({ updateCompany: { __typename: 'Company', id: '3' } });
    await openPlanner(path, { graphql: { ...graphql, UpdateCompany: call } });
    await screen.findByRole('combobox', { name: 'Time zone' });
    const [rest, hours] = screen.getAllByRole('spinbutton');
    await userEvent.clear(rest!);
    await userEvent.clear(hours!);
    await userEvent.type(hours!, '200');
    await press('Save settings');
    const problems = within(await screen.findByRole('alert', { name: 'The settings were not saved' }));
    expect(problems.getAllByRole('listitem')).toHaveLength(2);
    expect(hours).toHaveAccessibleDescription(/168/);
    expect(sent).toEqual([]);
  });

  test('what the server refuses stays in the form', async () => {
    const UpdateCompany = refuses('BAD_USER_INPUT', { timeZone: ['"Europe/Madrid" is not a valid choice.'] });
    await openPlanner(path, { graphql: { ...graphql, UpdateCompany } });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Days in a row' }), 'Ignore');
    await press('Save settings');
    expect(await screen.findByRole('alert', { name: 'The settings were not saved' })).toBeVisible();
    expect(rule('Days in a row')).toHaveValue('off');
  });

  test('a failed load says so and can be tried again', async () => {
    let down = true;
    await openPlanner(path, {
      graphql: { CompanySettings: () => (down ? Promise.reject(new Error('down')) : { company }) },
    });
    await screen.findByText('Failed to load the settings. Please try again later.');
    down = false;
    await press('Try again');
    expect(await screen.findByRole('combobox', { name: 'Time zone' })).toBeVisible();
  });

  test('a superuser who looks at all companies chooses one first', async () => {
    await openPlanner(path, { user: { is_superuser: true }, graphql });
    expect(await screen.findByText('Choose a company', { selector: ':not(option)' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Company', hidden: true }), 'Harbor Watch');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeVisible());
  });
});
