import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { ComboField, type ComboOption } from './combo-field.tsx';

const clients: ComboOption[] = [
  { id: '1', name: 'Harbour Logistics', detail: 'Portland' },
  { id: '2', name: 'Atlas Mall', detail: 'Salem' },
  { id: '3', name: 'Bridge Hotel' },
];
const unmatched = (text: string) => `No client is called “${text}”.`;
const texts = {
  open: 'Show clients',
  clear: 'Clear',
  none: 'No client matches.',
  more: 'Type to find more.',
  unmatched,
};

export const Combo = () => {
  const [chosen, setChosen] = useState<ComboOption | null>(clients[1] ?? null);
  const [text, setText] = useState('');
  const options = clients.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <Stack $gap={5}>
      <ComboField
        label="Client"
        name="client"
        options={options}
        value={chosen}
        onChange={setChosen}
        onSearch={setText}
        texts={texts}
      />
      <ComboField
        label="Employee"
        name="employee"
        error="Employee is required"
        options={[]}
        value={null}
        onChange={() => undefined}
        onSearch={() => undefined}
        texts={{ open: 'Show employees', none: 'No employee matches.', unmatched }}
      />
      <ComboField
        label="Site"
        disabled
        options={[]}
        value={null}
        onChange={() => undefined}
        onSearch={() => undefined}
        texts={{ open: 'Show sites', none: 'None', unmatched }}
      />
    </Stack>
  );
};
