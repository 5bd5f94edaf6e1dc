import { screen, waitFor, within } from '@testing-library/react';
import type { ClientsQueryVariables } from '../generated/graphql.ts';
import { askAgain, fails, harbor, northgate, onlyOnce, openPlanner, press, refusal, type } from '../testing/planner.ts';
import { shownClient, shownLocation } from './client.fixture.ts';

const path = '/admin/planner/clients';

/** Opens the list; gives back what was asked of the server. */
async function openClients(
  clients: object[],
  { at = path, count = clients.length, user }: { at?: string; count?: number; user?: object } = {},
) {
  const asked: ClientsQueryVariables[] = [];
  const answer = (variables: Record<string, unknown>) => {
    asked.push(variables);
    return { clients: { __typename: 'ClientPage', count, results: clients } };
  };
  await openPlanner(at, { graphql: { Clients: answer }, ...(user && { user }) });
  return asked;
}

const three = [
  shownClient({ id: '1', name: 'Cascade Medical Center', contactName: 'Helen Ishikawa' }),
  shownClient({ id: '2', name: 'Riverfront Mall', contactName: 'Tom Lindqvist', status: 'INACTIVE' }),
  shownClient({ id: '3', name: 'Zenith Tower', contactName: 'Ann Cascade' }),
];

const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('scheduling.md §2, Client area: list of clients', () => {
  test('default name ascending, of the working company; each leads to its detail and its form', async () => {
    const [asked] = await openClients(three);
    expect(asked).toMatchObject({ ordering: 'name', search: '', page: 1, company: '3' });
    const first = await row('Cascade Medical Center');
    expect(first.getByRole('link', { name: 'Cascade Medical Center' })).toHaveAttribute('href', `${path}/1`);
    expect(first.getByRole('link', { name: 'Edit Cascade Medical Center' })).toHaveAttribute('href', `${path}/edit/1`);
    expect((await row('Riverfront')).getByText('Inactive')).toBeInTheDocument();
    expect(screen.getByText('3 clients')).toBeInTheDocument();
  });

  test.each([
    ['Client name', '-name'],
    ['Contact', 'contact_name'],
    ['Status', 'status'],
  ])('sortable by %s', async (title, ordering) => {
    const asked = await openClients(three);
    await row('Zenith');
    await press(title);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ ordering }));
    expect(window.location.search).toBe(`?ordering=${ordering}`);
  });

  test('search answers at once on what is loaded, case-insensitive, over name and contact name; then the server does', async () => {
    const asked = await openClients(three);
    await row('Zenith');
    await type('Search by name or contact name', 'CASCADE');
    expect(asked).toHaveLength(1);
    expect(names()).toEqual(['Cascade Medical Center', 'Zenith Tower']);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'CASCADE' }));
  });

  test("§9, list chips: at most 2 locations, then '+N more'", async () => {
    const locations = ['Dock', 'Gate', 'Lobby', 'Roof'].map((name, at) => shownLocation(String(at), name));
    await openClients([
      shownClient({ id: '1', name: 'Four', locations }),
      shownClient({ id: '2', name: 'Two', locations: locations.slice(0, 2) }),
    ]);
    const four = await row('Four');
    expect(four.getByText('Dock')).toBeInTheDocument();
    expect(four.getByText('Gate')).toBeInTheDocument();
    expect(four.queryByText('Lobby')).not.toBeInTheDocument();
    expect(four.getByText('+2 more')).toBeInTheDocument();
    expect((await row('Two')).queryByText(/more/)).not.toBeInTheDocument();
  });

  test('thousands of clients: the next page is asked of the server', async () => {
    const asked = await openClients(three, { count: 3000 });
    await row('Zenith');
    await press('Next');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2 }));
  });

  test('nothing yet: what the place is for, and the first action', async () => {
    await openClients([]);
    expect(await screen.findByText('No clients yet.')).toBeInTheDocument();
    const actions = screen.getAllByRole('link', { name: 'Add client' });
    expect(actions).toHaveLength(2);
    for (const action of actions) expect(action).toHaveAttribute('href', `${path}/new`);
  });

  test('nothing found: the search can be cleared', async () => {
    const asked = await openClients([], { at: `${path}?search=nobody` });
    expect(await screen.findByText('No client matches the search.')).toBeInTheDocument();
    await press('Clear search');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: '' }));
  });

  test('§8, load failure, and a new try', async () => {
    let works = false;
    const Clients = () => (works ? { clients: { __typename: 'ClientPage', count: 3, results: three } } : fails());
    await openPlanner(path, { graphql: { Clients } });
    expect(await screen.findByText('Failed to load clients. Please try again later.')).toBeInTheDocument();
    works = true;
    await press('Try again');
    await row('Zenith');
  });

  test('what is there stays when it cannot be asked for again, with what was chosen and typed; what was never answered does not', async () => {
    const Clients = onlyOnce({ clients: { __typename: 'ClientPage', count: 3, results: three } });
    const rendered = await openPlanner(path, { graphql: { Clients } });
    await press('Select');
    await press('Select Zenith Tower', 'checkbox');
    await askAgain(rendered);
    expect(screen.getByText('Failed to load clients. Please try again later.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Zenith Tower' })).toBeChecked();
    await type('Search by name or contact name', 'Zenith');
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    expect(screen.getByText('Failed to load clients. Please try again later.')).toBeVisible();
    expect(screen.getByLabelText('Search by name or contact name')).toHaveFocus();
  });

  test('§6: a superuser sees all companies, with their names, or the one chosen', async () => {
    const superuser = { user: { is_superuser: true } };
    const [all] = await openClients([shownClient({ companyId: String(harbor.id) })], superuser);
    expect(all?.company).toBeUndefined();
    expect((await row('Riverfront')).getByText('Harbor Watch')).toBeInTheDocument();
  });

  test('§6: the company of the address is asked for, and kept in the links', async () => {
    const user = { is_admin: true, administered_companies: [northgate, harbor] };
    const [asked] = await openClients(three, { at: `${path}?company=4`, user });
    expect(asked).toMatchObject({ company: '4' });
    const link = (await row('Zenith')).getByRole('link', { name: 'Zenith Tower' });
    expect(link).toHaveAttribute('href', `${path}/3?company=4`);
  });
});

describe('scheduling.md §7: GET /planner/clients/export_csv/?company=', () => {
  const download = jest.fn<undefined, [string]>();
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      download(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const exportTo = async (answer: unknown) => {
    await openPlanner(path, {
      graphql: { Clients: { clients: { __typename: 'ClientPage', count: 3, results: three } } },
      rest: { 'GET /planner/clients/export_csv/?company=3': answer },
    });
    await press('Export CSV');
  };

  test('a download named clients_{date}.csv, with the local date', async () => {
    await exportTo(() => new Response('ID,Name'));
    const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());
    await waitFor(() => expect(download).toHaveBeenCalledWith(`clients_${today}.csv`));
  });

  test("§8: 'Failed to export clients. Please try again.'", async () => {
    await exportTo(refusal(500, {}));
    expect(await screen.findByText('Failed to export clients. Please try again.')).toBeInTheDocument();
  });
});
