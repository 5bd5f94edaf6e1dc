import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, testStories } from '../../test-support/accessible.tsx';
import * as stories from './modal.stories.tsx';
import { Modal } from './modal.tsx';

testStories(stories);

test('an open modal has no accessibility violations', async () => {
  const modal = (
    <Modal open onClose={() => undefined} title="Edit user" closeLabel="Close">
      <p>Content</p>
    </Modal>
  );
  expect(await findViolations(modal)).toHaveNoViolations();
});

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['an action', () => userEvent.click(screen.getByRole('button', { name: 'Save' }))],
])('opens with the focus inside, closes by %s and gives the focus back', async (_way, close) => {
  render(<stories.EditUser />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Edit user' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Edit user' });
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(dialog).toBeVisible();

  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('closed by the browser, it stays until the caller closes it', async () => {
  const asked = jest.fn();
  const modal = (
    <Modal open onClose={asked} title="Edit user" closeLabel="Close">
      <p>Content</p>
    </Modal>
  );
  render(modal);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  expect(asked).toHaveBeenCalledTimes(2);
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
});

test('what was typed is forgotten with the dialog', async () => {
  render(<stories.EditUser />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Edit user' }));
  await open();
  await userEvent.type(screen.getByLabelText('Username'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(screen.getByLabelText('Username')).toHaveValue('amina');
});
