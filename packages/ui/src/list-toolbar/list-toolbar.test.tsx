import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './list-toolbar.stories.tsx';

testStories(stories);

test('search, filters and their count in one landmark', async () => {
  render(<stories.Shifts />);
  const toolbar = within(screen.getByRole('search'));
  await userEvent.type(toolbar.getByRole('searchbox', { name: 'Search shifts' }), 'night');
  expect(toolbar.getByRole('searchbox')).toHaveValue('night');
  expect(toolbar.getByRole('combobox', { name: 'Status' })).toBeVisible();
  expect(toolbar.getByRole('status')).toHaveTextContent('12 shifts');
  await userEvent.click(toolbar.getByRole('button', { name: 'Clear filters' }));
  expect(toolbar.getByRole('searchbox')).toHaveValue('');
});
