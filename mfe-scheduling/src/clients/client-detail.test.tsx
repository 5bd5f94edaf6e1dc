import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aShift, fails, openPlanner, press, recording, refuses } from '../testing/planner.ts';
import { clientOf, shownClient, shownLocation } from './client.fixture.ts';

const path = '/admin/planner/clients';

function open(client: object | null, graphql = {}) {
  return openPlanner(`${path}/7`, { graphql: { ClientDetail: { client }, ...graphql } });
}

const title = () => screen.findByRole('heading', { level: 1 });

describe('scheduling.md §2, Client area: {id}', () => {
  test('the client, its locations, and the ways on', async () => {
    await open(shownClient({ locations: [shownLocation('51', 'North gate'), shownLocation('52', 'Docks')] }));
    expect(await title()).toHaveTextContent('Riverfront Mall');
    expect(screen.getByRole('link', { name: 'tom@example.com' })).toHaveAttribute('href', 'mailto:tom@example.com');
    expect(screen.getByText(/845 SW Naito Parkway\s+Portland, OR 97204/)).toBeInTheDocument();
    expect(screen.getByText('Required qualifications').nextSibling).toHaveTextContent('–');
    const locations = within(screen.getByRole('region', { name: 'Locations' }));
    expect(locations.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['North gate', 'Docks']);
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Edit')).toBe(`${path}/edit/7`);
    expect(to('Back to clients')).toBe(path);
    expect(to('View all shifts')).toBe('/admin/planner/shifts?client=7');
  });

  test('§7, §9: 5 recent shifts of the client, the newest first', async () => {
    const asked: object[] = [];
    const RecentShifts = (variables: object) => {
      asked.push(variables);
      return { shifts: { __typename: 'ShiftPage', results: [aShift()] } };
    };
    await open(shownClient(), { RecentShifts });
    const shifts = within(await screen.findByRole('region', { name: 'Recent shifts' }));
    expect(await shifts.findByRole('link', { name: /24 Nov/ })).toHaveAttribute('href', '/admin/planner/shifts/900');
    expect(shifts.getByText('Grace Hopper · Loading docks')).toBeInTheDocument();
    expect(shifts.getByText('Completed')).toBeInTheDocument();
    expect(asked[0]).toMatchObject({ client: '7', pageSize: 5 });
  });

  test('§8: shifts that cannot be loaded take nothing else away', async () => {
    await open(shownClient(), { RecentShifts: fails });
    expect(await screen.findByText('Failed to load shifts. Please try again later.')).toBeInTheDocument();
    expect(screen.getByText('Tom Lindqvist')).toBeInTheDocument();
  });

  test("§8: 'Client not found'", async () => {
    await open(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Client not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to clients' })).toBeInTheDocument();
  });

  test("§8: 'Failed to load client data. Please try again later.'", async () => {
    await openPlanner(`${path}/7`, { graphql: { ClientDetail: fails } });
    expect(await screen.findByText('Failed to load client data. Please try again later.')).toBeInTheDocument();
  });
});

describe('scheduling.md §4: client status', () => {
  test('deactivating asks first, and warns that the client is not deleted but scheduling may be affected', async () => {
    let status = 'ACTIVE';
    const { sent, call } = recording(() => {
      status = 'INACTIVE';
      return { updateClient: clientOf(status) };
    });
    await openPlanner(`${path}/7`, {
      graphql: { ClientDetail: () => ({ client: shownClient({ status }) }), UpdateClient: call },
    });
    await title();
    await press('Deactivate');
    const dialog = within(screen.getByRole('dialog', { name: 'Deactivate Riverfront Mall?' }));
    expect(dialog.getByText(/The client is not deleted, but scheduling may be affected/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Riverfront Mall is now inactive.')).toBeInTheDocument();
    expect(sent).toEqual([{ id: '7', input: { status: 'INACTIVE' } }]);
    expect(screen.getByRole('button', { name: 'Activate' })).toBeInTheDocument();
  });

  test('Cancel changes nothing', async () => {
    const { sent, call } = recording({ updateClient: clientOf() });
    await open(shownClient({ status: 'INACTIVE' }), { UpdateClient: call });
    await title();
    await press('Activate');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test("§8: 'Failed to update client status. Please try again.'", async () => {
    await open(shownClient(), { UpdateClient: fails });
    await title();
    await press('Deactivate');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Failed to update client status. Please try again.')).toBeInTheDocument();
  });
});

describe('scheduling.md §4: delete flow', () => {
  test('Delete, then Confirm: gone, and back to the list', async () => {
    await open(shownClient(), {
      DeleteClient: { deleteClient: '7' },
      Clients: { clients: { __typename: 'ClientPage', count: 0, results: [] } },
    });
    await title();
    await press('Delete client');
    await press('Confirm');
    expect(await screen.findByText('Riverfront Mall was deleted.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  test('Delete, then Cancel: nothing', async () => {
    await open(shownClient());
    await title();
    await press('Delete client');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Delete client' })).toHaveFocus();
  });

  test.each([
    ['any failure', fails, 'Failed to delete client. Please try again.'],
    ['a client with shifts', refuses('CONFLICT'), /^The client has shifts/],
  ])('§8, alert: %s', async (_, answer, text) => {
    await open(shownClient(), { DeleteClient: answer });
    await title();
    await press('Delete client');
    await press('Confirm');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(window.location.pathname).toBe(`${path}/7`);
  });
});
