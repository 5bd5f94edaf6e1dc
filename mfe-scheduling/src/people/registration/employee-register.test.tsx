import { refused, renderRemote, type GraphqlAnswers, type RenderOptions } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';

const valid = {
  info: {
    __typename: 'EmployeeTokenInfo',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    companyName: 'Northgate Security',
  },
};
const login = 'POST /auth/login/';

const open = (graphql: GraphqlAnswers, { path = '/planner/register/t0k', rest = {} }: RenderOptions = {}) =>
  renderRemote(remote, { path, graphql, rest });

const throws = (error: Error) => () => {
  throw error;
};

async function fill(values: Record<string, string> = {}) {
  await screen.findByRole('heading', { name: 'Create your account' });
  const all = { Username: 'ada', Password: 'correct horse', 'Confirm password': 'correct horse', ...values };
  for (const [label, text] of Object.entries(all)) {
    const input = screen.getByLabelText(label);
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

describe('scheduling.md §2, /planner/register/{token}', () => {
  test('on success the user is logged in automatically and sent to the employee portal', async () => {
    const sent: unknown[] = [];
    const RegisterEmployee = (variables: unknown) => {
      sent.push(variables);
      return { registerEmployee: true };
    };
    const rest = { [login]: (body: unknown) => void sent.push(body) };
    await open({ EmployeeRegistrationToken: valid, RegisterEmployee }, { rest });
    expect(await screen.findByText(/^Northgate Security invited you/)).toBeInTheDocument();
    // Of an employee, not as long as of an account.
    expect(screen.getByLabelText('First name')).toHaveAttribute('maxlength', '100');
    await fill({ 'Phone (optional)': '+1 555 0100' });

    expect(window.location.pathname).toBe('/planner/employee-portal');
    expect(sent).toEqual([
      {
        token: 't0k',
        input: {
          username: 'ada',
          email: 'ada@example.com',
          firstName: 'Ada',
          lastName: 'Lovelace',
          password: 'correct horse',
          phone: '+1 555 0100',
        },
      },
      { username: 'ada', password: 'correct horse' },
    ]);
  });

  test.each([
    ['§8: server error', throws(refused('NOT_FOUND', {}, 'Used already')), 'Used already'],
    ['§8: or', throws(new Error('down')), 'Invalid or expired invitation token. Please contact your administrator.'],
    ['§8: an answer that says nothing of the token', { info: null }, 'Invalid invitation token'],
  ])('error state has a Return to Home button to /; %s', async (_, answer, reason) => {
    await open({ EmployeeRegistrationToken: answer });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  test('who has used the invitation has an account, and is shown the way to sign in', async () => {
    await open({
      EmployeeRegistrationToken: throws(
        refused('CONFLICT', {}, 'This invitation has already been used. Please log in.'),
      ),
    });
    expect(await screen.findByText('This invitation has already been used. Please log in.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeInTheDocument();
  });

  test('§8: No invitation token provided', async () => {
    await open({}, { path: '/planner/register' });
    expect(await screen.findByText('No invitation token provided')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeInTheDocument();
  });
});

describe('scheduling.md §5, Employee registration', () => {
  test.each([
    ['Username', { Username: '' }, 'Username is required'],
    ['Password', { Password: '', 'Confirm password': '' }, /Password is required/],
    ['Password', { Password: 'short', 'Confirm password': 'short' }, /Password must be at least 8 characters/],
    ['Confirm password', { 'Confirm password': 'correct house' }, 'Passwords do not match'],
    ['First name', { 'First name': ' ' }, 'First name is required'],
    ['Last name', { 'Last name': '' }, 'Last name is required'],
    ['Email', { Email: '' }, 'Email is required'],
    ['Email', { Email: 'ada@' }, 'Invalid email format'],
  ])('%s: its sentence', async (label, values, sentence) => {
    await open({ EmployeeRegistrationToken: valid });
    await fill(values);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  });
});

describe('scheduling.md §8, employee registration', () => {
  test.each([
    ['server error', throws(refused('NOT_FOUND', {}, 'Used already')), 'Used already'],
    ['or', throws(new Error('down')), 'An error occurred during registration. Please try again.'],
  ])('%s; what was typed stays', async (_, answer, text) => {
    await open({ EmployeeRegistrationToken: valid, RegisterEmployee: answer });
    await fill();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
  });

  test('the server names the field', async () => {
    const taken = 'A user with that username already exists.';
    await open({
      EmployeeRegistrationToken: valid,
      RegisterEmployee: throws(refused('BAD_USER_INPUT', { username: [taken] })),
    });
    await fill();
    expect(await screen.findByLabelText('Username')).toHaveAccessibleDescription(taken);
  });

  test('if auto-login fails: its sentence, and redirect to /login', async () => {
    await open(
      { EmployeeRegistrationToken: valid, RegisterEmployee: { registerEmployee: true } },
      { rest: { [login]: () => Response.json({}, { status: 503 }) } },
    );
    await fill();
    expect(window.location.pathname).toBe('/login');
    expect(window.history.state.usr).toEqual({
      notice: 'Registration successful, but auto-login failed. Please log in manually.',
    });
  });
});
