import { render, screen } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './notice.stories.tsx';
import { Notice } from './notice.tsx';

testStories(stories);

test('errors interrupt, the rest waits for its turn', () => {
  render(
    <>
      <Notice kind="danger">Failed to check in.</Notice>
      <Notice kind="success">Saved.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to check in.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});
