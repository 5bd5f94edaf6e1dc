import { ApiError } from '@portfolio/remote-kit';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { PasswordQuestion } from './password-question.tsx';

// Fetched once, as a chunk of its own; the first time takes longer than a test waits for a screen.
beforeAll(() => import('./password-dialog.tsx'));

/** A server to which only one password is right. */
const confirm = (password: string) =>
  password === 'right'
    ? Promise.resolve()
    : Promise.reject(new ApiError(400, { password: ['This password is wrong.'] }, ''));

async function ask(user: object = {}) {
  const { passwordQuestions } = renderShell(<PasswordQuestion />, { user });
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = passwordQuestions.ask(confirm);
  });
  await screen.findByRole('dialog', { name: 'Enter your password' });
  return { answer };
}

test('a wrong password is said to be wrong; with the right one the call goes on', async () => {
  const { answer } = await ask();
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'wrong{Enter}');
  expect(await screen.findAllByText('This password is wrong.')).not.toHaveLength(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'right{Enter}');
  expect(await answer).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the user may rather not', async () => {
  const { answer } = await ask({ is_patreon_connected: true });
  expect(screen.getByText(/Sign out and in again/)).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
  expect(await answer).toBe(false);
});
