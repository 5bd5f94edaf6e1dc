import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { NewerNotice } from './newer-notice.tsx';

/** Its chunk is loaded once it is needed. */
const arriving = { timeout: 10_000 };

/** The page's own release, as the edge writes it. */
function pageOf(shell: string): void {
  document.body.innerHTML = `<script type="application/json" id="runtime-config">{"shell":"${shell}"}</script>`;
}

test('a page whose shell has given way to a newer one offers to reload, and can be told to wait', async () => {
  pageOf('s1');
  renderShell(<NewerNotice />, { shell: 's2' });
  expect(await screen.findByRole('status', {}, arriving)).toHaveTextContent(
    'A newer version of the site is available.',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([['s1'], [undefined]])('with shell %s live, the page of s1 says nothing', (shell) => {
  pageOf('s1');
  renderShell(<NewerNotice />, { shell });
  expect(screen.queryByRole('status')).toBeNull();
});
