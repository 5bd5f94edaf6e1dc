import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { refused, renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ManagedUsersQueryVariables } from '../../generated/graphql.ts';
import * as remote from '../../remote.ts';
import { onlyOnce } from '../../testing/planner.ts';

const aUser = (id: number, particulars: object = {}) => ({
  __typename: 'User',
  id: String(id),
  username: `user-${id}`,
  email: `user-${id}@example.com`,
  firstName: 'Ada',
  lastName: `Number ${id}`,
  isActive: true,
  isStaff: false,
  isSuperuser: false,
  isAdmin: false,
  lastLogin: null,
  administeredCompanies: [],
  employeeProfile: null,
  ...particulars,
});

const employeeProfile = { __typename: 'UserEmployeeProfile', id: '1' };
const staff = { is_staff: true };
const superuser = { is_superuser: true };

/** What a mutation of a user answers. */
const saved = (mutation: string, _told: unknown, email: unknown = '') => ({
  [mutation]: { __typename: 'User', id: '1', email },
});

const throws = (error: Error) => () => {
  throw error;
};

interface Setting {
  users?: object[];
  count?: number;
  graphql?: GraphqlAnswers;
  path?: string;
  user?: object;
}

/** Opens the screen; gives back what the list was asked. */
async function openUsers({
  users = [aUser(1)],
  count = users.length,
  graphql = {},
  path = '/admin/planner/users',
  user = staff,
}: Setting = {}) {
  const asked: ManagedUsersQueryVariables[] = [];
  await renderRemote(remote, {
    path,
    user,
    graphql: {
      ManagedUsers: (variables) => {
        asked.push(variables);
        return { users: { __typename: 'UserPage', count, results: users } };
      },
      ...graphql,
    },
  });
  return asked;
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: string, text: string) => userEvent.type(dialog().getByLabelText(label), text);

describe('scheduling.md §2, User management: table of users', () => {
  test('shows who they are, and their role by priority (§6)', async () => {
    await openUsers({
      users: [
        aUser(1, { isSuperuser: true, isStaff: true }),
        aUser(2, { isStaff: true, isAdmin: true }),
        aUser(3, { isAdmin: true, employeeProfile }),
        aUser(4, { employeeProfile }),
        aUser(5, { isActive: false }),
      ],
    });

    expect((await row('user-1')).getByText('Superuser')).toBeInTheDocument();
    expect((await row('user-1')).getByText('Ada Number 1')).toBeInTheDocument();
    expect((await row('user-2')).getByText('Staff')).toBeInTheDocument();
    expect((await row('user-3')).getByText('Company Admin')).toBeInTheDocument();
    expect((await row('user-4')).getByText('Employee')).toBeInTheDocument();
    expect((await row('user-5')).getByText('User')).toBeInTheDocument();
    expect((await row('user-5')).getByText('Inactive')).toBeInTheDocument();
    expect((await row('user-5')).getByText('Never')).toBeInTheDocument();
  });

  test('search, order and page are asked of the server and kept in the address', async () => {
    const asked = await openUsers({ count: 45, path: '/admin/planner/users?search=ada' });
    await row('user-1');
    await press('Email');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'ada', ordering: 'email', page: 1 }));
    await press('Next');

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'ada', ordering: 'email', page: 2 }));
    expect(window.location.search).toBe('?search=ada&ordering=email&page=2');
  });

  test('a search that finds nobody can be cleared', async () => {
    const asked = await openUsers({ users: [], path: '/admin/planner/users?search=nobody' });
    expect(await screen.findByText('No user matches the search.')).toBeInTheDocument();
    await press('Clear search');
    await waitFor(() => expect(asked.at(-1)?.search).toBe(''));
  });

  test('users stay when they cannot be asked for again after one was changed', async () => {
    const ManagedUsers = onlyOnce({ users: { __typename: 'UserPage', count: 1, results: [aUser(1)] } });
    const UpdateUser = saved('updateUser', {});
    await openUsers({ graphql: { ManagedUsers, UpdateUser } });
    await row('user-1');
    await press('Edit user-1');
    await press('Save changes');
    expect(await screen.findByText('Failed to load users. Please try again later.')).toBeInTheDocument();
    await row('user-1');
  });

  test('§8: failed to load users, and a new try', async () => {
    let works = false;
    await renderRemote(remote, {
      path: '/admin/planner/users',
      user: staff,
      graphql: {
        ManagedUsers: () => {
          if (!works) throw new Error('down');
          return { users: { __typename: 'UserPage', count: 1, results: [aUser(1)] } };
        },
      },
    });
    expect(await screen.findByText('Failed to load users. Please try again later.')).toBeInTheDocument();
    works = true;
    await press('Try again');
    await row('user-1');
  });

  test('§6: an administrator of a company is told who manages users', async () => {
    await renderRemote(remote, {
      path: '/admin/planner/users',
      user: { is_admin: true },
      graphql: {
        ManagedUsers: () => {
          throw new CombinedGraphQLErrors({
            data: null,
            errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }],
          });
        },
      },
    });
    expect(await screen.findByText(/The site’s staff manage its users/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add user' })).not.toBeInTheDocument();
  });
});

