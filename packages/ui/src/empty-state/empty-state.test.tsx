import { render, screen } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './empty-state.stories.tsx';

testStories(stories);

test('says what the place is for and offers the first action', () => {
  render(<stories.FirstAction />);
  expect(screen.getByText('No shifts yet')).toBeVisible();
  expect(screen.getByText(/^Shifts put an employee/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create new shift' })).toBeVisible();
});
