import { refused, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner, press, recording, refuses, type } from '../testing/planner.ts';
import { clientOf, locationOf, shownClient, shownLocation } from './client.fixture.ts';

const path = '/admin/planner/clients';
const made = { createClient: clientOf() };
const changed = { updateClient: clientOf() };
const located = { createLocation: locationOf() };
const moved = { updateLocation: locationOf() };

const fields = {
  name: 'Riverfront Mall',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  timeZone: null as string | null,
  status: 'ACTIVE',
  notes: '',
  weekBudget: null as number | null,
  weekHours: null as number | null,
  requiredQualifications: [] as string[],
};
const place = {
  name: 'North gate',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  timeZone: null as string | null,
  holidayRegion: null as string | null,
  weekBudget: null as number | null,
  weekHours: null as number | null,
  requiredQualifications: [] as string[],
};

const results = [{ __typename: 'CompanyQualification', id: '21', name: 'First aid' }];
const QualificationOptions = { qualifications: { __typename: 'QualificationPage', count: 1, results } };

const openNew = (graphql: GraphqlAnswers = {}, user?: object) =>
  openPlanner(`${path}/new`, {
    graphql: { ClientDetail: { client: shownClient() }, ...graphql },
    ...(user && { user }),
  });

const openEdit = (client: object | null, graphql: GraphqlAnswers = {}, at = `${path}/edit/7`) =>
  openPlanner(at, { graphql: { ClientDetail: { client }, ...graphql } });

const nameField = () => screen.findByLabelText('Client name');

