import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './tabs.stories.tsx';
import { Tabs } from './tabs.tsx';

testStories(stories);

const tabs = [
  { id: 'details', label: 'Details', content: 'Name and address' },
  { id: 'shifts', label: 'Recent shifts', content: 'The last ten' },
];

test('shows one panel; arrow keys move along, Tab leaves the row', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="Employee" tabs={tabs} onSelect={onSelect} />);
  expect(screen.getByRole('tablist', { name: 'Employee' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Name and address');

  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Details' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Recent shifts' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Recent shifts' })).toHaveTextContent('The last ten');
  expect(screen.queryByText('Name and address')).not.toBeInTheDocument();
  expect(onSelect).toHaveBeenLastCalledWith('shifts');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('follows the caller who keeps the choice', () => {
  render(<Tabs label="Employee" tabs={tabs} selected="shifts" />);
  expect(screen.getByRole('tab', { name: 'Recent shifts' })).toHaveAttribute('aria-selected', 'true');
});
