import { refused } from '@portfolio/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { translator } from '../../translator.ts';
import { ConfirmEmailScreen } from './confirm-email.tsx';

const path = '/confirm-email/a-token';
const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));

test('the address counts when the button is pressed, not before', async () => {
  const sent: unknown[] = [];
  const ConfirmEmail = (variables: unknown) => {
    sent.push(variables);
    return { confirmEmail: 'new@example.com' };
  };
  renderShell(<ConfirmEmailScreen />, { path, graphql: { ConfirmEmail } });
  expect(sent).toEqual([]);
  await press();
  expect(await screen.findByText('Your account now has the address new@example.com.')).toBeVisible();
  expect(sent).toEqual([{ token: 'a-token' }]);
});

test.each([
  [refused('BAD_USER_INPUT', { token: ['This link is invalid or has expired. Please ask for a new one.'] }), /expired/],
  [refused('BAD_USER_INPUT', { email: ['A user with that email address already exists.'] }), /another account/],
  [new Error('down'), /could not be confirmed/],
])('a refusal is told, and can be tried again: %s', async (error, text) => {
  const ConfirmEmail = () => {
    throw error;
  };
  renderShell(<ConfirmEmailScreen />, { path, graphql: { ConfirmEmail } });
  await press();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm address' })).toBeEnabled();
});

test('a refusal is told in the language that is chosen afterwards, too', async () => {
  const ConfirmEmail = () => {
    throw new Error('down');
  };
  renderShell(<ConfirmEmailScreen />, { path, graphql: { ConfirmEmail } });
  await press();
  await act(() => translator.change('fr'));
  expect(await screen.findByText(/n’a pas pu être confirmée/)).toBeVisible();
  await act(() => translator.change('en'));
});
