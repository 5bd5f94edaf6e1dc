import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AvailabilityRuleInput, SetMyAvailabilityMutationVariables } from '../generated/graphql.ts';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';

const monday = { dayOfWeek: 'MONDAY', startTime: '09:00', endTime: '17:00', isAvailable: true } as const;
const sunday = { dayOfWeek: 'SUNDAY', startTime: '08:00', endTime: '20:00', isAvailable: false } as const;

const saved = (rules: readonly AvailabilityRuleInput[]) =>
  rules.map((rule, at) => ({ __typename: 'AvailabilityRule', id: String(at + 1), ...rule }));

async function openAvailability(
  rules: readonly AvailabilityRuleInput[] | Error,
  failure?: Error,
  more: Record<string, (variables: Record<string, unknown>) => object> = {},
) {
  const sent: unknown[] = [];
  await renderRemote(remote, {
    path: '/planner/employee-portal/availability',
    user: { username: 'guard' },
    graphql: {
      MyUnavailability: () => ({ myUnavailability: [] }),
      MyDatedAvailability: () => ({ myDatedAvailability: [] }),
      MyMonth: () => ({ myShifts: { results: [] } }),
      MyAvailability: () => {
        if (rules instanceof Error) throw rules;
        return { myAvailability: saved(rules) };
      },
      SetMyAvailability: (variables) => {
        const { rules: changed, seen } = variables;
        sent.push({ rules: changed });
        expect(seen).toEqual(rules);
        if (failure) throw failure;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the screen sends
        return { setMyAvailability: saved([(variables as SetMyAvailabilityMutationVariables).rules].flat()) };
      },
      ...more,
    },
  });
  return sent;
}

const rule = async (day: string, number = 1) =>
  within(await screen.findByRole('listitem', { name: `${day}, hours ${number}` }));
const times = async (day: string, number = 1) => {
  const item = await rule(day, number);
  return ['From', 'To'].map((label) => item.getByLabelText<HTMLInputElement>(label).value);
};
const type = async (day: string, label: string, value: string, number = 1) =>
  fireEvent.change((await rule(day, number)).getByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const saveButton = () => screen.findByRole('button', { name: 'Save' });
const save = async () => userEvent.click(await saveButton());
const wrongTimes = 'End time must be after start time for all availability rules.';
const refused = (message: string, extensions: object) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { ...extensions } }] });

describe('scheduling.md §3, Availability rule', () => {
  test('day, times and whether available', async () => {
    await openAvailability([monday, sunday]);

    expect(await times('Sunday')).toEqual(['08:00', '20:00']);
    expect((await rule('Sunday')).getByRole('switch', { name: 'Available' })).not.toBeChecked();
  });
});

