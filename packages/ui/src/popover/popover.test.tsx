import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './popover.stories.tsx';

testStories(stories);

const open = async () => {
  render(
    <>
      <stories.Filters />
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Filters' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
};
const panel = () => screen.queryByRole('group', { name: 'Filters' });

test('unfolds what it holds; Escape folds it, with the focus back on its button', async () => {
  const button = await open();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Only mine' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a focus or a press elsewhere folds it', async () => {
  const button = await open();
  await userEvent.tab();
  await userEvent.tab();
  expect(panel()).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(panel()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(panel()).not.toBeInTheDocument();
});