describe('scheduling.md §2, Client area: new', () => {
  test('§7: it is created, with what it asks of employees, then the client is shown', async () => {
    const { sent, call } = recording(made);
    await openNew({ CreateClient: call, QualificationOptions });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await userEvent.click(await screen.findByRole('button', { name: 'First aid' }));
    await press('Create client');
    expect(await screen.findByText('Riverfront Mall was saved.')).toBeInTheDocument();
    expect(sent).toEqual([{ input: { ...fields, company: '3', requiredQualifications: ['21'] } }]);
    expect(window.location.pathname).toBe(`${path}/7`);
  });

  test("§5: 'Client name is required', 'Email is invalid', and field errors clear when the field is edited", async () => {
    await openNew();
    await userEvent.type(screen.getByLabelText('Email (optional)'), 'nobody');
    await press('Create client');
    expect(await nameField()).toHaveAccessibleDescription('Client name is required');
    expect(screen.getByLabelText('Email (optional)')).toHaveAccessibleDescription('Email is invalid');
    await type('Client name', 'A');
    expect(await nameField()).not.toHaveAccessibleDescription();
  });

  test("§5: a new location needs a name: alert 'Location name is required'", async () => {
    const { sent, call } = recording(made);
    await openNew({ CreateClient: call });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await press('Add location');
    await press('Create client');
    const alert = await screen.findByRole('alert', { name: 'The client was not saved' });
    expect(within(alert).getByText('Location name is required')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('§7: each new location is created after the client is saved', async () => {
    const { sent, call } = recording(located);
    await openNew({ CreateClient: made, CreateLocation: call, QualificationOptions });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    expect(await screen.findByRole('button', { name: 'First aid' })).toBeVisible();
    for (const [at, name] of ['North gate', 'Docks'].entries()) {
      await press('Add location');
      await userEvent.type(screen.getAllByLabelText('Location name')[at]!, name);
    }
    // The client's own address comes first, then each location.
    await userEvent.type(screen.getAllByLabelText('Budget of a week (optional)')[1]!, '900');
    await userEvent.type(screen.getAllByLabelText('Hours of a week (optional)')[2]!, '56');
    await press('Create client');
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/7`));
    expect(sent).toEqual([
      { input: { ...place, client: '7', weekBudget: 900 } },
      { input: { ...place, name: 'Docks', client: '7', weekHours: 56 } },
    ]);
  });

  test('it and each location have a time zone of their own, or that of what they belong to', async () => {
    const creating = recording(made);
    const locating = recording(located);
    const company = { __typename: 'Company', id: '3', name: 'Nightwatch', timeZone: 'America/Los_Angeles' };
    await openNew({ CreateClient: creating.call, CreateLocation: locating.call, ChosenCompany: { company } });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await press('Add location');
    await userEvent.type(screen.getByLabelText('Location name'), 'North gate');
    const [ofClient, ofPlace] = await screen.findAllByRole('combobox', { name: /^Time zone/ });
    await waitFor(() => expect(ofClient).toHaveAttribute('placeholder', 'Same as the company: Los Angeles'));
    expect(ofPlace).toHaveAttribute('placeholder', 'Same as the client');
    await userEvent.type(ofPlace!, 'boise');
    await userEvent.tab();
    await press('Create client');
    await waitFor(() => expect(locating.sent).toHaveLength(1));
    expect(creating.sent).toMatchObject([{ input: { timeZone: null } }]);
    expect(locating.sent).toMatchObject([{ input: { timeZone: 'America/Boise' } }]);
  });

  test('§4: removing a new location only drops it', async () => {
    const { sent, call } = recording(located);
    await openNew({ CreateClient: made, CreateLocation: call });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await press('Add location');
    await press('Remove');
    expect(screen.getByRole('button', { name: 'Add location' })).toHaveFocus();
    await press('Create client');
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/7`));
    expect(sent).toEqual([]);
  });

  test('a second try after a location failed makes nothing twice', async () => {
    let works = false;
    const creating = recording(made);
    const changing = recording(changed);
    const locating = recording(({ input: { name } }: { input: { name: string } }) => {
      if (name === 'Docks' && !works) fails();
      return { createLocation: locationOf(name === 'Docks' ? '52' : '51') };
    });
    const moving = recording(moved);
    await openNew({
      CreateClient: creating.call,
      UpdateClient: changing.call,
      CreateLocation: locating.call,
      UpdateLocation: moving.call,
    });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    for (const [at, name] of ['North gate', 'Docks'].entries()) {
      await press('Add location');
      await userEvent.type(screen.getAllByLabelText('Location name')[at]!, name);
    }
    await press('Create client');
    expect(await screen.findByText('Failed to save client. Please try again.')).toBeInTheDocument();
    works = true;
    await press('Create client');
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/7`));
    expect([creating.sent.length, changing.sent.length]).toEqual([1, 1]);
    expect(moving.sent).toEqual([]);
    expect(locating.sent).toHaveLength(3);
  });

  test('§6: a superuser who looks at all companies says whose client it is', async () => {
    const { sent, call } = recording(made);
    await openNew({ CreateClient: call }, { is_superuser: true });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    await press('Create client');
    const company = screen.getAllByLabelText('Company').at(-1)!;
    expect(company).toHaveAccessibleDescription('Company is required');
    await userEvent.selectOptions(company, 'Harbor Watch');
    await press('Create client');
    await waitFor(() => expect(sent).toMatchObject([{ input: { company: '4' } }]));
  });

  test('§6: of more companies than are listed, one is found by typing, and stays named once it is chosen', async () => {
    const { sent, call } = recording(made);
    const company = (id: string, name: string) => ({ __typename: 'Company', id, name });
    const MyCompanies = ({ search }: Record<string, unknown>) => ({
      companies: {
        __typename: 'CompanyPage',
        count: search === '' ? 140 : 1,
        results: [search === '' ? company('3', 'Northgate Security') : company('140', 'Last Watch')],
      },
    });
    await openNew({ MyCompanies, CreateClient: call }, { is_superuser: true });
    await userEvent.type(await nameField(), 'Riverfront Mall');
    const field = () => screen.getAllByRole('combobox', { name: 'Company' }).at(-1)!;
    await waitFor(() => expect(field()).toHaveAttribute('placeholder', 'Choose a company'));
    await userEvent.type(field(), 'last');
    await userEvent.click(await screen.findByRole('option', { name: 'Last Watch' }));
    await waitFor(() => expect(field()).toHaveValue('Last Watch'));
    await press('Create client');
    await waitFor(() => expect(sent).toMatchObject([{ input: { company: '140' } }]));
  });
});

describe('scheduling.md §2, Client area: edit', () => {
  const withLocations = shownClient({ locations: [shownLocation('51', 'North gate'), shownLocation('52', 'Docks')] });

  test.each([`${path}/edit/7`, `${path}/7/edit`])('readings: %s leads to the form', async (at) => {
    await openEdit(withLocations, {}, at);
    expect(await nameField()).toHaveValue('Riverfront Mall');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit client');
  });

  test('§7: the client and each existing location are updated; readings: a removed one is deleted on save', async () => {
    const client = recording(changed);
    const gate = recording(moved);
    const removed = recording({ deleteLocation: '52' });
    await openEdit(withLocations, {
      UpdateClient: client.call,
      UpdateLocation: gate.call,
      DeleteLocation: removed.call,
    });
    await nameField();
    await userEvent.type(screen.getAllByLabelText('Location name')[0]!, ' 2');
    await press('Remove Docks');
    expect(removed.sent).toHaveLength(0);
    await press('Save changes');
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/7`));
    // Only what was changed: what somebody else changes meanwhile stays.
    expect(client.sent).toMatchObject([{ id: '7', input: {} }]);
    expect(gate.sent).toEqual([{ id: '51', input: { name: 'North gate 2' }, seen: { name: 'North gate' } }]);
    expect(removed.sent).toEqual([{ id: '52' }]);
  });

  test('readings: a location that shifts use stays, is named, and is in the form again', async () => {
    await openEdit(withLocations, {
      UpdateClient: changed,
      UpdateLocation: moved,
      DeleteLocation: refuses('CONFLICT'),
    });
    await nameField();
    await press('Remove Docks');
    await press('Save changes');
    expect(await screen.findByText(/Shifts use the location “Docks”, so it cannot be removed/)).toBeInTheDocument();
    expect(screen.getAllByLabelText('Location name').map((field) => (field as HTMLInputElement).value)).toEqual([
      'North gate',
      'Docks',
    ]);
  });

  test('readings: of several removed locations, those that shifts use are named and back, and the others are gone', async () => {
    const removed: string[] = [];
    await openEdit(withLocations, {
      UpdateClient: changed,
      UpdateLocation: moved,
      DeleteLocation: ({ id }) => {
        removed.push(String(id));
        if (id === '51') throw refused('CONFLICT', {});
        return { deleteLocation: id };
      },
    });
    await nameField();
    await press('Remove North gate');
    await press('Remove Docks');
    await press('Save changes');
    expect(await screen.findByText(/Shifts use the location “North gate”.*Everything else was saved/)).toBeVisible();
    expect(screen.getByText('The client was only partly saved')).toBeVisible();
    expect(removed).toEqual(['51', '52']);
    expect(screen.getAllByLabelText('Location name').map((field) => (field as HTMLInputElement).value)).toEqual([
      'North gate',
    ]);
  });

  test('§5: server validation errors are shown on the fields, also of a location', async () => {
    await openEdit(withLocations, {
      UpdateClient: changed,
      UpdateLocation: ({ id }) => {
        if (id === '52') throw refused('BAD_USER_INPUT', { zipCode: ['Not a zip code of Portland.'] });
        return moved;
      },
    });
    await nameField();
    for (const zip of screen.getAllByLabelText('Zip code (optional)').slice(1)) await userEvent.type(zip, '9');
    await press('Save changes');
    await waitFor(() =>
      expect(screen.getAllByLabelText('Zip code (optional)')[2]).toHaveAccessibleDescription(
        'Not a zip code of Portland.',
      ),
    );
  });

  test("§8: 'Failed to save client. Please try again.'; what was typed stays", async () => {
    await openEdit(withLocations, { UpdateClient: fails });
    await userEvent.type(await nameField(), '!');
    await press('Save changes');
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
