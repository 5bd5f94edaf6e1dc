import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fault } from '@portfolio/contracts/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner, press, recording, refuses, type } from '../../testing/planner.ts';

const path = '/admin/planner/qualifications';

const held = {
  __typename: 'CompanyQualification',
  id: '21',
  name: 'First aid',
  companyId: '3',
  employees: 4,
  expires: false,
};
const free = {
  __typename: 'CompanyQualification',
  id: '22',
  name: 'Fire marshal',
  companyId: '3',
  employees: 0,
  expires: false,
};

const open = (graphql = {}, results: object[] = [free, held]) =>
  openPlanner(path, {
    graphql: {
      Qualifications: () => ({ qualifications: { __typename: 'QualificationPage', count: results.length, results } }),
      ...graphql,
    },
  });

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('scheduling.md §3, Qualification: name, scoped to a company', () => {
  test('who holds it, with a link to them', async () => {
    await open();
    expect((await row('First aid')).getByRole('link', { name: '4 employees' })).toHaveAttribute(
      'href',
      '/admin/planner/employees?qualification=21',
    );
    expect((await row('Fire marshal')).getByText('Nobody')).toBeInTheDocument();
  });

  test('can be added', async () => {
    const { sent, call } = recording({ createQualification: { ...free, id: '23' } });
    await open({ CreateQualification: call });
    await row('First aid');
    await press('Add qualification');
    await type('Name', 'Dog handler');
    await press('Expires', 'checkbox');
    await press('Add');
    expect(await screen.findByText('Dog handler was saved.')).toBeInTheDocument();
    expect(sent).toEqual([{ company: '3', name: 'Dog handler', expires: true }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('can be renamed', async () => {
    const { sent, call } = recording({ renameQualification: { ...held, name: 'First aider' } });
    await open({ RenameQualification: call });
    await userEvent.click((await row('First aid')).getByRole('button', { name: 'Edit First aid' }));
    await type('Name', 'er');
    await press('Save');
    expect(await screen.findByText('First aider was saved.')).toBeInTheDocument();
    expect(sent).toEqual([{ id: '21', name: 'First aider', expires: false, seen: 'First aid' }]);
  });

  test('needs a name, and one of its own', async () => {
    await open({ CreateQualification: refuses('BAD_USER_INPUT', { name: [fault('unique')] }) });
    await row('First aid');
    await press('Add qualification');
    await press('Add');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Qualification name is required');
    await type('Name', 'First aid');
    await press('Add');
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
        'A qualification with this name already exists',
      ),
    );
  });

  test('can be deleted while nobody holds it', async () => {
    await open({ DeleteQualification: { deleteQualification: '22' } });
    await userEvent.click((await row('Fire marshal')).getByRole('button', { name: 'Delete Fire marshal' }));
    await press('Confirm');
    expect(await screen.findByText('Fire marshal was deleted.')).toBeInTheDocument();
  });

  test('is not deleted while employees hold it: by how many', async () => {
    await open({
      DeleteQualification: () => {
        throw new CombinedGraphQLErrors({
          data: null,
          errors: [{ message: 'x', extensions: { code: 'CONFLICT', employees: 5 } }],
        });
      },
    });
    await userEvent.click((await row('First aid')).getByRole('button', { name: 'Delete First aid' }));
    await press('Confirm');
    expect(await screen.findByText(/5 employees hold it/)).toBeInTheDocument();
  });

  test('nothing yet: what the place is for, and the first action', async () => {
    await open({}, []);
    expect(await screen.findByText('No qualifications yet.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add qualification' })).toHaveLength(2);
  });

  test('§8: a load failure', async () => {
    await openPlanner(path, { graphql: { Qualifications: fails } });
    expect(await screen.findByText('Failed to load qualifications. Please try again later.')).toBeInTheDocument();
  });
});
