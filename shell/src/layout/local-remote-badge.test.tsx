import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { LocalRemoteBadge } from './local-remote-badge.tsx';

const from = 'http://localhost:3003';

test('decision 0501: a part of the page from elsewhere is always told, and one click takes it away', async () => {
  renderShell(<LocalRemoteBadge />, { local: { status: 'running', name: 'mfe-portal', from } });
  expect(await screen.findByRole('status')).toHaveTextContent(`mfe-portal comes from your machine (${from}).`);
  await userEvent.click(screen.getByRole('button', { name: 'Show the released version' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['gone', 'does not answer'],
  ['refused', 'This site does not load parts'],
] as const)('%s: says so until it is closed', async (status, sentence) => {
  renderShell(<LocalRemoteBadge />, { local: { status, from } });
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});
