import { render } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './status-badge.stories.tsx';
import { StatusBadge, type Status } from './status-badge.tsx';

testStories(stories);

const shiftStatuses: Status[] = ['scheduled', 'in_progress', 'completed', 'missed', 'cancelled'];

test('colour never speaks alone: each shift status has a word and a shape of its own', () => {
  const shapes = shiftStatuses.map((status) => {
    const { container, getByText, unmount } = render(<StatusBadge status={status}>{status}</StatusBadge>);
    expect(getByText(status)).toBeVisible();
    const shape = container.querySelector('svg')?.innerHTML;
    unmount();
    return shape;
  });
  expect(new Set(shapes).size).toBe(shiftStatuses.length);
});

test('a cancelled shift is struck through, others are not', () => {
  const { getByText } = render(
    <>
      <StatusBadge status="cancelled">Cancelled</StatusBadge>
      <StatusBadge status="scheduled">Scheduled</StatusBadge>
    </>,
  );
  expect(getByText('Cancelled')).toHaveStyle({ textDecoration: 'line-through' });
  expect(getByText('Scheduled')).not.toHaveStyle({ textDecoration: 'line-through' });
});
