import { fireEvent, render, screen } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './beside.stories.tsx';

testStories(stories);

test('the edge of a row shows it, and no more; a table keeps the names of its rows then', () => {
  render(<stories.AClientBesideTheList />);
  const museum = screen.getByRole('row', { name: 'City Museum' });
  fireEvent.click(museum.querySelector('button')!);
  expect(screen.getByRole('complementary')).toHaveTextContent('City Museum');
  expect(museum).toHaveAttribute('aria-current', 'true');
  fireEvent.click(museum.querySelector('button')!);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'City Museum Lyon' })).toHaveAttribute('aria-current', 'false');
});
