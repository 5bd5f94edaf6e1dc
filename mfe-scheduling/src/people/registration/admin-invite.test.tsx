import { refused, renderRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../../remote.ts';

const link = {
  __typename: 'AdminRegistrationLink',
  registrationUrl: 'https://portfolio.example/admin/register/t0k',
  expiresAt: '2026-11-24T10:00:00.000Z',
};
const made = { generateAdminRegistrationLink: link };

const open = (answer: object, user: object = { is_superuser: true }) =>
  renderRemote(remote, {
    path: '/admin/planner/admin-invite',
    user,
    graphql: { GenerateAdminRegistrationLink: answer },
  });

const throws = (error: Error) => () => {
  throw error;
};

describe('scheduling.md §2, Admin registration link generator', () => {
  test('superuser generates a link; a copy confirmation shows for 3 seconds', async () => {
    const user = userEvent.setup();
    await open(made);
    await user.click(await screen.findByRole('button', { name: 'Generate link' }));

    expect(await screen.findByLabelText('Registration link')).toHaveValue(link.registrationUrl);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(link.registrationUrl);
  });

  test('Back to Dashboard goes to /admin/planner', async () => {
    await open(made);
    expect(await screen.findByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin/planner');
  });

  test("§6: others read 'Only superusers can generate these links'", async () => {
    await open(made, { is_staff: true });
    expect(await screen.findByText('Only superusers can generate these links')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate link' })).not.toBeInTheDocument();
  });

  test.each([
    [
      "the server's error field",
      throws(refused('FORBIDDEN', {}, 'Only superusers can generate these links')),
      'Only superusers can generate these links',
    ],
    ['without one', throws(new Error('down')), 'You do not have permission to generate admin registration links'],
  ])('§8: link generation shows %s', async (_, answer, text) => {
    await open(answer);
    await userEvent.click(await screen.findByRole('button', { name: 'Generate link' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
