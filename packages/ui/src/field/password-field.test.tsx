import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordField } from './index.ts';

const texts = { show: 'Show password', capsLock: 'Caps Lock is on' };

test('the password can be looked at and hidden again', async () => {
  render(<PasswordField label="Password" texts={texts} />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'secret');
  expect(input).toHaveAttribute('type', 'password');

  const show = screen.getByRole('button', { name: 'Show password' });
  await userEvent.tab();
  expect(show).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(input).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('secret');
});

test('says that Caps Lock is on, until it is off or the field is left', async () => {
  const keyDown = jest.fn();
  render(<PasswordField label="Password" texts={texts} onKeyDown={keyDown} />);
  const input = screen.getByLabelText('Password');

  await userEvent.click(input);
  await userEvent.keyboard('{CapsLock}');
  fireEvent.keyUp(input, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
  fireEvent.keyUp(input, { key: 'a', modifierCapsLock: false });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  await userEvent.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(keyDown).toHaveBeenCalled();
});
