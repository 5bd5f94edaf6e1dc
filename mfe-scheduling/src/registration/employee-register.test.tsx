import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const validate = 'GET /planner/employee/validate-token/t0k/';
const register = 'POST /planner/employee/register/t0k/';
const valid = {
  valid: true,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  company_name: 'Northgate Security',
};

const open = (rest: Record<string, unknown>, path = '/planner/register/t0k') =>
  renderRemote(remote, { path, rest: rest as Record<string, object> });

const refusal = (status: number, body: object) => () => Response.json(body, { status });

async function fill(values: Record<string, string> = {}) {
  await screen.findByRole('heading', { name: 'Create Your Account' });
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
    const keep = (body: unknown) => void sent.push(body);
    await open({ [validate]: valid, [register]: keep, 'POST /auth/login/': keep });
    expect(await screen.findByText(/^Northgate Security invited you/)).toBeInTheDocument();
    await fill({ 'Phone (optional)': '+1 555 0100' });

    expect(window.location.pathname).toBe('/planner/employee-portal');
    expect(sent).toEqual([
      {
        username: 'ada',
        email: 'ada@example.com',
        first_name: 'Ada',
        last_name: 'Lovelace',
        password: 'correct horse',
        phone: '+1 555 0100',
      },
      { username: 'ada', password: 'correct horse' },
    ]);
  });

  test.each([
    ['§8: server error', refusal(404, { error: 'Used already' }), 'Used already'],
    ['§8: or', refusal(500, {}), 'Invalid or expired invitation token. Please contact your administrator.'],
    ['§8: an answer that says nothing of the token', {}, 'Invalid invitation token'],
  ])('error state has a Return to Home button to /; %s', async (_, answer, reason) => {
    await open({ [validate]: answer });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  test('§8: No invitation token provided', async () => {
    await open({}, '/planner/register');
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
    await open({ [validate]: valid });
    await fill(values);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  });
});

describe('scheduling.md §8, employee registration', () => {
  test.each([
    ['server error', refusal(404, { error: 'Used already' }), 'Used already'],
    ['or', refusal(500, {}), 'An error occurred during registration. Please try again.'],
  ])('%s; what was typed stays', async (_, answer, text) => {
    await open({ [validate]: valid, [register]: answer });
    await fill();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
  });

  test('the server names the field', async () => {
    const taken = 'A user with that username already exists.';
    await open({ [validate]: valid, [register]: refusal(400, { error: taken, username: [taken] }) });
    await fill();
    expect(await screen.findByLabelText('Username')).toHaveAccessibleDescription(taken);
  });

  test('if auto-login fails: its sentence, and redirect to /login', async () => {
    await open({ [validate]: valid, [register]: { success: true }, 'POST /auth/login/': refusal(503, {}) });
    await fill();
    expect(window.location.pathname).toBe('/login');
    expect(window.history.state.usr).toEqual({
      notice: 'Registration successful, but auto-login failed. Please log in manually.',
    });
  });
});
