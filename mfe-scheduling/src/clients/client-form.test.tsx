import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner, press, recording, refusal, type } from '../testing/planner.ts';
import { aClient, aLocation, shownClient, shownLocation } from './client.fixture.ts';

const path = '/admin/planner/clients';
const create = 'POST /planner/clients/';
const update = 'PUT /planner/clients/7/';
const locate = 'POST /planner/locations/';

const fields = {
  name: 'Riverfront Mall',
  contact_name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  status: 'active',
  notes: '',
};
const place = { name: 'North gate', address: '', city: '', state: '', zip_code: '' };

const openNew = (rest: Record<string, unknown> = {}, user?: object) =>
  openPlanner(`${path}/new`, {
    rest,
    graphql: { ClientDetail: { client: shownClient() } },
    ...(user && { user }),
  });

const openEdit = (client: object | null, rest: Record<string, unknown> = {}, at = `${path}/edit/7`) =>
  openPlanner(at, { rest, graphql: { ClientDetail: { client } } });

const nameField = () => screen.findByLabelText('Client name');

describe('scheduling.md §2, Client area: new', () => {
  test('§7: POST /planner/clients/, then the client is shown', async () => {
    const { sent, call } = recording(aClient());
    await openNew({ [create]: call });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await press('Create Client');
    expect(await screen.findByText('Riverfront Mall was saved.')).toBeInTheDocument();
    expect(sent).toEqual([{ ...fields, company: '3' }]);
    expect(window.location.pathname).toBe(`${path}/7`);
  });

  test("§5: 'Client name is required', 'Email is invalid', and field errors clear when the field is edited", async () => {
    await openNew();
    await userEvent.type(screen.getByLabelText('Email (optional)'), 'nobody');
    await press('Create Client');
    expect(await nameField()).toHaveAccessibleDescription('Client name is required');
    expect(screen.getByLabelText('Email (optional)')).toHaveAccessibleDescription('Email is invalid');
    await type('Client name', 'A');
    expect(await nameField()).not.toHaveAccessibleDescription();
  });

  test("§5: a new location needs a name: alert 'Location name is required'", async () => {
    const { sent, call } = recording(aClient());
    await openNew({ [create]: call });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await press('Add Location');
    await press('Create Client');
    const alert = await screen.findByRole('alert', { name: 'The client was not saved' });
    expect(within(alert).getByText('Location name is required')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('§7: POST /planner/locations/ for each new location after the client is saved', async () => {
    const { sent, call } = recording((body: { name: string }) => aLocation({ name: body.name }));
    await openNew({ [create]: aClient(), [locate]: call });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    for (const [at, name] of ['North gate', 'Docks'].entries()) {
      await press('Add Location');
      await userEvent.type(screen.getAllByLabelText('Location name')[at]!, name);
    }
    await press('Create Client');
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/7`));
    expect(sent).toEqual([
      { ...place, client: '7' },
      { ...place, name: 'Docks', client: '7' },
    ]);
  });

  test('§4: removing a new location only drops it', async () => {
    const { sent, call } = recording(aLocation());
    await openNew({ [create]: aClient(), [locate]: call });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await press('Add Location');
    await press('Remove');
    expect(screen.getByRole('button', { name: 'Add Location' })).toHaveFocus();
    await press('Create Client');
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/7`));
    expect(sent).toEqual([]);
  });

  test('a second try after a location failed makes nothing twice', async () => {
    let works = false;
    const made = recording(aClient());
    const changed = recording(aClient());
    const located = recording((body: { name: string }) => {
      if (body.name === 'Docks' && !works) return Response.json({}, { status: 503 });
      return aLocation({ id: body.name === 'Docks' ? 52 : 51 });
    });
    const kept = recording(aLocation());
    await openNew({
      [create]: made.call,
      [update]: changed.call,
      [locate]: located.call,
      'PUT /planner/locations/51/': kept.call,
    });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    for (const [at, name] of ['North gate', 'Docks'].entries()) {
      await press('Add Location');
      await userEvent.type(screen.getAllByLabelText('Location name')[at]!, name);
    }
    await press('Create Client');
    expect(await screen.findByText('Failed to save client. Please try again.')).toBeInTheDocument();
    works = true;
    await press('Create Client');
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/7`));
    expect([made.sent.length, changed.sent.length, kept.sent.length]).toEqual([1, 1, 1]);
    expect(located.sent).toHaveLength(3);
  });

  test('§6: a superuser who looks at all companies says whose client it is', async () => {
    const { sent, call } = recording(aClient());
    await openNew({ [create]: call }, { is_superuser: true });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await press('Create Client');
    const company = screen.getAllByLabelText('Company').at(-1)!;
    expect(company).toHaveAccessibleDescription('Company is required');
    await userEvent.selectOptions(company, 'Harbor Watch');
    await press('Create Client');
    await waitFor(() => expect(sent).toMatchObject([{ company: '4' }]));
  });
});

describe('scheduling.md §2, Client area: edit', () => {
  const withLocations = shownClient({ locations: [shownLocation('51', 'North gate'), shownLocation('52', 'Docks')] });

  test.each([`${path}/edit/7`, `${path}/7/edit`])('readings: %s leads to the form', async (at) => {
    await openEdit(withLocations, {}, at);
    expect(await nameField()).toHaveValue('Riverfront Mall');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Client');
  });

  test('§7: PUT of the client and of each existing location; readings: a removed one is deleted on save', async () => {
    const client = recording(aClient());
    const gate = recording(aLocation());
    const removed = recording(undefined);
    await openEdit(withLocations, {
      [update]: client.call,
      'PUT /planner/locations/51/': gate.call,
      'DELETE /planner/locations/52/': removed.call,
    });
    await nameField();
    await userEvent.type(screen.getAllByLabelText('Location name')[0]!, ' 2');
    await press('Remove Docks');
    expect(removed.sent).toHaveLength(0);
    await press('Save Changes');
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/7`));
    expect(client.sent).toMatchObject([{ name: 'Riverfront Mall', contact_name: 'Tom Lindqvist' }]);
    expect(gate.sent).toEqual([{ ...place, name: 'North gate 2' }]);
    expect(removed.sent).toHaveLength(1);
  });

  test('readings: a location that shifts use stays, is named, and is in the form again', async () => {
    await openEdit(withLocations, {
      [update]: aClient(),
      'PUT /planner/locations/51/': aLocation(),
      'DELETE /planner/locations/52/': refusal(409, { detail: 'used' }),
    });
    await nameField();
    await press('Remove Docks');
    await press('Save Changes');
    expect(await screen.findByText(/The location “Docks” is used by shifts and cannot be removed/)).toBeInTheDocument();
    expect(screen.getAllByLabelText('Location name').map((field) => (field as HTMLInputElement).value)).toEqual([
      'North gate',
      'Docks',
    ]);
  });

  test('§5: server validation errors are shown on the fields, also of a location', async () => {
    await openEdit(withLocations, {
      [update]: aClient(),
      'PUT /planner/locations/51/': aLocation(),
      'PUT /planner/locations/52/': refusal(400, { zip_code: ['Not a zip code of Portland.'] }),
    });
    await nameField();
    await press('Save Changes');
    await waitFor(() =>
      expect(screen.getAllByLabelText('Zip code (optional)')[2]).toHaveAccessibleDescription(
        'Not a zip code of Portland.',
      ),
    );
  });

  test("§8: 'Failed to save client. Please try again.'; what was typed stays", async () => {
    await openEdit(withLocations, { [update]: refusal(500, {}) });
    await userEvent.type(await nameField(), '!');
    await press('Save Changes');
    expect(await screen.findByText('Failed to save client. Please try again.')).toBeInTheDocument();
    expect(await nameField()).toHaveValue('Riverfront Mall!');
  });

  test("§8: 'Client not found' and 'Failed to load client data. Please try again later.'", async () => {
    const { unmount } = await openEdit(null);
    expect(await screen.findByRole('heading', { name: 'Client not found' })).toBeInTheDocument();
    await unmount();
    await openPlanner(`${path}/edit/7`, { graphql: { ClientDetail: fails } });
    expect(await screen.findByText('Failed to load client data. Please try again later.')).toBeInTheDocument();
  });
});
