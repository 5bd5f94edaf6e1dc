import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './page-heading.stories.tsx';
import { PageHeading } from './page-heading.tsx';

testStories(stories);

test('the h1 takes the focus from script, and Tab passes it by', async () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <PageHeading ref={ref} actions={<button type="button">Add</button>}>
      Clients
    </PageHeading>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  ref.current?.focus();
  expect(screen.getByRole('heading', { level: 1, name: 'Clients' })).toHaveFocus();
});
