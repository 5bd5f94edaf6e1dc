import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './chip.stories.tsx';
import { ChipList } from './chip.tsx';

testStories(stories);

const more = (count: number) => `+${count} more`;
const items = (...names: string[]) => names.map((name) => ({ id: name, name }));
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a toggle chip is on or off, by mouse and keyboard, independent of others', async () => {
  render(<stories.Filters />);
  const chip = (name: string) => screen.getByRole('button', { name });
  expect(chip('iOS')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip('Android'));
  expect(chip('Android')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(chip('iOS')).toHaveAttribute('aria-pressed', 'false');
  expect(chip('Android')).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  { names: ['A', 'B'], expected: ['A', 'B'] },
  { names: ['A', 'B', 'C'], expected: ['A', 'B', '+1 more'] },
  { names: ['A', 'B', 'C', 'D', 'E'], expected: ['A', 'B', '+3 more'] },
])('of $names.length chips at most two are shown, then how many more', ({ names, expected }) => {
  render(<ChipList items={items(...names)} max={2} more={more} />);
  expect(shown()).toEqual(expected);
});

test('all chips without a limit, nothing for none', () => {
  const { rerender, container } = render(<ChipList items={items('A', 'B', 'C')} label="Technologies" />);
  expect(screen.getByRole('list', { name: 'Technologies' })).toBeVisible();
  expect(shown()).toEqual(['A', 'B', 'C']);
  rerender(<ChipList items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
