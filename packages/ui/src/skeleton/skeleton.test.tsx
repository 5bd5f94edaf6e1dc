import { render, screen } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './skeleton.stories.tsx';
import { SkeletonGroup, SkeletonText } from './skeleton.tsx';

testStories(stories);

test('says once what is loading; the blocks are for the eye', () => {
  render(
    <SkeletonGroup label="Loading projects">
      <SkeletonText lines={2} />
      <p>Not read</p>
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading projects');
  expect(screen.getByText('Not read').closest('[aria-hidden="true"]')).not.toBeNull();
});
