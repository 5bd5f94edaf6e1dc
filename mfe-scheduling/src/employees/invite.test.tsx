import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { anEmployee } from './employee.fixture.ts';

const create = 'POST /planner/employees/';
const invite = 'POST /planner/employees/7/invite/';
const invitation = {
  invite_url: 'https://portfolio.example/planner/register/t0k',
  registration_url: 'https://portfolio.example/planner/register/t0k',
  expires_at: '2026-11-28T10:00:00.000Z',
  sent_to: null,
};
const employee = anEmployee({ id: 7, name: 'Grace Hopper' });

const open = (rest: Record<string, unknown>) =>
  renderRemote(remote, {
    path: '/admin/planner/employees/invite',
    user: { is_admin: true },
    rest: rest as Record<string, object>,
    graphql: {
      MyCompanies: {
        companies: {
          __typename: 'CompanyPage',
          results: [
            { __typename: 'Company', id: '3', name: 'Nightwatch' },
            { __typename: 'Company', id: '4', name: 'Daywatch' },
          ],
        },
      },
    },
  });

const refusal = (status: number, body: object) => () => Response.json(body, { status });

async function fill() {
  await userEvent.type(await screen.findByLabelText('First name'), 'Grace');
  await userEvent.type(screen.getByLabelText('Last name'), 'Hopper');
  await userEvent.type(screen.getByLabelText('Email'), 'grace@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Create Invitation' }));
}

describe('scheduling.md §2, invite-new-employee form', () => {
  test('Back to Dashboard goes to /admin/planner', async () => {
    await open({});
    expect(await screen.findByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin/planner');
  });

  test('§7: creates the employee, inactive, then the link; §5: the rate is 15.00 by default', async () => {
    const sent: unknown[] = [];
    const created = (body: unknown) => {
      sent.push(body);
      return employee;
    };
    await open({ [create]: created, [invite]: invitation });
    await fill();

    expect(await screen.findByText('Employee invitation created successfully!')).toBeInTheDocument();
    expect(screen.getByLabelText('Invite link for Grace Hopper')).toHaveValue(invitation.invite_url);
    expect(sent).toEqual([
      {
        company: '3',
        first_name: 'Grace',
        last_name: 'Hopper',
        email: 'grace@example.com',
        phone: '',
        hourly_rate: '15.00',
        status: 'inactive',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Invite Another Employee' }));
    expect(screen.getByLabelText('First name')).toHaveValue('');
  });

  test('§5: all fields are required except the phone', async () => {
    await open({});
    await userEvent.clear(await screen.findByLabelText('Hourly rate (USD)'));
    await userEvent.click(screen.getByRole('button', { name: 'Create Invitation' }));
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
    ['server error', refusal(403, { error: 'Not your company.' }), 'Not your company.'],
    ['otherwise', refusal(500, {}), 'Failed to create employee invitation. Please try again.'],
  ])('§8, Invite: %s; what was typed stays', async (_, answer, text) => {
    await open({ [create]: answer });
    await fill();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Grace');
  });

  test('the link can also go by e-mail: a new one, which replaces the one shown', async () => {
    const sent: unknown[] = [];
    const mailed = { invite_url: 'https://portfolio.example/planner/register/m41l', sent_to: 'grace@example.com' };
    await open({
      [create]: employee,
      [invite]: (body: { by_email?: boolean }) => {
        sent.push(body);
        return body.by_email ? { ...invitation, ...mailed } : invitation;
      },
    });
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'Send by E-Mail' }));
    expect(await screen.findByText('The invitation is on its way to grace@example.com.')).toBeInTheDocument();
    expect(screen.getByLabelText('Invite link for Grace Hopper')).toHaveValue(mailed.invite_url);
    expect(sent).toEqual([{}, { by_email: true }]);
  });

  test('an e-mail that is refused says why, and the link stays', async () => {
    await open({
      [create]: employee,
      [invite]: (body: { by_email?: boolean }) =>
        body.by_email ? Response.json({ error: 'Too many requests.' }, { status: 429 }) : invitation,
    });
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'Send by E-Mail' }));
    expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
    expect(screen.getByLabelText('Invite link for Grace Hopper')).toHaveValue(invitation.invite_url);
  });

  test('when only the link fails, only the link is tried again', async () => {
    let works = false;
    let employees = 0;
    await open({
      [create]: () => {
        employees += 1;
        return employee;
      },
      [invite]: () => (works ? invitation : Response.json({}, { status: 503 })),
    });
    await fill();
    expect(await screen.findByText('Failed to generate invite. Please try again.')).toBeInTheDocument();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Employee invitation created successfully!')).toBeInTheDocument();
    expect(employees).toBe(1);
  });
});
