import { renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

// jsdom knows no widths: to it the navigation is the closed drawer of narrow screens.
configure({ defaultHidden: true });

const northgate = { id: 3, name: 'Northgate Security' };
const harbor = { id: 4, name: 'Harbor Watch' };

const company = ({ id, name }: typeof northgate) => ({ __typename: 'Company', id: String(id), name });

/** Of a company that asks for two steps, and signs in in one. */
const lacking = { is_admin: true, administered_companies: [northgate] };

const open = (user: object, path = '/admin/planner/admin-invite', graphql: GraphqlAnswers = {}) =>
  renderRemote(remote, {
    path,
    user,
    graphql: {
      SecondFactorMissing: { secondFactorMissing: user === lacking },
      MyCompanies: {
        companies: { __typename: 'CompanyPage', count: 2, results: [northgate, harbor].map(company) },
      },
      ...graphql,
    },
  });

const places = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const companies = () => screen.queryByRole('combobox', { name: 'Company' });

describe('scheduling.md §6: places of the planner', () => {
  test('an administrator of a company sees all but the users, whom staff manage', async () => {
    await open({ is_admin: true, administered_companies: [northgate] });
    expect(places()).toEqual([
      'Dashboard',
      'Scheduler',
      'Coverage',
      'Open shifts',
      'Offers and swaps',
      'Messages',
      'Time off',
      'Shifts',
      'Clients',
      'Posts',
      'Rotations',
      'Employees',
      'Qualifications',
      'Licenses',
      'Timesheets',
      'Payroll',
      'Settings',
      'Audit log',
    ]);
    expect(companies()).not.toBeInTheDocument();
  });

  test('who has no second factor, which the company asks for, is led to where it is set up', async () => {
    await open(lacking, '/admin/planner/clients');
    expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in first' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/dashboard');
  });

  test('staff who administer no company see the users, and why the rest is not theirs', async () => {
    await open({ is_staff: true }, '/admin/planner/employees/invite');
    expect(places()).toEqual(['Dashboard', 'Users', 'Account audit log']);
    expect(await screen.findByRole('heading', { name: 'For company administrators' })).toBeInTheDocument();
  });

  test('a superuser sees all of them', async () => {
    await open({ is_superuser: true });
    expect(places()).toContain('Users');
    expect(places()).toContain('Clients');
  });
});

describe('scheduling.md §6: the working company', () => {
  test('is the first administered one, and named beside the brand', async () => {
    const { host } = await open({ is_admin: true, administered_companies: [northgate, harbor] });
    expect(host.place.get()).toEqual({ area: 'Planner', owner: 'Northgate Security' });
    expect(companies()).toHaveValue('3');
  });

  test('another one is chosen in the address, which the links of the planner keep', async () => {
    const { host, unmount } = await open({ is_admin: true, administered_companies: [northgate, harbor] });
    await userEvent.selectOptions(companies()!, 'Harbor Watch');
    expect(window.location.search).toBe('?company=4');
    expect(host.place.get()).toEqual({ area: 'Planner', owner: 'Harbor Watch' });
    expect(screen.getByRole('link', { name: 'Clients' })).toHaveAttribute('href', '/admin/planner/clients?company=4');
    await unmount();
    expect(host.place.get()).toBeUndefined();
  });

  test("an address with somebody else's company shows one's own", async () => {
    await open(
      { is_admin: true, administered_companies: [northgate, harbor] },
      '/admin/planner/admin-invite?company=9',
    );
    expect(companies()).toHaveValue('3');
    expect(screen.getByRole('link', { name: 'Clients' })).toHaveAttribute('href', '/admin/planner/clients');
  });

  test('a superuser looks at all companies, or at one', async () => {
    const { host } = await open({ is_superuser: true });
    expect(companies()).toHaveDisplayValue('All companies');
    expect(host.place.get()?.owner).toBeUndefined();
    await userEvent.selectOptions(companies()!, await screen.findByRole('option', { name: 'Harbor Watch' }));
    expect(window.location.search).toBe('?company=4');
    await userEvent.selectOptions(companies()!, 'All companies');
    expect(window.location.search).toBe('');
  });

  test('of more than are listed, a superuser finds one by typing, and reads the name of the chosen one', async () => {
    const { host } = await open({ is_superuser: true }, '/admin/planner/admin-invite?company=140', {
      MyCompanies: ({ search }) => ({
        companies: {
          __typename: 'CompanyPage',
          count: search === '' ? 140 : 1,
          results: [search === '' ? northgate : harbor].map(company),
        },
      }),
      ChosenCompany: ({ id }) => ({ company: company({ id: Number(id), name: 'Last Watch' }) }),
    });
    await waitFor(() => expect(companies()).toHaveValue('Last Watch'));
    expect(host.place.get()?.owner).toBe('Last Watch');
    await userEvent.clear(companies()!);
    await userEvent.type(companies()!, 'harbor');
    await userEvent.click(await screen.findByRole('option', { name: 'Harbor Watch' }));
    expect(window.location.search).toBe('?company=4');
  });
});
