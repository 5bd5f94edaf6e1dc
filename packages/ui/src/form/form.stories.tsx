import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/index.ts';
import { FieldRow, Form, FormActions, type FormError } from './index.ts';

export const Validation = () => {
  const [errors, setErrors] = useState<FormError[]>([
    { name: 'end', message: 'End time must be after start time' },
    { message: 'Failed to save shift. Please try again later.' },
  ]);
  return (
    <Form
      errors={errors}
      errorsTitle="The shift was not saved"
      onSubmit={(event) => {
        event.preventDefault();
        setErrors([...errors]);
      }}
    >
      <FieldRow>
        <TextField label="Start date" name="start" type="date" defaultValue="2026-11-24" />
        <TextField
          label="End date"
          name="end"
          type="date"
          defaultValue="2026-11-23"
          error={errors.find(({ name }) => name === 'end')?.message}
          onChange={() => setErrors(errors.filter(({ name }) => name !== 'end'))}
        />
      </FieldRow>
      <FormActions start={<Button variant="quiet-danger">Delete</Button>}>
        <Button variant="ghost">Cancel</Button>
        <Button type="submit" variant="primary">
          Save shift
        </Button>
      </FormActions>
    </Form>
  );
};
