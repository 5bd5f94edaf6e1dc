import { ServerError } from '@apollo/client/errors';
import { NetworkError } from '@portfolio/remote-kit';
import { refused } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { ResetConfirm } from './reset-confirm.tsx';
import { ResetRequest } from './reset-request.tsx';

const throws = (error: Error) => () => {
  throw error;
};
const fault = throws(new ServerError('500', { response: new Response(null, { status: 500 }), bodyText: '' }));
const wrong = (field: string) => throws(refused('BAD_USER_INPUT', { [field]: ['x'] }));
const noAnswer = throws(new NetworkError('no connection'));

describe('core-site, /reset-password', () => {
  const request = async (email: string, answer?: () => unknown) => {
    const sent: unknown[] = [];
    const post = (body: unknown) => {
      sent.push(body);
      return answer ? answer() : { requestPasswordReset: '' };
    };
    renderShell(<ResetRequest />, { path: '/reset-password', graphql: { RequestPasswordReset: post } });
    if (email) await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    return sent;
  };

  test('whoever is signed in finds the address of the account', () => {
    renderShell(<ResetRequest />, { path: '/reset-password', user: { email: 'ada@example.com' } });
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  test("§5: the email must be non-empty: 'Please enter your email address'", async () => {
    const sent = await request('');
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('an address that is none is refused on its field, and stays in it', async () => {
    const sent = await request('ada');
    expect(await screen.findByText('Email is invalid')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada');
    expect(sent).toEqual([]);
  });

  test('§8: success is always shown the same', async () => {
    const sent = await request('ada@example.com');
    expect(
      await screen.findByText(
        "If an account exists with the email you provided, we've sent password reset instructions.",
      ),
    ).toBeVisible();
    expect(sent).toEqual([{ email: 'ada@example.com' }]);
  });

  test.each([
    ['a fault', fault],
    ['throttling', throws(refused('THROTTLED'))],
    ['no answer', noAnswer],
  ])("§8: %s: 'An error occurred. Please try again later.', the address still filled", async (_, answer) => {
    await request('ada@example.com', answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again later.');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });
});

describe('core-site, /reset-password/{uid}/{token}', () => {
  const confirm = async (password: string, confirmation: string, answer?: () => unknown) => {
    const sent: unknown[] = [];
    const post = (body: unknown) => {
      sent.push(body);
      return answer ? answer() : { confirmPasswordReset: '' };
    };
    renderShell(<ResetConfirm />, {
      path: '/reset-password/NQ/t0k-en',
      graphql: { ConfirmPasswordReset: post },
    });
    if (password) await userEvent.type(screen.getByLabelText('New password'), password);
    if (confirmation) await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation);
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    return sent;
  };

  test.each([
    ['', '', 'Password is required', 'New password'],
    ['short', 'short', 'Password must be at least 8 characters long', 'New password'],
    ['long enough', '', 'Please confirm your password', 'Confirm new password'],
    ['long enough', 'long enouhg', 'Passwords do not match', 'Confirm new password'],
  ])("§5: '%s' and '%s': '%s'", async (password, confirmation, message, field) => {
    const sent = await confirm(password, confirmation);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('§4: confirm form, then success', async () => {
    const sent = await confirm('a new password', 'a new password');
    expect(await screen.findByRole('heading', { name: 'Password reset' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
    expect(sent).toEqual([{ uid: 'NQ', token: 't0k-en', newPassword: 'a new password' }]);
  });

  test.each([
    ['token error', wrong('token'), 'Invalid or expired token. Please request a new password reset link.'],
    ['uid error', wrong('uid'), 'Invalid or expired token. Please request a new password reset link.'],
    ['other response', fault, 'Failed to reset password. Please try again.'],
    ['no response', noAnswer, 'An error occurred. Please try again later.'],
  ])("§8: %s: '%s'", async (_, answer, message) => {
    await confirm('a new password', 'a new password', answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('New password')).toHaveValue('a new password');
  });

  test('§8: a password error is shown on the password field', async () => {
    await confirm(
      'password',
      'password',
      throws(refused('BAD_USER_INPUT', { newPassword: ['This password is too common.'] })),
    );
    expect(await screen.findByText('This password is too common.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toBeInvalid();
  });
});
