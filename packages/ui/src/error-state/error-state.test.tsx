import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './error-state.stories.tsx';
import { ErrorState } from './error-state.tsx';

testStories(stories);

test('announces what happened and what is safe, and tries again', async () => {
  const retry = jest.fn();
  const state = (retrying: boolean) => (
    <ErrorState title="Failed to load shifts." retryLabel="Try again" onRetry={retry} retrying={retrying}>
      Nothing was changed.
    </ErrorState>
  );
  const { rerender } = render(state(false));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load shifts.Nothing was changed.');
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  rerender(state(true));
  await userEvent.click(button);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('names the request that failed just before, and none of earlier', () => {
  const note = (at: number) => (document.documentElement.dataset['failedRequest'] = `4bf92f3577b34da6 ${at}`);
  note(Date.now() - 60_000);
  const { unmount } = render(<ErrorState title="Nobody asked." />);
  expect(screen.queryByText('4bf92f3577b34da6')).not.toBeInTheDocument();
  unmount();
  note(Date.now());
  render(<ErrorState title="Failed to load shifts." />);
  expect(screen.getByText('4bf92f3577b34da6')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to load shifts\.$/);
  delete document.documentElement.dataset['failedRequest'];
});

test('has no button without a way to try again', () => {
  render(<ErrorState title="Shift not found." />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('tries again by itself, later each time, and at once when the connection is back', () => {
  jest.useFakeTimers();
  const retry = jest.fn();
  const state = (retrying: boolean) => (
    <ErrorState title="Failed to load projects." retryLabel="Try again" onRetry={retry} retrying={retrying} />
  );
  const { rerender, unmount } = render(state(false));
  const fail = () => {
    rerender(state(true));
    rerender(state(false));
  };
  jest.advanceTimersByTime(6_000);
  expect(retry).toHaveBeenCalledTimes(1);
  fail();
  jest.advanceTimersByTime(7_900);
  expect(retry).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(4_200);
  expect(retry).toHaveBeenCalledTimes(2);
  fail();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(3);
  unmount();
  jest.advanceTimersByTime(600_000);
  expect(retry).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
