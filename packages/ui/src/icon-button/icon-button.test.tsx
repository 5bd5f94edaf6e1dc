import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './icon-button.stories.tsx';
import { IconButton } from './icon-button.tsx';

testStories(stories);

test('is named by its label and pressed like any button', async () => {
  const press = jest.fn();
  render(<IconButton icon={<svg aria-hidden />} label="Use light theme" onClick={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use light theme' }));
  expect(press).toHaveBeenCalledTimes(1);
});
