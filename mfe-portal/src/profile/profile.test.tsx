import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { findAlert } from '../testing/alerts.ts';

const employee = {
  __typename: 'EmployeeProfile',
  id: '1',
  firstName: 'Gabriel',
  name: 'Gabriel Okafor',
  email: 'gabriel@example.com',
  phone: '+1 503-555-0150',
  address: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97209',
  emergencyContactName: '',
  emergencyContactPhone: '',
  companyName: 'Northgate Security',
  hourlyRate: '18.50',
  startDate: '2025-03-01',
  qualifications: [
    { __typename: 'Qualification', id: '1', name: 'First aid' },
    { __typename: 'Qualification', id: '2', name: 'Fire watch' },
  ],
};

type Save = (variables: Record<string, unknown>) => unknown;

async function openProfile(save?: Save, answer: unknown = { myEmployee: employee }) {
  return renderRemote(remote, {
    path: '/planner/employee-portal/profile',
    user: { username: 'guard', employee_profile: { id: 1, company_id: 1 } },
    graphql: {
      UnreadNotices: {
        myUnreadNotices: 0,
        myUnreadThreads: 0,
        myOpenShifts: [],
        myEmployee: { __typename: 'Employee', id: '1', companyName: 'Northgate Security', status: 'ACTIVE' },
      },
      MyLicenses: { myLicenses: [] },
      MyProfile: () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
      ...(save && { UpdateMyEmployee: save }),
    },
  });
}

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const retype = async (name: string, text: string) => {
  await userEvent.clear(await field(name));
  if (text) await userEvent.type(await field(name), text);
};
const refused =
  (fields?: Record<string, string[]>, message = 'Invalid input.', code = 'BAD_USER_INPUT') =>
  () => {
    throw new CombinedGraphQLErrors({
      data: null,
      errors: [{ message, extensions: { code, ...(fields && { fields }) } }],
    });
  };

describe('scheduling.md §2, Employee portal: profile', () => {
  test('shows what is known, also what only an administrator changes', async () => {
    await openProfile();

    expect(await field('Name')).toHaveValue('Gabriel Okafor');
    expect(await field('City (optional)')).toHaveValue('Portland');
    expect(screen.getByText('Northgate Security')).toBeInTheDocument();
    expect(screen.getByText('$18.50')).toBeInTheDocument();
    expect(screen.getByText('1 Mar 2025')).toBeInTheDocument();
    expect(screen.getByText('First aid, Fire watch')).toBeInTheDocument();
  });

  test('beside the brand stands where one is, and for whom one works', async () => {
    const { host, unmount } = await openProfile();
    const place = { area: 'Employee portal', owner: 'Northgate Security' };
    await waitFor(() => expect(host.place.get()).toEqual(place));
    await unmount();
    expect(host.place.get()).toBeUndefined();
  });

  test("scheduling.md §8: saves, 'Profile updated successfully!'", async () => {
    const sent: unknown[] = [];
    await openProfile(({ input, seen }) => {
      sent.push({ input, seen });
      return { updateMyEmployee: { ...employee, ...(input as object) } };
    });
    await retype('Phone', '+1 503-555-0199');

    await save();

    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    // What was not touched may be another by now: their administrator changes it too.
    expect(sent).toEqual([{ input: { phone: '+1 503-555-0199' }, seen: { phone: employee.phone } }]);
  });
});

describe('scheduling.md §5, Profile: name, email, phone required', () => {
  test.each([
    ['Name', '', 'Name is required'],
    // A sentence that could be of any field is named in the summary.
    ['Name', 'Gabriel', 'Enter a first and a last name.', 'Name: Enter a first and a last name.'],
    ['Email', '', 'Email is required'],
    ['Email', 'nowhere', 'Email is invalid'],
    ['Phone', ' ', 'Phone is required'],
  ])('%s "%s"', async (name, text, message, inSummary = message) => {
    await openProfile();
    await retype(name, text);

    await save();

    expect(await findAlert(inSummary)).toBeInTheDocument();
    expect(await field(name)).toHaveAccessibleDescription(message);
  });
});

describe('scheduling.md §8, Portal: Profile', () => {
  test('a refused field says why, and what was typed stays', async () => {
    await openProfile(refused({ email: ['This address is taken.'] }));
    await retype('Email', 'other@example.com');

    await save();

    expect(await findAlert('Email: This address is taken.')).toBeInTheDocument();
    expect(await field('Email')).toHaveValue('other@example.com');
  });

  test('the server’s detail', async () => {
    await openProfile(refused(undefined, 'Your company keeps profiles closed.', 'FORBIDDEN'));

    await save();

    expect(await findAlert('Your company keeps profiles closed.')).toBeInTheDocument();
  });

  test("else 'Failed to update profile. Please try again.', and what was typed stays", async () => {
    await openProfile(() => {
      throw new Error('no connection');
    });
    await retype('Phone', '555');

    await save();

    const sentence = await findAlert('Failed to update profile. Please try again.');
    await waitFor(() => expect(sentence.closest('[role=alert]')).toHaveFocus());
    expect(await field('Phone')).toHaveValue('555');
  });

  test("'Failed to load profile. Please try again later.'", async () => {
    await openProfile(undefined, new Error('down'));

    expect(await findAlert('Failed to load profile. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test('who is no employee is told so', async () => {
    await openProfile(undefined, { myEmployee: null });

    expect(await screen.findByText('You are not an employee yet.')).toBeInTheDocument();
  });
});
