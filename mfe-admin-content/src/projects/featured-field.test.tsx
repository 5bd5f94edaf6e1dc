import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { aProject } from './project.fixture.ts';

const shown = ['11', '12', '13'].map((id) => ({ __typename: 'Project', id, title: `P${id}`, isPublished: true }));

test('core-site.md §9: where the home page is full, the form says that the project waits, and takes it', async () => {
  let sent: { input?: object } = {};
  await renderRemote(remote, {
    path: '/admin/projects',
    state: { action: 'edit', id: 7 },
    user: { is_staff: true },
    graphql: {
      AdminProjects: { projects: { __typename: 'ProjectPage', count: 0, results: [] } },
      FeaturedNow: { projects: { __typename: 'ProjectPage', results: shown } },
      ProjectToEdit: { item: aProject() },
      UpdateProject: (variables) => {
        sent = variables;
        return { item: aProject() };
      },
    },
  });
  const featured = await screen.findByRole('checkbox', { name: 'Featured' });
  expect(featured).toHaveAccessibleDescription('The home page shows the first three featured projects.');
  await userEvent.click(featured);
  expect(await screen.findByText(/To show this one, move it up/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is saved\./);
  expect(sent.input).toMatchObject({ isFeatured: true });
});
