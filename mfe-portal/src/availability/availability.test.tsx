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

async function openAvailability(rules: readonly AvailabilityRuleInput[] | Error, failure?: Error) {
  const sent: unknown[] = [];
  await renderRemote(remote, {
    path: '/planner/employee-portal/availability',
    user: { username: 'guard' },
    graphql: {
      MyAvailability: () => {
        if (rules instanceof Error) throw rules;
        return { myAvailability: saved(rules) };
      },
      SetMyAvailability: (variables) => {
        sent.push(variables);
        if (failure) throw failure;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the screen sends
        return { setMyAvailability: saved([(variables as SetMyAvailabilityMutationVariables).rules].flat()) };
      },
    },
  });
  return sent;
}

const rule = async (number: number) => within(await screen.findByRole('listitem', { name: `Rule ${number}` }));
const saveButton = () => screen.findByRole('button', { name: 'Save' });
const save = async () => userEvent.click(await saveButton());
const wrongTimes = 'End time must be after start time for all availability rules.';
const refused = (message: string, extensions: object) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { ...extensions } }] });

describe('scheduling.md §3, Availability rule', () => {
  test('day, times and whether available', async () => {
    await openAvailability([monday, sunday]);

    const second = await rule(2);
    expect(second.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Sunday');
    expect(second.getByLabelText('From')).toHaveValue('08:00');
    expect(second.getByLabelText('To')).toHaveValue('20:00');
    expect(second.getByRole('switch', { name: 'Available' })).not.toBeChecked();
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

    const first = await rule(1);
    expect(first.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Monday');
    expect(first.getByRole('combobox', { name: 'Day' })).toHaveFocus();
    await save();
    expect(await screen.findByText('Availability settings updated successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ rules: [monday] }]);
  });

  test('a rule can be changed and removed', async () => {
    const sent = await openAvailability([monday, sunday]);

    await userEvent.click((await rule(1)).getByRole('button', { name: 'Remove rule 1' }));
    expect(screen.getByRole('button', { name: 'Add rule' })).toHaveFocus();
    await userEvent.selectOptions((await rule(1)).getByRole('combobox', { name: 'Day' }), 'Friday');
    await userEvent.click((await rule(1)).getByRole('switch', { name: 'Available' }));
    await save();

    expect(await screen.findByText('Availability settings updated successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ rules: [{ ...sunday, dayOfWeek: 'FRIDAY', isAvailable: true }] }]);
  });

  test.each(['09:00', '08:59', ''])('end time must be after start time: not "%s"', async (end) => {
    const sent = await openAvailability([sunday, monday]);
    fireEvent.change((await rule(2)).getByLabelText('To'), { target: { value: end } });

    await save();

    expect(await findAlert(wrongTimes)).toBeInTheDocument();
    expect((await rule(2)).getByLabelText('To')).toBeInvalid();
    expect((await rule(1)).getByLabelText('To')).toBeValid();
    expect(sent).toEqual([]);
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
    expect((await rule(1)).getByLabelText('From')).toHaveValue('09:00');
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
