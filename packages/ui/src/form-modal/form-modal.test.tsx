import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../../test-support/accessible.tsx';
import { TextField } from '../field/index.ts';
import { FormModal } from './form-modal.tsx';

const texts = { question: 'Leave without saving?', stay: 'Keep editing', leave: 'Leave' };

/** As a form hook has it: what was typed is asked about. */
function Asking({ onClosed, asks = false }: { onClosed?: () => void; asks?: boolean }) {
  const [isAsking, setAsking] = useState(asks);
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  const leaving = isAsking ? { texts, onStay: () => setAsking(false), onLeave: close } : undefined;
  return open ? (
    <FormModal
      form={{ props: { onSubmit: close, leaving }, saving: false }}
      title="Change email"
      errorsTitle="The link was not sent"
      onClose={() => setAsking(true)}
      texts={{ save: 'Send link', cancel: 'Cancel', close: 'Close' }}
    >
      <TextField label="New email" defaultValue="amina@example.com" />
    </FormModal>
  ) : null;
}

const question = () => screen.queryByRole('group', { name: texts.question });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const escape = () => userEvent.keyboard('{Escape}');

test.each([
  ['Escape', escape, () => screen.getByLabelText('New email')],
  ['Cancel', () => press('Cancel'), () => screen.getByRole('button', { name: 'Cancel' })],
  ['the cross', () => press('Close'), () => screen.getByRole('button', { name: 'Close' })],
])('after %s it asks inside the dialog, and whoever stays goes on where they were', async (_way, leave, before) => {
  const onClosed = jest.fn();
  render(<Asking onClosed={onClosed} />);
  await leave();
  expect(question()).toBeVisible();
  expect(screen.getByRole('button', { name: texts.stay })).toHaveFocus();

  await escape();
  expect(question()).not.toBeInTheDocument();
  expect(before()).toHaveFocus();

  await leave();
  await press(texts.stay);
  expect(screen.getByRole('dialog')).toBeVisible();
  await leave();
  await press(texts.leave);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the question has no accessibility violations', async () => {
  expect(await findViolations(<Asking asks />)).toHaveNoViolations();
});
