import { useState } from 'react';
import { Table, type Column } from '../table/table.tsx';
import { Beside, BesidePane } from './beside.tsx';

type Client = { id: string; name: string; city: string };

const clients: Client[] = [
  { id: '1', name: 'Harbour Logistics', city: 'Rotterdam' },
  { id: '2', name: 'City Museum', city: 'Lyon' },
];
const columns: Column<Client>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true },
  { id: 'city', header: 'City', cell: ({ city }) => city },
];

export const AClientBesideTheList = () => {
  const [shown, setShown] = useState<string | undefined>('1');
  return (
    <Beside $open={shown !== undefined}>
      <Table
        caption="Clients"
        columns={columns}
        rows={clients}
        rowKey={({ id }) => id}
        preview={{ shown, label: 'Show', toggle: (id) => setShown(id === shown ? undefined : id) }}
      />
      {shown && (
        <BesidePane aria-label="Client">
          <h2>{clients.find(({ id }) => id === shown)?.name}</h2>
        </BesidePane>
      )}
    </Beside>
  );
};
