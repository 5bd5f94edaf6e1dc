import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './link-button.stories.tsx';
import { LinkButton } from './link-button.tsx';

testStories(stories);

test('is a link', () => {
  render(<LinkButton href="/projects">View projects</LinkButton>);
  expect(screen.getByRole('link', { name: 'View projects' })).toHaveAttribute('href', '/projects');
});

test("renders a router's link with that link's own props", () => {
  const RouterLink = ({ to, children, className }: { to: string; children?: ReactNode; className?: string }) => (
    <a href={`/base${to}`} className={className}>
      {children}
    </a>
  );
  render(
    <LinkButton as={RouterLink} to="/contact" variant="primary">
      Contact
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/base/contact');
});
