import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useSearchText } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Types into the search box of a screen. @returns what was settled, later */
function type(text: string) {
  window.history.replaceState(null, '', '/shift-scheduler');
  const settle = jest.fn();
  const { result } = renderHook(() => useSearchText('', settle), { wrapper: BrowserRouter });
  act(() => result.current[1](text));
  return settle;
}
const pause = () => act(() => jest.advanceTimersByTime(1_000));

test('a search is settled once typing has paused', () => {
  const settle = type(' gate ');
  expect(settle).not.toHaveBeenCalled();
  pause();
  expect(settle.mock.calls).toEqual([['gate']]);
});

test('a link that is pressed before typing has paused is followed', () => {
  const settle = type('gate');
  // Its screen is drawn after the next paint.
  window.history.pushState(null, '', '/shifts/7');
  pause();
  expect(settle).not.toHaveBeenCalled();
});
