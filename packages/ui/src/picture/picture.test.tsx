import { fireEvent, render, screen } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './picture.stories.tsx';
import { Picture } from './picture.tsx';

testStories(stories);

test('an image keeps its place and comes when near, or first when it matters', () => {
  const { rerender } = render(<Picture src="/media/a.webp" alt="Ledger" width={800} height={450} />);
  const image = screen.getByRole('img', { name: 'Ledger' });
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '450');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/media/a.webp" alt="Ledger" width={800} height={450} priority />);
  expect(image).toHaveAttribute('loading', 'eager');
});

test('without a file, or with one that fails, a drawing of the same name takes its place', () => {
  const picture = (src?: string) => <Picture src={src} alt="Ledger" width={800} height={450} />;
  const { rerender, container } = render(picture('/media/gone.webp'));
  fireEvent.error(screen.getByRole('img', { name: 'Ledger' }));
  expect(screen.getByRole('img', { name: 'Ledger' })).toContainElement(container.querySelector('svg'));
  const drawing = container.innerHTML;
  rerender(picture());
  expect(container.innerHTML).toBe(drawing);

  rerender(picture('/media/new.webp'));
  expect(screen.getByRole('img', { name: 'Ledger' })).toHaveAttribute('src', '/media/new.webp');
});

test('a decorative picture is silent', () => {
  render(<Picture alt="" seed="ledger" width={16} height={9} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
