import { jest } from '@jest/globals';
import { refused } from '@portfolio/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { Dashboard } from './dashboard.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

const recoveryCodes = { __typename: 'RecoveryCodes', recoveryCodes: ['abcde-fghjk', 'mnpqr-stuvw'] };

/** A server on which `code` is right. */
function server(code: string, isOn = false) {
  let factor = { __typename: 'SecondFactor', confirmedAt: isOn ? '2026-01-02T00:00:00Z' : null, recoveryCodes: 9 };
  return {
    MySignInSteps: () => ({ secondFactor: factor, passkeys: [] }),
    BeginSecondFactor: () => ({
      beginSecondFactor: { __typename: 'SecondFactorSetUp', secret: 'ABCDEFGH', qrCode: '<svg/>' },
    }),
    ConfirmSecondFactor: (given: { code: string }) => {
      if (given.code !== code) {
        const fault = { code: 'second_factor_wrong', params: {}, message: 'This code is wrong.' };
        throw refused('BAD_USER_INPUT', { code: [fault] });
      }
      factor = { ...factor, confirmedAt: '2026-01-02T00:00:00Z', recoveryCodes: 10 };
      return { confirmSecondFactor: recoveryCodes };
    },
    RenewRecoveryCodes: () => ({ renewRecoveryCodes: recoveryCodes }),
    RemoveSecondFactor: () => {
      factor = { ...factor, confirmedAt: null };
      return { removeSecondFactor: true };
    },
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('is set up with an app, whose code confirms it, and recovery codes are shown once', async () => {
  renderShell(<SignInSteps />, { user: {}, graphql: server('123456') });
  await press('Set up two-step sign-in');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute(
    'src',
    'data:image/svg+xml,%3Csvg%2F%3E',
  );
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await press('Turn on');
  expect((await screen.findAllByText('Code is required'))[0]).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '000000');
  await press('Turn on');
  expect((await screen.findAllByText(/^This code is wrong/))[0]).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await press('Turn on');
  expect(await screen.findByText('abcde-fghjk')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'I have saved them' }).at(-1)!);
  expect(await screen.findByText(/^On since 2 Jan 2026\. 10 recovery codes are left\.$/)).toBeVisible();
});

test('codes are renewed, and it is turned off after a question', async () => {
  renderShell(<SignInSteps />, { user: {}, graphql: server('1', true) });
  await press('New recovery codes');
  expect(await screen.findByText('mnpqr-stuvw')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'I have saved them' }).at(-1)!);
  await press('Turn off');
  await press('Confirm');
  await waitFor(() => expect(screen.getByText(/with only your password/)).toBeVisible());
});

test('a failure is said, and tried again', async () => {
  let fails = true;
  const { MySignInSteps, ...rest } = server('1');
  const graphql = {
    ...rest,
    MySignInSteps: () => {
      if (fails) throw refused('INTERNAL_SERVER_ERROR');
      return MySignInSteps();
    },
  };
  renderShell(<SignInSteps />, { user: {}, graphql });
  expect(await screen.findByText(/Failed to load your two-step/)).toBeVisible();
  fails = false;
  await press('Try again');
  expect(await screen.findByText(/with only your password/)).toBeVisible();
});

test('ASVS 6.3.3: where the site asks for it, setting it up is all there is, and then the rest follows', async () => {
  const { host } = renderShell(<Dashboard />, { user: {}, lacksSecondFactor: true, graphql: server('123456') });
  const asked = jest.spyOn(host.session, 'refreshUser');
  expect(screen.getByText(/^Before you continue, set up two-step sign-in/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  await press('Set up two-step sign-in');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await press('Turn on');
  // The codes are told once: what comes back behind them must not take them away.
  expect(await screen.findByText('abcde-fghjk')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});
