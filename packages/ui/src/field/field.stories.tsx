import { useState } from 'react';
import { FieldRow } from '../form/index.ts';
import { Stack } from '../layout/layout.tsx';
import {
  CheckboxField,
  ChipsField,
  NumberField,
  PasswordField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
} from './index.ts';

const passwordTexts = { show: 'Show password', capsLock: 'Caps Lock is on' };

export const Text = () => (
  <Stack $gap={5}>
    <TextField label="Client name" name="name" defaultValue="Harbour Logistics" autoComplete="off" />
    <TextField label="Email" name="email" type="email" defaultValue="ana@" error="Email is invalid" />
    <TextField label="Title" name="title" optional="optional" hint="Shown to the guard above the address." />
    <TextareaField label="Notes" name="notes" placeholder="Gate code, parking, who to call" />
  </Stack>
);

export const Others = () => (
  <Stack $gap={5}>
    <FieldRow>
      <SelectField label="Status" name="status" defaultValue="active">
        <option value="active">Active</option>
        <option value="inactive">Inactive</option>
      </SelectField>
      <NumberField label="Hourly rate (USD)" name="rate" unit="$" min={0} step={0.01} defaultValue="15.00" />
    </FieldRow>
    <SelectField label="Location" name="location" disabled hint="No additional locations for this client">
      <option>Main location</option>
    </SelectField>
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      texts={passwordTexts}
      defaultValue="Portfolio"
    />
  </Stack>
);

export const Choices = () => {
  const [reminders, setReminders] = useState(true);
  return (
    <Stack $gap={2}>
      <CheckboxField label="Published" defaultChecked />
      <CheckboxField label="Featured on the home page" hint="At most three are shown." />
      <CheckboxField label="I confirm the times" error="Confirm the times to go on" />
      <SwitchField
        label="Shift reminders"
        hint="An e-mail an hour before the start."
        checked={reminders}
        onChange={(event) => setReminders(event.target.checked)}
      />
      <SwitchField label="Email notifications" disabled={!reminders} />
    </Stack>
  );
};

const qualifications = ['First aid', 'Fire safety', 'Dog handler', 'Crowd control'].map((name) => ({ id: name, name }));

export const Chips = () => {
  const [value, setValue] = useState(['First aid']);
  return (
    <Stack $gap={5}>
      <ChipsField
        label="Qualifications"
        name="qualifications"
        optional="optional"
        hint="What the guard may be asked to do."
        {...{ options: qualifications, value, onChange: setValue }}
      />
      <ChipsField label="Languages" options={[]} value={[]} onChange={() => undefined} empty="None yet" />
    </Stack>
  );
};
