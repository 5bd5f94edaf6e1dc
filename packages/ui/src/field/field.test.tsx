import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { testStories } from '../../test-support/accessible.tsx';
import * as stories from './field.stories.tsx';
import { CheckboxField, ChipsField, NumberField, SelectField, SwitchField, TextareaField, TextField } from './index.ts';

testStories(stories);

test('a field has the name of its label and is described by hint and error', () => {
  const { rerender } = render(<TextField label="Email" hint="We answer there." />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('We answer there.');
  expect(input).toBeValid();

  rerender(<TextField label="Email" hint="We answer there." error="Email is invalid" />);
  expect(input).toHaveAccessibleDescription('We answer there. Email is invalid');
  expect(input).toBeInvalid();
});

test('says which field is optional', () => {
  render(<TextField label="Phone" optional="optional" />);
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeVisible();
});

test.each([
  ['text', <TextField key="text" label="Field" name="field" />, 'textbox', '15'],
  ['textarea', <TextareaField key="textarea" label="Field" name="field" />, 'textbox', '15'],
  ['number', <NumberField key="number" label="Field" name="field" />, 'spinbutton', 15],
])('%s: takes what is typed into its form', async (_kind, field, role, value) => {
  render(<form aria-label="Form">{field}</form>);
  await userEvent.type(screen.getByRole(role, { name: 'Field' }), '15');
  expect(screen.getByRole('form')).toHaveFormValues({ field: value });
});

test('select: one of the options', async () => {
  render(
    <SelectField label="Status">
      <option value="active">Active</option>
      <option value="inactive">Inactive</option>
    </SelectField>,
  );
  const select = screen.getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(select, 'Inactive');
  expect(select).toHaveValue('inactive');
});

test('checkbox and switch change by label and by Space', async () => {
  render(
    <>
      <CheckboxField label="Published" error="Choose" />
      <SwitchField label="Reminders" hint="By e-mail" />
    </>,
  );
  const checkbox = screen.getByRole('checkbox', { name: 'Published' });
  await userEvent.click(screen.getByText('Published'));
  expect(checkbox).toBeChecked();
  expect(checkbox).toHaveAccessibleDescription('Choose');

  const toggle = screen.getByRole('switch', { name: 'Reminders' });
  await userEvent.tab();
  expect(toggle).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(toggle).toBeChecked();
  expect(toggle).toHaveAccessibleDescription('By e-mail');
});

test('number: the wheel leaves the value alone', async () => {
  const ref = createRef<HTMLInputElement>();
  const { unmount } = render(<NumberField label="Rate" defaultValue={15} ref={ref} />);
  const input = screen.getByRole('spinbutton', { name: 'Rate' });
  expect(ref.current).toBe(input);
  await userEvent.click(input);
  input.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
  expect(input).not.toHaveFocus();
  expect(input).toHaveValue(15);
  unmount();
  expect(ref.current).toBeNull();
});

const Languages = ({ error }: { error?: string }) => {
  const [value, setValue] = useState(['es']);
  const options = ['en', 'es', 'fr'].map((id) => ({ id, name: id }));
  return <ChipsField label="Languages" name="languages" {...{ options, value, onChange: setValue, error }} />;
};

test('chips: any number of a list', async () => {
  render(<Languages error="Choose two" />);
  expect(screen.getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription('Choose two');
  await userEvent.click(screen.getByRole('button', { name: 'en' }));
  await userEvent.click(screen.getByRole('button', { name: 'es' }));
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual(['en']);
});
