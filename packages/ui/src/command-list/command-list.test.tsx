import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './command-list.stories.tsx';

testStories(stories);

const { People } = stories;
const options = () => screen.queryAllByRole('option').map((option) => option.firstElementChild?.textContent);

test('shows groups, and takes keys at once', () => {
  render(<People />);
  expect(options()).toEqual(['Scheduler', 'Ruth Okafor', 'Rosa Lind']);
  expect(screen.getByRole('group', { name: 'Employees' })).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('typing narrows it, and Enter chooses the first', async () => {
  render(<People />);
  await userEvent.keyboard('ros{Enter}');
  expect(options()).toEqual(['Rosa Lind']);
  expect(screen.getByText('Chosen: rosa')).toBeInTheDocument();
});

test('arrow keys move while the focus stays in the box', async () => {
  render(<People />);
  await userEvent.keyboard('r{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(/Chosen: r/)).toBeInTheDocument();
});

test('a click chooses, and what finds nothing says so', async () => {
  render(<People />);
  await userEvent.click(screen.getByRole('option', { name: /Ruth/ }));
  expect(screen.getByText('Chosen: ruth')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'zzz');
  expect(screen.getByText('Nothing was found.')).toBeInTheDocument();
});
