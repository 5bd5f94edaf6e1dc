import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './confirm-inline.stories.tsx';
import { ConfirmInline } from './confirm-inline.tsx';

testStories(stories);

const texts = { action: 'Delete', question: 'Delete project Ledger?', confirm: 'Confirm', cancel: 'Cancel' };
const button = (name: string) => screen.getByRole('button', { name });

test('asks first; the focus is on the harmless answer', async () => {
  const onConfirm = jest.fn();
  render(<ConfirmInline texts={texts} onConfirm={onConfirm} />);
  await userEvent.click(button('Delete'));
  expect(screen.getByRole('group', { name: 'Delete project Ledger?' })).toBeVisible();
  expect(button('Cancel')).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('an icon alone has its name and a tooltip', () => {
  render(<ConfirmInline texts={texts} label="Delete Ledger" icon={<svg />} onConfirm={jest.fn()} />);
  expect(button('Delete Ledger')).toHaveAttribute('title', 'Delete Ledger');
  expect(button('Delete Ledger')).toHaveTextContent('');
});

test.each([
  ['Cancel', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s leaves everything as it was and gives the focus back', async (_way, cancel) => {
  const onConfirm = jest.fn();
  render(<ConfirmInline texts={texts} onConfirm={onConfirm} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await cancel();
  expect(button('Delete')).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('confirms once; both buttons wait until it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onConfirm = jest.fn(() => promise);
  render(<ConfirmInline texts={texts} onConfirm={onConfirm} />);
  await userEvent.click(button('Delete'));
  await userEvent.click(button('Confirm'));
  expect(button('Confirm')).toHaveAttribute('aria-busy', 'true');
  expect(button('Cancel')).toBeDisabled();
  await userEvent.click(button('Confirm'));
  expect(onConfirm).toHaveBeenCalledTimes(1);

  await act(async () => {
    resolve();
    await promise;
  });
  expect(button('Delete')).toHaveFocus();
});

test('a double click does not confirm', async () => {
  const onConfirm = jest.fn();
  render(<ConfirmInline texts={texts} onConfirm={onConfirm} />);
  await userEvent.click(button('Delete'));
  await userEvent.pointer([
    { keys: '[MouseLeft]', target: document.body },
    { keys: '[MouseLeft]', target: button('Confirm') },
  ]);
  expect(onConfirm).not.toHaveBeenCalled();
});
