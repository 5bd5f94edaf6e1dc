import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { testStories } from '../../test-support/accessible.tsx';
import { useToast } from './toast.tsx';
import * as stories from './toast.stories.tsx';

testStories(stories);

const Screen = ({ start }: { start?: 'disabled' | 'gone' }) => (
  <>
    <h1 tabIndex={-1}>Shifts</h1>
    {start !== 'gone' && (
      <button type="button" disabled={start === 'disabled'}>
        Start
      </button>
    )}
    <stories.Messages />
  </>
);

describe('messages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const success = () => screen.queryByText('Check-in successful!');

  test('a success is announced and goes after 3 s', () => {
    render(<stories.Messages />);
    press('Succeed');
    expect(screen.getByRole('status')).toHaveTextContent('Check-in successful!');
    wait(2999);
    expect(success()).toBeVisible();
    wait(1);
    expect(success()).not.toBeInTheDocument();
  });

  test('what can be taken back stays for 8 s, with Undo for the last change alone', async () => {
    render(<stories.Messages />);
    press('Move');
    wait(7999);
    expect(screen.getByRole('status')).toHaveTextContent('Shift moved.');
    wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    press('Move');
    press('Delete');
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await act(async () => press('Undo'));
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be undone.');
    press('Move');
    await act(async () => press('Undo'));
    expect(screen.getByRole('status')).toHaveTextContent('Undone.');
    expect(screen.queryByText('Shift moved.')).not.toBeInTheDocument();
  });

  test('what can be taken back waits below a dialog, where nobody reaches it', () => {
    const view = render(
      <>
        <dialog open />
        <stories.Messages />
      </>,
    );
    press('Move');
    wait(12_000);
    expect(screen.getByRole('status')).toHaveTextContent('Shift moved.');
    view.rerender(
      <>
        {null}
        <stories.Messages />
      </>,
    );
    wait(7999);
    expect(screen.getByRole('status')).toHaveTextContent('Shift moved.');
    wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('an error interrupts and stays until dismissed', () => {
    render(<stories.Messages />);
    press('Fail');
    wait(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to check in. Please try again.');
    press('Dismiss');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('time stands still while a message is pointed at or focused', () => {
    render(<stories.Messages />);
    press('Succeed');
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.pointerEnter(region);
    wait(10_000);
    expect(success()).toBeVisible();
    fireEvent.pointerLeave(region);
    wait(2999);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    wait(10_000);
    expect(success()).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Succeed' }).focus());
    wait(3000);
    expect(success()).not.toBeInTheDocument();
  });

  test('the focus that goes with a message is where it was before, or at the heading', async () => {
    const view = render(<Screen />);
    const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
    focus('Start');
    press('Move');
    focus('Undo');
    await act(async () => press('Undo'));
    expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
    wait(3000);
    press('Fail');
    focus('Dismiss');
    view.rerender(<Screen start="disabled" />);
    press('Dismiss');
    expect(screen.getByRole('heading')).toHaveFocus();
    view.rerender(<Screen />);
    focus('Start');
    press('Move');
    focus('Undo');
    press('Undo');
    // What was taken back takes it along.
    view.rerender(<Screen start="gone" />);
    await act(async () => undefined);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  test('said again, a message takes the place of the one that said the same', () => {
    render(<stories.Messages />);
    press('Fail');
    press('Fail');
    expect(within(screen.getByRole('alert')).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  });

  test('after one is dismissed the others go on', () => {
    render(<stories.Messages />);
    press('Fail');
    press('Succeed');
    fireEvent.pointerEnter(screen.getByRole('region'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
    wait(3000);
    expect(success()).not.toBeInTheDocument();
  });
});

test('needs its provider', () => {
  const Lost = () => {
    useToast();
    return null;
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow('useToast() needs a <ToastProvider> above it');
});
