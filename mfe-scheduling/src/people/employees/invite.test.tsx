import { refused, renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';
import { employeeOf, invitation } from './employee.fixture.ts';

const created = { createEmployee: employeeOf() };
const InviteEmployee = { inviteEmployee: invitation };

const open = (graphql: GraphqlAnswers) =>
  renderRemote(remote, {
    path: '/admin/planner/employees/invite',
    user: { is_admin: true },
    graphql: {
      MyCompanies: {
        companies: {
          __typename: 'CompanyPage',
          count: 2,
          results: [
            { __typename: 'Company', id: '3', name: 'Nightwatch' },
            { __typename: 'Company', id: '4', name: 'Daywatch' },
          ],
        },
      },
      ...graphql,
    },
  });

const throws = (error: Error) => () => {
  throw error;
};

async function fill() {
  await userEvent.type(await screen.findByLabelText('First name'), 'Grace');
  await userEvent.type(screen.getByLabelText('Last name'), 'Hopper');
  await userEvent.type(screen.getByLabelText('Email'), 'grace@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Create invitation' }));
}

describe('scheduling.md §2, invite-new-employee form', () => {
  test('Back to Dashboard goes to /admin/planner', async () => {
    await open({});
    expect(await screen.findByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin/planner');
  });

  test('§7: creates the employee, inactive, then the link; §5: the rate is 15.00 by default', async () => {
    const sent: unknown[] = [];
    const CreateEmployee = (variables: unknown) => {
      sent.push(variables);
      return created;
    };
    await open({ CreateEmployee, InviteEmployee });
    await fill();

    expect(await screen.findByText('Employee invitation created successfully!')).toBeInTheDocument();
    expect(screen.getByLabelText('Invite link for Grace Hopper')).toHaveValue(invitation.inviteUrl);
    expect(sent).toEqual([
      {
        input: {
          company: '3',
          firstName: 'Grace',
          lastName: 'Hopper',
          email: 'grace@example.com',
          phone: '',
          hourlyRate: '15.00',
          status: 'INACTIVE',
        },
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Invite another employee' }));
    expect(screen.getByLabelText('First name')).toHaveValue('');
  });

  test('§5: all fields are required except the phone', async () => {
    await open({});
    await userEvent.clear(await screen.findByLabelText('Hourly rate (USD)'));
    await userEvent.click(screen.getByRole('button', { name: 'Create invitation' }));
    for (const [label, text] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Email is required'],
      ['Hourly rate (USD)', 'Hourly rate is required'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    }
    expect(screen.getByLabelText('Phone (optional)')).toHaveAccessibleDescription('');
  });

  test.each([
    ['server error', throws(refused('FORBIDDEN', {}, 'Not your company.')), 'Not your company.'],
    ['otherwise', throws(new Error('down')), 'Failed to create employee invitation. Please try again.'],
  ])('§8, Invite: %s; what was typed stays', async (_, answer, text) => {
    await open({ CreateEmployee: answer });
    await fill();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Grace');
  });

  test('the link can also go by e-mail: a new one, which replaces the one shown', async () => {
    const sent: unknown[] = [];
    const mailed = { inviteUrl: 'https://portfolio.example/planner/register/m41l', sentTo: 'grace@example.com' };
    await open({
      CreateEmployee: created,
      InviteEmployee: (variables) => {
        sent.push(variables);
        return { inviteEmployee: variables['byEmail'] ? { ...invitation, ...mailed } : invitation };
      },
    });
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'Send by email' }));
    expect(
      await screen.findByText(
        /on its way to grace@example.com, with a new link. It replaces the link you saw here before/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Invite link for Grace Hopper')).toHaveValue(mailed.inviteUrl);
    expect(sent).toEqual([
      { id: '7', byEmail: false },
      { id: '7', byEmail: true },
    ]);
  });

  test('an e-mail that is refused says why, and the link stays', async () => {
    await open({
      CreateEmployee: created,
      InviteEmployee: ({ byEmail }) => {
        if (byEmail) throw refused('THROTTLED', {}, 'Too many requests.');
        return InviteEmployee;
      },
    });
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'Send by email' }));
    expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
    expect(screen.getByLabelText('Invite link for Grace Hopper')).toHaveValue(invitation.inviteUrl);
  });

  test('when only the link fails, only the link is tried again', async () => {
    let works = false;
    let employees = 0;
    await open({
      CreateEmployee: () => {
        employees += 1;
        return created;
      },
      InviteEmployee: () => {
        if (!works) throw new Error('down');
        return InviteEmployee;
      },
    });
    await fill();
    expect(await screen.findByText('Failed to generate invite. Please try again.')).toBeInTheDocument();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Employee invitation created successfully!')).toBeInTheDocument();
    expect(employees).toBe(1);
  });
});
