import { render, screen } from '@testing-library/react';
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

test('what was typed is forgotten with the dialog', async () => {
  render(<stories.EditUser />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Edit user' }));
  await open();
  await userEvent.type(screen.getByLabelText('Username'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(screen.getByLabelText('Username')).toHaveValue('amina');
});
