import { useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../layout/layout.tsx';
import { StatusBadge, type Status } from '../status-badge/status-badge.tsx';
import { Table, type Column, type Sort } from './table.tsx';

type Shift = { id: number; client: string; guard: string; time: string; hours: string; status: Status; word: string };

const shifts: Shift[] = [
  ['Harbour Logistics', 'Amina Diallo', 'Tue 24 Nov, 22:00–06:00 (+1)', '8.0', 'in_progress', 'In progress'],
  ['North Gate Mall', 'Jonas Weber', 'Wed 25 Nov, 08:00–16:30', '8.5', 'scheduled', 'Scheduled'],
  ['Harbour Logistics', 'Li Na', 'Mon 23 Nov, 06:00–14:00', '8.0', 'completed', 'Completed'],
  ['City Museum', 'Marta Ruiz', 'Sun 22 Nov, 18:00–23:00', '5.0', 'missed', 'Missed'],
  ['City Museum', 'Jonas Weber', 'Sat 21 Nov, 18:00–23:00', '5.0', 'cancelled', 'Cancelled'],
].map(
  ([client, guard, time, hours, status, word], at) => ({ id: at, client, guard, time, hours, status, word }) as Shift,
);

const columns: Column<Shift>[] = [
  { id: 'client', header: 'Client', cell: ({ client }) => client, rowHeader: true, sortable: true },
  { id: 'guard', header: 'Employee', cell: ({ guard }) => guard, sortable: true },
  { id: 'time', header: 'Time', cell: ({ time }) => time },
  { id: 'hours', header: 'Hours', cell: ({ hours }) => hours, numeric: true, sortable: true },
  { id: 'status', header: 'Status', cell: ({ status, word }) => <StatusBadge status={status}>{word}</StatusBadge> },
];

const rowActions = ({ client }: Shift) => (
  <>
    <IconButton icon={<Pencil aria-hidden />} label={`Edit shift at ${client}`} size="small" />
    <IconButton icon={<Trash2 aria-hidden />} label={`Delete shift at ${client}`} size="small" variant="quiet-danger" />
  </>
);

const value = (shift: Shift, column: string) =>
  column === 'guard' ? shift.guard : column === 'hours' ? shift.hours : shift.client;

export const Shifts = () => {
  const [sort, setSort] = useState<Sort>({ column: 'client', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return (
    <Table
      caption="Shifts"
      columns={columns}
      rows={shifts.toSorted((a, b) => sign * value(a, sort.column).localeCompare(value(b, sort.column)))}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      actionsLabel="Actions"
      actions={rowActions}
    />
  );
};

export const LoadingAndEmpty = () => (
  <Stack>
    <Table
      caption="Loading"
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      loading={{ label: 'Loading shifts', rows: 2 }}
    />
    <Table
      caption="None"
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No shifts found" />}
    />
  </Stack>
);
