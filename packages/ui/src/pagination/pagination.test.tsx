import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './pagination.stories.tsx';
import { Pagination } from './pagination.tsx';

testStories(stories);

test('turns pages and stops at both ends without losing the focus', async () => {
  render(<stories.Shifts />);
  const position = screen.getByRole('status');
  const [previous, next] = [
    screen.getByRole('button', { name: 'Previous' }),
    screen.getByRole('button', { name: 'Next' }),
  ];
  expect(position).toHaveTextContent('Page 1 of 3');
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  expect(position).toHaveTextContent('Page 1 of 3');

  await userEvent.click(next);
  await userEvent.click(next);
  expect(position).toHaveTextContent('Page 3 of 3');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(position).toHaveTextContent('Page 3 of 3');
  await userEvent.click(previous);
  expect(position).toHaveTextContent('Page 2 of 3');
});

test.each([0, 1])('draws nothing for %i pages', (pageCount) => {
  const texts = {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: () => '',
    jump: 'Go to page',
    go: 'Go',
  };
  const { container } = render(<Pagination page={1} pageCount={pageCount} onPage={() => undefined} texts={texts} />);
  expect(container).toBeEmptyDOMElement();
});

test('the choice of a size keeps the focus when one page is left', async () => {
  const texts = {
    label: 'Pages',
    previous: 'Back',
    next: 'On',
    position: () => '',
    jump: 'Go to',
    go: 'Go',
    size: 'Rows',
  };
  const drawn = (value: number) => (
    <Pagination
      page={1}
      pageCount={30 / value}
      onPage={() => {}}
      sizes={{ value, options: [10, 30], onSize: (size) => rerender(drawn(size)) }}
      texts={texts}
    />
  );
  const { rerender } = render(drawn(10));
  const sizes = screen.getByLabelText('Rows');
  sizes.focus();
  await userEvent.selectOptions(sizes, '30');
  expect(screen.queryByRole('button', { name: 'On' })).not.toBeInTheDocument();
  expect(sizes).toHaveFocus();
});

test('among many pages any can be named, by Enter or by the button; beyond the last is the last', async () => {
  const onPage = jest.fn();
  const texts = {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: () => '',
    jump: 'Go to page',
    go: 'Go',
  };
  render(<Pagination page={1} pageCount={480} onPage={onPage} texts={texts} />);
  await userEvent.type(screen.getByLabelText('Go to page'), '240{Enter}');
  await userEvent.type(screen.getByLabelText('Go to page'), '9999');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(onPage.mock.calls).toEqual([[240], [480]]);
});