describe('scheduling.md §5, Availability', () => {
  test('Save is disabled with no rules', async () => {
    await openAvailability([]);

    expect(await screen.findByText('No availability rules yet.')).toBeInTheDocument();
    expect(await saveButton()).toBeDisabled();
  });

  test('a new rule defaults to monday 09:00-17:00, available', async () => {
    const sent = await openAvailability([]);

    await userEvent.click(await screen.findByRole('button', { name: 'Add rule' }));

    expect(await times('Monday')).toEqual(['09:00', '17:00']);
    expect((await rule('Monday')).getByLabelText('From')).toHaveFocus();
    await save();
    expect(await screen.findByText('Availability settings updated successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ rules: [monday] }]);
  });

  test('a rule can be changed and removed', async () => {
    const sent = await openAvailability([monday, sunday]);

    await press('Remove Monday, hours 1');
    expect(screen.getByRole('button', { name: 'Add hours on Monday' })).toHaveFocus();
    await userEvent.click((await rule('Sunday')).getByRole('switch', { name: 'Available' }));
    await save();

    expect(await screen.findByText('Availability settings updated successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ rules: [{ ...sunday, isAvailable: true }] }]);
  });

  test('a day has several ranges, and is copied to others', async () => {
    const sent = await openAvailability([monday, sunday]);

    await press('Add hours on Monday');
    await type('Monday', 'From', '19:00', 2);
    await type('Monday', 'To', '21:00', 2);
    await press('Copy Monday');
    await press('Friday');
    await press('Sunday');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy' }));
    await save();

    expect(await screen.findByText('Availability settings updated successfully!')).toBeInTheDocument();
    const evening = { ...monday, startTime: '19:00', endTime: '21:00' };
    const on = (dayOfWeek: string) => [monday, evening].map((hours) => ({ ...hours, dayOfWeek }));
    expect(sent).toEqual([{ rules: [...on('MONDAY'), ...on('FRIDAY'), ...on('SUNDAY')] }]);
  });

  test.each(['09:00', '08:59', ''])('end time must be after start time: not "%s"', async (end) => {
    const sent = await openAvailability([sunday, monday]);
    await type('Monday', 'To', end);

    await save();

    expect(await findAlert(wrongTimes)).toBeInTheDocument();
    expect((await rule('Monday')).getByLabelText('To')).toBeInvalid();
    expect((await rule('Sunday')).getByLabelText('To')).toBeValid();
    expect(sent).toEqual([]);
  });
});

describe('scheduling.md §5, Availability over midnight', () => {
  const evening = { dayOfWeek: 'SUNDAY', startTime: '22:00', endTime: '23:59', isAvailable: true } as const;
  const morning = { dayOfWeek: 'MONDAY', startTime: '00:00', endTime: '06:00', isAvailable: true } as const;
  const night = /One night, until Monday 06:00/;

  test('is refused with its sentence, beside which the form offers to split it into two rules', async () => {
    const sent = await openAvailability([{ ...evening, endTime: '22:30' }]);
    await type('Sunday', 'To', '06:00');
    await save();
    expect(await findAlert(wrongTimes)).toBeInTheDocument();
    expect(await screen.findByText('Do you mean until 06:00 on Monday?')).toBeInTheDocument();

    await press('Split at midnight');
    expect(await screen.findByText(night)).toBeInTheDocument();
    await save();

    expect(await screen.findByText('Availability settings updated successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ rules: [evening, morning] }]);
    expect(await times('Sunday')).toEqual(['22:00', '06:00']);
    expect(screen.getByText(night)).toBeInTheDocument();
    expect(screen.queryByRole('listitem', { name: /Monday/ })).not.toBeInTheDocument();
  });

  test('until midnight is one rule', async () => {
    const sent = await openAvailability([evening]);
    await type('Sunday', 'To', '00:00');
    await save();
    await press('Split at midnight');
    await save();

    expect(await screen.findByText('Availability settings updated successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ rules: [evening] }]);
  });

  test('two such rules are shown as one night; two whole days are not', async () => {
    const whole = (dayOfWeek: 'FRIDAY' | 'SATURDAY') => ({ ...evening, dayOfWeek, startTime: '00:00' });
    await openAvailability([morning, whole('FRIDAY'), whole('SATURDAY'), evening]);

    expect(await times('Sunday')).toEqual(['22:00', '06:00']);
    expect(await times('Friday')).toEqual(['00:00', '23:59']);
    expect(await times('Saturday')).toEqual(['00:00', '23:59']);
    expect(screen.getAllByText(/One night/)).toHaveLength(1);
  });
});

describe('scheduling.md §8, Portal: Availability', () => {
  test('the server’s detail', async () => {
    await openAvailability([monday], refused('You may not.', { code: 'FORBIDDEN' }));

    await save();

    expect(await findAlert('You may not.')).toBeInTheDocument();
  });

  test('also with fields', async () => {
    const fields = { availabilityRules: [{ endTime: [wrongTimes] }] };
    await openAvailability([monday], refused('Invalid input.', { code: 'BAD_USER_INPUT', detail: wrongTimes, fields }));

    await save();

    expect(await findAlert(wrongTimes)).toBeInTheDocument();
  });

  test("else 'Failed to update availability. Please try again.', and the rules stay", async () => {
    await openAvailability([monday], new Error('no connection'));

    await save();

    expect(await findAlert('Failed to update availability. Please try again.')).toBeInTheDocument();
    expect(await times('Monday')).toEqual(['09:00', '17:00']);
  });

  test("'Failed to load availability settings. Please try again later.'", async () => {
    await openAvailability(new Error('down'));

    expect(await findAlert('Failed to load availability settings. Please try again later.')).toBeInTheDocument();
  });

  test('who is no employee is told so', async () => {
    await openAvailability(refused('Not found.', { code: 'NOT_FOUND' }));

    expect(await screen.findByText('You are not an employee yet.')).toBeInTheDocument();
  });
});

describe('days on which one cannot work', () => {
  const christmas = { fromDay: '2031-12-24', fromTime: null, untilDay: '2031-12-26', untilTime: '10:00' };
  const typeInto = (label: string, value: string) =>
    fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });

  test('are said, a single one by its day alone, and taken back', async () => {
    const asked: object[] = [];
    let days: object[] = [{ __typename: 'Unavailability', id: '1', ...christmas, reason: 'Family' }];
    await openAvailability([monday], undefined, {
      MyUnavailability: () => ({ myUnavailability: days }),
      AddMyUnavailability({ input }) {
        asked.push(input as object);
        days = [...days, { __typename: 'Unavailability', id: '2', ...(input as object) }];
        return { addMyUnavailability: { __typename: 'Unavailability', id: '2' } };
      },
      RemoveMyUnavailability({ id }) {
        asked.push({ id });
        days = [];
        return { removeMyUnavailability: true };
      },
    });

    expect(
      await screen.findByText('24 Dec 2031 00:00 – 26 Dec 2031 10:00', { selector: 'strong' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Family')).toBeInTheDocument();
    await press('Add days');
    const saveDays = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await saveDays();
    expect(await screen.findAllByText('Choose a day')).not.toHaveLength(0);
    typeInto('From', '2031-05-01');
    await saveDays();

    expect(await screen.findByText('Your administrator now sees these days.')).toBeInTheDocument();
    expect(screen.getByText('1 May 2031', { selector: 'strong' })).toBeInTheDocument();
    await press('Remove 1 May 2031');
    expect(await screen.findByText('The days were removed.')).toBeInTheDocument();
    expect(screen.queryByText('1 May 2031', { selector: 'strong' })).not.toBeInTheDocument();
    const [fromDay, untilDay] = ['2031-05-01', '2031-05-01'];
    const input = { fromDay, untilDay, fromTime: null, untilTime: null, reason: '' };
    expect(asked).toEqual([input, { id: '2' }]);
    await press('Undo');
    expect(await screen.findByText('1 May 2031', { selector: 'strong' })).toBeInTheDocument();
    expect(asked[2]).toEqual(input);
  });
});
