import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type FormEvent } from 'react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './button.stories.tsx';
import { Button } from './button.tsx';

testStories(stories);

test('is pressed by mouse, Enter and Space', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('submits a form only when told to', async () => {
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Show more</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('while loading it does nothing, says so, and keeps the focus', async () => {
  const press = jest.fn();
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" loading={loading} onClick={press}>
        {loading ? 'Sending...' : 'Send'}
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(form(true));

  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('gives its element to a ref', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Button ref={ref}>Save</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});
