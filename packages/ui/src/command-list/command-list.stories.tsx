import { useState } from 'react';
import { CommandList } from './command-list.tsx';

const all = [
  { name: 'Go to', items: [{ id: 'week', name: 'Scheduler' }] },
  {
    name: 'Employees',
    items: [
      { id: 'ruth', name: 'Ruth Okafor', detail: 'ruth@example.com' },
      { id: 'rosa', name: 'Rosa Lind', detail: 'rosa@example.com' },
    ],
  },
];

export const People = () => {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const has = ({ name }: { name: string }) => name.toLowerCase().includes(text.toLowerCase());
  return (
    <>
      <CommandList
        label="Search or go to"
        placeholder="A name"
        text={text}
        onText={setText}
        groups={all.map(({ name, items }) => ({ name, items: items.filter(has) }))}
        onChoose={setChosen}
        none="Nothing was found."
      />
      <p>Chosen: {chosen}</p>
    </>
  );
};
