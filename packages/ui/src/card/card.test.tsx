import { render, screen, within } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './card.stories.tsx';
import { Card, CardLink } from './card.tsx';

testStories(stories);

test('a card is the element it is told to be, and its title the link', () => {
  render(
    <Card as="article" $interactive>
      <h2>
        <CardLink href="/projects/ledger">Ledger</CardLink>
      </h2>
    </Card>,
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Ledger' })).toHaveAttribute('href', '/projects/ledger');
});
