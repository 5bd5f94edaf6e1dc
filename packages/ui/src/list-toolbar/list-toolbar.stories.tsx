import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { SelectField, TextField } from '../field/index.ts';
import { ListToolbar } from './list-toolbar.tsx';

export const Shifts = () => {
  const [value, onChange] = useState('');
  return (
    <ListToolbar
      search={{ label: 'Search shifts', value, onChange }}
      status="12 shifts"
      clear={
        <Button variant="ghost" size="small" onClick={() => onChange('')}>
          Clear filters
        </Button>
      }
    >
      <SelectField label="Client">
        <option>All clients</option>
      </SelectField>
      <SelectField label="Status">
        <option>All</option>
      </SelectField>
      <TextField label="From" type="date" />
    </ListToolbar>
  );
};
