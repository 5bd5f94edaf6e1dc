import { useState } from 'react';
import { Cluster } from '../layout/layout.tsx';
import { ChipList, ToggleChip } from './chip.tsx';

const systems = ['Android', 'iOS', 'Web'];

export const Filters = () => {
  const [chosen, setChosen] = useState(['iOS']);
  return (
    <Cluster $gap={2}>
      {systems.map((system) => (
        <ToggleChip
          key={system}
          pressed={chosen.includes(system)}
          onToggle={(pressed) => setChosen(pressed ? [...chosen, system] : chosen.filter((name) => name !== system))}
        >
          {system}
        </ToggleChip>
      ))}
    </Cluster>
  );
};

export const AtMostTwo = () => (
  <ChipList
    label="Qualifications"
    max={2}
    more={(count) => `+${count} more`}
    items={['First aid', 'Fire warden', 'CCTV', 'Dog handler'].map((name) => ({ id: name, name }))}
  />
);
