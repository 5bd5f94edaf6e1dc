import { render, screen } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './spinner.stories.tsx';
import { Spinner } from './spinner.tsx';

testStories(stories);

test('says what is being waited for', () => {
  render(<Spinner label="Loading projects" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading projects');
});
