import { render } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './text.stories.tsx';
import { Breakable } from '../breakable/breakable.tsx';

testStories(stories);

test('a long word breaks behind its signs, and stays the same word', () => {
  const { container } = render(<Breakable>jo-ann@example.com</Breakable>);
  expect(container.innerHTML).toBe('jo-<wbr>ann@<wbr>example.<wbr>com');
  expect(container).toHaveTextContent('jo-ann@example.com');
});
