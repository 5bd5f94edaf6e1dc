import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { withBrowser } from '../../testing/passkey-browser.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

const browser = withBrowser();

/** A server with these passkeys, by name. */
function server(...names: string[]) {
  let present = names.map((name, index) => ({
    __typename: 'Passkey',
    id: String(index + 1),
    name,
    createdAt: '2026-01-02T00:00:00Z',
    lastUsedAt: index === 0 ? '2026-01-03T00:00:00Z' : null,
  }));
  const add = (name: string) =>
    (present = [
      ...present,
      { __typename: 'Passkey', id: '9', name, createdAt: '2026-01-04T00:00:00Z', lastUsedAt: null },
    ]);
  return {
    graphql: {
      MySignInSteps: () => ({
        secondFactor: { __typename: 'SecondFactor', confirmedAt: null, recoveryCodes: present.length > 0 ? 10 : 0 },
        passkeys: present,
      }),
      RenamePasskey: ({ id, name }: Record<string, unknown>) => {
        present = present.map((one) => (one.id === id ? { ...one, name: String(name) } : one));
        return { renamePasskey: { __typename: 'Passkey', id, name } };
      },
      RemovePasskey: ({ id }: Record<string, unknown>) => {
        present = present.filter((one) => one.id !== id);
        return { removePasskey: id };
      },
    },
    rest: {
      'POST /auth/passkeys/options/': browser.creationOptions,
      'POST /auth/passkeys/': (body: unknown) => {
        const { name } = Object(body);
        add(name);
        return { id: 9, name, created_at: '', last_used_at: null, recovery_codes: ['abcde-fghjk'] };
      },
    },
  };
}

const region = () => within(screen.getByRole('region', { name: 'Passkeys' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('is added under a name; the first brings recovery codes, and turns two steps on', async () => {
  browser.creates();
  renderShell(<SignInSteps />, { user: {}, ...server() });
  await press('Add a passkey');
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'My phone{Enter}');
  expect(await screen.findByText('abcde-fghjk')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'I have saved them' }).at(-1)!);
  expect(region().getByRole('button', { name: 'Rename My phone' })).toBeVisible();
  expect(screen.getByText('On, through your passkeys. 10 recovery codes are left.')).toBeVisible();
});

test.each([
  [
    'NotAllowedError',
    'Nothing was confirmed: you cancelled, it took too long, or this device has none of your passkeys.',
  ],
  ['InvalidStateError', 'You have already added this passkey.'],
  ['NotSupportedError', /^This device cannot keep a passkey/],
  ['UnknownError', 'The passkey could not be used. Please try again.'],
])('%s of the browser is said in a sentence, and nothing is lost', async (error, sentence) => {
  browser.throws(error);
  renderShell(<SignInSteps />, { user: {}, ...server() });
  await press('Add a passkey');
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'My phone{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(name).toHaveValue('My phone');
});

test('each says when it was added and used, is renamed, and removed after a question', async () => {
  renderShell(<SignInSteps />, { user: {}, ...server('Phone', 'Key') });
  expect(await screen.findByText(/Added on 2 Jan 2026 · last used on 3 Jan 2026/)).toBeVisible();
  expect(screen.getByText(/not used yet/)).toBeVisible();
  await userEvent.click(region().getByRole('button', { name: 'Rename Phone' }));
  await userEvent.type(screen.getByLabelText('Name'), ' of Ada{Enter}');
  expect(await region().findByRole('button', { name: 'Rename Phone of Ada' })).toBeVisible();
  await userEvent.click(region().getByRole('button', { name: 'Remove Key' }));
  await press('Confirm');
  await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(1));
  expect(region().getByRole('button', { name: 'Rename Phone of Ada' })).toBeVisible();
});

test('of a browser that knows no passkeys they are shown where there are some, and none is offered', async () => {
  browser.knowsNone();
  renderShell(<SignInSteps />, { user: {}, ...server('Phone') });
  expect(await screen.findByRole('button', { name: 'Rename Phone' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('what could not be loaded is said, and asked for again', async () => {
  let works = false;
  const { graphql } = server('My phone');
  const MySignInSteps = () => {
    if (!works) throw new Error('down');
    return graphql.MySignInSteps();
  };
  renderShell(<SignInSteps />, { user: {}, graphql: { ...graphql, MySignInSteps } });
  const retry = await region().findByRole('button', { name: 'Try again' });
  expect(region().getByText('Your passkeys could not be loaded. Please try again later.')).toBeVisible();
  works = true;
  await userEvent.click(retry);
  expect(await region().findByRole('button', { name: 'Rename My phone' })).toBeVisible();
});