describe('scheduling.md §2, User management: the modal in mode create', () => {
  test('§7: is created with the fields and the password', async () => {
    const sent: unknown[] = [];
    const asked = await openUsers({ graphql: { CreateUser: ({ input }) => saved('createUser', sent.push(input)) } });
    await screen.findByRole('button', { name: 'Add user' });
    await userEvent.keyboard('c');
    await type('Username', 'grace');
    await type('Email', 'grace@example.com');
    await type('First name (optional)', 'Grace');
    await userEvent.click(dialog().getByLabelText('Staff'));
    await type('Password', 'correct horse');
    await type('Confirm password', 'correct horse');
    await press('Create user');

    expect(await screen.findByText('grace was created.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        username: 'grace',
        email: 'grace@example.com',
        firstName: 'Grace',
        lastName: '',
        isActive: true,
        isStaff: true,
        password: 'correct horse',
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  test("§5: 'Username and email are required'", async () => {
    await openUsers();
    await press('Add user');
    await type('Username', 'grace');
    await press('Create user');

    expect(dialog().getByLabelText('Email')).toHaveAccessibleDescription(/Username and email are required/);
    await type('Email', 'g');
    expect(dialog().getByLabelText('Email')).not.toHaveAccessibleDescription(/required/);
  });

  test.each([
    ['empty', '', ''],
    ['different', 'correct horse', 'correct house'],
  ])("§5: %s passwords: 'Passwords must match'", async (_, password, confirmation) => {
    await openUsers();
    await press('Add user');
    await type('Username', 'grace');
    await type('Email', 'grace@example.com');
    if (password) await type('Password', password);
    if (confirmation) await type('Confirm password', confirmation);
    await press('Create user');
    expect(dialog().getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords must match');
  });

  test('§7: the server names the field; what was typed stays', async () => {
    const CreateUser = throws(refused('BAD_USER_INPUT', { username: ['A user with that username already exists.'] }));
    await openUsers({ graphql: { CreateUser } });
    await press('Add user');
    await type('Username', 'grace');
    await type('Email', 'grace@example.com');
    await type('Password', 'correct horse');
    await type('Confirm password', 'correct horse');
    await press('Create user');

    await waitFor(() =>
      expect(dialog().getByLabelText('Username')).toHaveAccessibleDescription(
        'A user with that username already exists.',
      ),
    );
    expect(dialog().getByLabelText('Username')).toHaveValue('grace');
  });
});

describe('scheduling.md §2, User management: the modal in mode edit', () => {
  test('§7: is updated with the same fields minus passwords', async () => {
    const sent: unknown[] = [];
    await openUsers({
      graphql: {
        UpdateUser: ({ input, seen }) => saved('updateUser', sent.push({ input, seen }), 'user-1@example.com'),
      },
    });
    await row('user-1');
    await press('Edit user-1');
    expect(dialog().queryByLabelText('Password')).not.toBeInTheDocument();
    await userEvent.click(dialog().getByLabelText('Active'));
    await press('Save changes');

    expect(await screen.findByText('user-1 was saved.')).toBeInTheDocument();
    // What nobody touched is not sent: another manager may have changed it meanwhile.
    expect(sent).toEqual([{ input: { isActive: false }, seen: { isActive: true } }]);
  });

  test('§5: the superuser checkbox is shown only to superusers', async () => {
    const sent: unknown[] = [];
    const UpdateUser: GraphqlAnswers[string] = (variables) =>
      saved('updateUser', sent.push(variables), 'user-1@example.com');
    await openUsers({ user: superuser, graphql: { UpdateUser } });
    await row('user-1');
    await press('Edit user-1');
    await userEvent.click(dialog().getByLabelText('Superuser'));
    await press('Save changes');
    await screen.findByText('user-1 was saved.');
    expect(sent).toMatchObject([{ id: '1', input: { isSuperuser: true } }]);
  });

  test('§5: others see none', async () => {
    await openUsers();
    await row('user-1');
    await press('Edit user-1');
    expect(dialog().queryByLabelText('Superuser')).not.toBeInTheDocument();
  });

  test.each([
    [
      'the server’s detail',
      refused('FORBIDDEN', {}, 'Only superusers can manage superusers.'),
      'Only superusers can manage superusers.',
    ],
    ['without one', new Error('down'), 'Failed to save user. Please try again.'],
  ])('§8: %s', async (_, error, text) => {
    await openUsers({ graphql: { UpdateUser: throws(error) } });
    await row('user-1');
    await press('Edit user-1');
    await type('First name (optional)', ' M.');
    await press('Save changes');
    expect(await dialog().findByText(text)).toBeInTheDocument();
    expect(dialog().getByLabelText('First name (optional)')).toHaveValue('Ada M.');
  });
});

test('scheduling.md §7, mode password', async () => {
  const sent: unknown[] = [];
  await openUsers({
    graphql: {
      SetUserPassword: (variables) => {
        sent.push(variables);
        return { setUserPassword: '1' };
      },
    },
  });
  await row('user-1');
  await press('Set password for user-1');
  expect(dialog().queryByLabelText('Username')).not.toBeInTheDocument();
  await type('Password', 'correct horse');
  await type('Confirm password', 'correct horse');
  await userEvent.click(dialog().getByRole('button', { name: 'Set password' }));

  expect(await screen.findByText('The password of user-1 was set.')).toBeInTheDocument();
  expect(sent).toEqual([{ id: '1', password: 'correct horse' }]);
});

test('one’s own password asks for the one of now', async () => {
  const sent: unknown[] = [];
  await openUsers({
    user: { ...staff, id: 1 },
    graphql: {
      SetUserPassword: (variables) => {
        sent.push(variables);
        return { setUserPassword: '1' };
      },
    },
  });
  await row('user-1');
  await press('Set password for user-1');
  await type('Password', 'correct horse');
  await type('Confirm password', 'correct horse');
  await userEvent.click(dialog().getByRole('button', { name: 'Set password' }));
  expect(dialog().getByLabelText('Current password')).toBeInvalid();
  await type('Current password', 'of now');
  await userEvent.click(dialog().getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('The password of user-1 was set.')).toBeInTheDocument();
  expect(sent).toEqual([{ id: '1', password: 'correct horse', currentPassword: 'of now' }]);
});

test('one’s own address counts once its link was followed, and is said to', async () => {
  await openUsers({
    graphql: { UpdateUser: () => ({ updateUser: { __typename: 'User', id: '1', email: 'user-1@example.com' } }) },
  });
  await row('user-1');
  await press('Edit user-1');
  await type('Email', '.new');
  await press('Save changes');
  expect(await screen.findByText(/We sent a link to user-1@example\.com\.new/)).toBeInTheDocument();
});

test("a user's devices are signed out after a question", async () => {
  const sent: unknown[] = [];
  await openUsers({
    graphql: {
      EndUserSessions: (variables) => {
        sent.push(variables);
        return { endUserSessions: '1' };
      },
    },
  });
  await row('user-1');
  await press('Sign out user-1 everywhere');
  expect(sent).toEqual([]);
  await userEvent.click(dialog().getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('user-1 was signed out everywhere.')).toBeInTheDocument();
  expect(sent).toEqual([{ id: '1' }]);
});

describe('ASVS 6.4.4: a second factor is ended for who has proven who they are', () => {
  const openReset = async (ResetSecondFactor: GraphqlAnswers[string]) => {
    await openUsers({ graphql: { ResetSecondFactor } });
    await row('user-1');
    await press('Reset two-step sign-in for user-1');
    return dialog().getByRole('combobox', { name: 'How did they prove who they are?' });
  };
  const reset = () => userEvent.click(dialog().getByRole('button', { name: 'Reset' }));

  test('nothing is chosen before, and without a choice nothing is sent', async () => {
    const sent: unknown[] = [];
    const choice = await openReset((variables) => {
      sent.push(variables);
      return { resetSecondFactor: '1' };
    });
    expect(choice).toHaveDisplayValue('Choose…');
    expect(choice).toHaveAccessibleDescription(/audit log.*We email it to user-1/);
    expect(dialog().getByRole('button', { name: 'Reset' })).toBeEnabled();
    await reset();
    expect(choice).toHaveAccessibleDescription(/Choose how they proved who they are\./);
    expect(dialog().getByRole('alert', { name: 'Two-step sign-in was not reset' })).toHaveFocus();
    await userEvent.click(dialog().getByRole('button', { name: 'Choose how they proved who they are.' }));
    expect(choice).toHaveFocus();
    expect(sent).toEqual([]);

    await userEvent.selectOptions(choice, 'Called back on a number already on file');
    expect(choice).not.toHaveAccessibleDescription(/Choose how/);
    await reset();
    expect(await screen.findByText('user-1 now signs in with only a password.')).toBeInTheDocument();
    expect(sent).toEqual([{ id: '1', identityProof: 'KNOWN_NUMBER' }]);
  });

  test('the server’s reason is shown, and the choice stays', async () => {
    const reason = 'You signed in on this device before you set up two-step sign-in.';
    const choice = await openReset(throws(refused('FORBIDDEN', {}, reason)));
    await userEvent.selectOptions(choice, 'In person, with an identity document');
    await reset();
    expect(await dialog().findByText(reason)).toBeInTheDocument();
    expect(choice).toHaveValue('document_in_person');
  });
});
