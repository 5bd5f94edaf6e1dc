import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { testStories } from '../../test-support/accessible.tsx';
import { Button } from '../button/button.tsx';
import { ChipsField, TextField } from '../field/index.ts';
import * as stories from './form.stories.tsx';
import { Form, type FormError } from './index.ts';

testStories(stories);

/** Checks a moment after the submit, as a form library or a server does; forgets an error when its field is edited. */
const ContactForm = () => {
  const [errors, setErrors] = useState<FormError[]>([]);
  const check = async () => {
    await Promise.resolve();
    setErrors([{ name: 'email', message: 'Email is required' }, { message: 'The server is away' }]);
  };
  return (
    <Form
      errors={errors}
      errorsTitle="There is a problem"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <TextField label="Name" name="name" />
      <TextField label="Email" name="email" onChange={() => setErrors(errors.slice(1))} />
      <Button type="submit">Send</Button>
    </Form>
  );
};

const submit = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.findByRole('alert', { name: 'There is a problem' });
};

test('after a submit the summary takes the focus, also the second time', async () => {
  render(<ContactForm />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await submit()).toHaveFocus();
  expect(screen.getByText('The server is away')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Name'));
  expect(await submit()).toHaveFocus();
});

test('a message of the summary leads to its field', async () => {
  render(<ContactForm />);
  await submit();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Email is required' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a message that does not name its field stands behind the field’s label', () => {
  const errors = ['title', 'tags', 'gone'].map((name) => ({ name, message: 'This field is required.', isBare: true }));
  render(
    <Form errors={[...errors, { name: 'email', message: 'Email is required' }]} errorsTitle="Wrong" onSubmit={() => {}}>
      <TextField label="Title" optional="optional" name="title" error="This field is required." />
      <ChipsField label="Tags" name="tags" options={[{ id: 'a', name: 'A' }]} value={[]} onChange={() => undefined} />
      <TextField label="Email" name="email" />
    </Form>,
  );
  const said = within(screen.getByRole('alert')).getAllByRole('button');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Title: This field is required.',
    'Tags: This field is required.',
    'This field is required.',
    'Email is required',
  ]);
  expect(screen.getByLabelText(/Title/)).toHaveAccessibleDescription('This field is required.');
});

test('the focus stays where one types', async () => {
  render(<ContactForm />);
  await submit();
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'ana');
  expect(email).toHaveFocus();
  expect(email).toHaveValue('ana');
});

test('errors that come after the reader went on typing do not take the focus away', async () => {
  const form = (errors: FormError[]) => (
    <Form errors={errors} errorsTitle="There is a problem" onSubmit={(event) => event.preventDefault()}>
      <TextField label="Name" name="name" />
      <Button type="submit">Send</Button>
    </Form>
  );
  const { rerender } = render(form([]));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  rerender(form([{ message: 'The server is away' }]));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test.each([
  ['a text field', <TextField key="text" label="Email" name="email" error="Email is required" />, 'textbox'],
  [
    'chips',
    <ChipsField
      key="chips"
      label="Tags"
      name="tags"
      error="Choose"
      options={[{ id: 'a', name: 'A' }]}
      value={[]}
      onChange={() => undefined}
    />,
    'button',
  ],
] as const)('without a summary the first wrong field takes the focus: %s', async (_, wrong, role) => {
  const form = (field: ReactNode) => (
    <Form errors={[{ name: 'x', message: 'x' }]} onSubmit={(event) => event.preventDefault()}>
      <TextField label="Name" name="name" />
      {field}
      <input type="submit" value="Send" />
    </Form>
  );
  const { rerender } = render(form(null));
  await userEvent.type(screen.getByLabelText('Name'), 'A{Enter}');
  rerender(form(wrong));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole(role, { name: /Email|A/ })).toHaveFocus();
});
