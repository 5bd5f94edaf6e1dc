import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testStories } from '../../test-support/accessible.tsx';
import { Table, type Column } from './table.tsx';
import * as stories from './table.stories.tsx';

testStories(stories);

type Client = { id: number; name: string; city: string };
const columns: Column<Client>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true, sortable: true },
  { id: 'city', header: 'City', cell: ({ city }) => city },
];
const clients = [
  { id: 1, name: 'Harbour', city: 'Rotterdam' },
  { id: 2, name: 'Museum', city: 'Lyon' },
];
const rowKey = ({ id }: Client) => id;

test('is a table with titles, row names and values', () => {
  render(<Table caption="Clients" columns={columns} rows={clients} rowKey={rowKey} />);
  const table = within(screen.getByRole('table', { name: 'Clients' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'City']);
  const row = within(table.getByRole('row', { name: 'Harbour Rotterdam' }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Harbour');
  expect(row.getByRole('cell')).toHaveTextContent('Rotterdam');
});

test('a title says its order and asks for the other one', async () => {
  const onSort = jest.fn();
  const table = (sort?: { column: string; direction: 'ascending' | 'descending' }) => (
    <Table caption="Clients" columns={columns} rows={clients} rowKey={rowKey} sort={sort} onSort={onSort} />
  );
  const { rerender } = render(table());
  const title = screen.getByRole('columnheader', { name: 'Name' });
  expect(title).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'City' })).not.toHaveAttribute('aria-sort');

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
  rerender(table({ column: 'name', direction: 'ascending' }));
  expect(title).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
  rerender(table({ column: 'name', direction: 'descending' }));
  expect(title).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
});

test('each row has its actions', async () => {
  const open = jest.fn();
  render(
    <Table
      caption="Clients"
      columns={columns}
      rows={clients}
      rowKey={rowKey}
      actionsLabel="Actions"
      actions={({ id, name }) => (
        <button type="button" onClick={() => open(id)}>
          Edit {name}
        </button>
      )}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Museum' }));
  expect(open).toHaveBeenCalledWith(2);
});

test('waits with rows for the eye and a word for the ear; then says that it is empty', () => {
  const table = (loading?: { label: string }) => (
    <Table caption="Clients" columns={columns} rows={[]} rowKey={rowKey} loading={loading} empty={<p>No clients</p>} />
  );
  const { rerender } = render(table({ label: 'Loading clients' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading clients');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(1);
  expect(screen.queryByText('No clients')).not.toBeInTheDocument();

  rerender(table());
  expect(screen.getByText('No clients')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('keeps the rows it has while newer ones load', () => {
  render(
    <Table caption="Clients" columns={columns} rows={clients} rowKey={rowKey} loading={{ label: 'Loading clients' }} />,
  );
  expect(screen.getByRole('row', { name: 'Museum Lyon' })).toBeVisible();
});
