import { render, screen } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './tab-bar.stories.tsx';

testStories(stories);

test('is a navigation with named links that says where one is', () => {
  render(<stories.Portal />);
  expect(screen.getByRole('navigation', { name: 'Employee portal' })).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Shifts',
    'Profile',
    'Availability',
    'Payments',
    'Settings',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Shifts');
});
