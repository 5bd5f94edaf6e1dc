import { fireEvent, render, screen } from '@testing-library/react';
import { useLeaveGuard } from './use-leave-guard.ts';

const followed = jest.fn((event: Event) => event.preventDefault());
const confirm = jest.spyOn(window, 'confirm');
beforeEach(() => {
  followed.mockClear();
  confirm.mockReset();
});

function Draft({ unsaved }: { unsaved: boolean }) {
  useLeaveGuard(unsaved, 'Leave?');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- stands for the router
    <div onClick={({ nativeEvent }) => followed(nativeEvent)}>
      <a href="/elsewhere">Elsewhere</a>
      <a href="#part">Part</a>
      <a href="/file" target="_blank" rel="noreferrer">
        New tab
      </a>
      <button>Button</button>
    </div>
  );
}

test('a link to another screen is followed only when the question is answered with yes', () => {
  render(<Draft unsaved />);
  confirm.mockReturnValue(false);
  expect(fireEvent.click(screen.getByText('Elsewhere'))).toBe(false);
  expect(confirm).toHaveBeenCalledWith('Leave?');
  expect(followed).not.toHaveBeenCalled();

  confirm.mockReturnValue(true);
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(followed).toHaveBeenCalled();
});

test.each(['Part', 'New tab', 'Button'])('what stays here does not ask: %s', (name) => {
  render(<Draft unsaved />);
  fireEvent.click(screen.getByText(name));
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalled();
});

test('asks while there is something unsaved only, also when the tab is closed', () => {
  const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const { rerender, unmount } = render(<Draft unsaved />);
  expect(closes()).toBe(false);
  rerender(<Draft unsaved={false} />);
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(confirm).not.toHaveBeenCalled();
  expect(closes()).toBe(true);
  rerender(<Draft unsaved />);
  unmount();
  expect(closes()).toBe(true);
});
