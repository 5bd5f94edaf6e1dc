import { refused, renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';

const valid = {
  info: { __typename: 'AdminTokenInfo', createdBy: 'Sofia Berg', expiresAt: '2026-11-24T10:00:00.000Z' },
};

const open = (graphql: GraphqlAnswers) => renderRemote(remote, { path: '/admin/register/t0k', graphql });

const throws = (error: Error) => () => {
  throw error;
};

async function fill(values: Record<string, string> = {}) {
  const all = {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@example.com',
    Username: 'ada',
    Password: 'correct horse',
    'Confirm password': 'correct horse',
    'Company name': 'Engines Ltd',
    ...values,
  };
  await screen.findByRole('heading', { name: 'Register your company' });
  for (const [label, text] of Object.entries(all)) if (text) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

describe('scheduling.md §2, /admin/register/{token}', () => {
  test('form if the token is valid; on success goes to /login with a success message', async () => {
    const sent: unknown[] = [];
    const RegisterAdministrator = (variables: unknown) => {
      sent.push(variables);
      return { registerAdministrator: true };
    };
    await open({ AdminRegistrationToken: valid, RegisterAdministrator });
    expect(await screen.findByText(/^Sofia Berg invited you/)).toBeInTheDocument();
    await fill({ 'Website (optional)': 'https://engines.example' });

    expect(window.location.pathname).toBe('/login');
    expect(window.history.state.usr).toEqual({
      notice: 'Registration successful! Please log in with your new account.',
    });
    expect(sent).toEqual([
      {
        token: 't0k',
        input: {
          username: 'ada',
          email: 'ada@example.com',
          firstName: 'Ada',
          lastName: 'Lovelace',
          password: 'correct horse',
          companyName: 'Engines Ltd',
          companyAddress: '',
          companyPhone: '',
          companyWebsite: 'https://engines.example',
          companyTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      },
    ]);
  });

  test.each([
    ['§8: server error', throws(refused('NOT_FOUND', {}, 'Used already')), 'Used already'],
    ['§8: otherwise', throws(new Error('down')), 'Invalid or expired registration token'],
  ])('otherwise an Invalid Registration Link screen with a Go to Login button; %s', async (_, answer, reason) => {
    await open({ AdminRegistrationToken: answer });
    expect(await screen.findByRole('heading', { name: 'Invalid Registration Link' })).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  });
});

describe('scheduling.md §5, Admin registration', () => {
  test('username, email, password, first and last name and company name are required', async () => {
    await open({ AdminRegistrationToken: valid });
    await fill({
      'First name': '',
      'Last name': '',
      Email: '',
      Username: '',
      Password: '',
      'Confirm password': '',
      'Company name': '',
    });
    for (const [label, text] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Email is required'],
      ['Username', 'Username is required'],
      ['Password', /Password is required/],
      ['Company name', 'Company name is required'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    }
  });

  test.each([
    ['Password', { Password: 'short', 'Confirm password': 'short' }, /Password must be at least 8 characters/],
    ['Confirm password', { 'Confirm password': 'correct house' }, 'Passwords do not match'],
  ])('%s: its sentence', async (label, values, sentence) => {
    await open({ AdminRegistrationToken: valid });
    await fill(values);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  });
});

describe('scheduling.md §8, admin registration failure', () => {
  test.each([
    ['server error', throws(refused('NOT_FOUND', {}, 'Used already')), 'Used already'],
    ['otherwise', throws(new Error('down')), 'Registration failed. Please try again.'],
  ])('%s; what was typed stays', async (_, answer, text) => {
    await open({ AdminRegistrationToken: valid, RegisterAdministrator: answer });
    await fill();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
  });

  test('the server names the field', async () => {
    const taken = 'A user with that username already exists.';
    await open({
      AdminRegistrationToken: valid,
      RegisterAdministrator: throws(refused('BAD_USER_INPUT', { username: [taken] })),
    });
    await fill();
    expect(await screen.findByLabelText('Username')).toHaveAccessibleDescription(taken);
  });
});
