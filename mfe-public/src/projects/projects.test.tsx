import { renderRemote, type RenderOptions } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProjectsQueryVariables } from '../generated/graphql.ts';
import * as remote from '../remote.ts';
import { aProject, projectPage } from './project.fixture.ts';

const tags = ['GraphQL', 'React', 'Rust'].map((name, index) => ({ __typename: 'Tag', id: String(index + 1), name }));

/** Opens /projects over an answer that depends on what is asked; gives back what was asked. */
async function openProjects(
  answer: (asked: ProjectsQueryVariables) => object,
  { path = '/projects', graphql, ...options }: RenderOptions = {},
) {
  const asked: ProjectsQueryVariables[] = [];
  await renderRemote(remote, {
    path,
    graphql: {
      Projects: (variables) => {
        asked.push(variables as ProjectsQueryVariables);
        return { projects: answer(variables as ProjectsQueryVariables) };
      },
      ProjectTags: { tags },
      ...graphql,
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

const search = () => screen.getByRole('searchbox', { name: 'Search projects' });
const chip = (name: string) => screen.findByRole('button', { name });
const card = (title: string) => screen.findByRole('heading', { level: 2, name: title });

describe('core-site.md §2, /projects', () => {
  test('a card shows image, title, description and tags, and links to /projects/{slug}', async () => {
    await openProjects(() => projectPage([aProject(1, { tags })]));

    const project = within((await card('Project 1')).closest('article')!);
    expect(project.getByText('What project 1 does.')).toBeInTheDocument();
    expect(within(project.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(3);
    expect(project.getByRole('link', { name: 'Learn More about Project 1' })).toHaveAttribute(
      'href',
      '/projects/project-1',
    );
  });

  test('what an author wrote says its language on a screen in another one', async () => {
    await openProjects(() => projectPage([aProject(1)]), { language: 'fr' });

    expect(await card('Project 1')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('What project 1 does.')).toHaveAttribute('lang', 'en');
  });

  test('a search box matching title or description: asked of the server, kept in the address', async () => {
    const asked = await openProjects((variables) => projectPage([aProject(variables.search === 'map' ? 2 : 1)]));
    await card('Project 1');

    await userEvent.type(search(), 'map');

    await card('Project 2');
    expect(asked.map((variables) => variables.search)).toEqual(['', 'map']);
    expect(window.location.search).toBe('?search=map');
  });

  test('tag filter chips, multi-select toggle', async () => {
    const asked = await openProjects(() => projectPage([aProject(1)]));

    await userEvent.click(await chip('React'));
    await userEvent.click(await chip('Rust'));
    expect(await chip('React')).toHaveAttribute('aria-pressed', 'true');
    expect(window.location.search).toBe('?tags=2%2C3');
    await userEvent.click(await chip('React'));

    expect(await chip('React')).toHaveAttribute('aria-pressed', 'false');
    expect(await chip('Rust')).toHaveAttribute('aria-pressed', 'true');
    expect(asked.map((variables) => variables.tags)).toEqual([[], ['2'], ['2', '3'], ['3']]);
  });

  test('a Clear Filters action', async () => {
    await openProjects(() => projectPage([aProject(1)]), { path: '/projects?search=map&tags=1' });
    expect(search()).toHaveValue('map');

    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));

    expect(search()).toHaveValue('');
    expect(await chip('GraphQL')).toHaveAttribute('aria-pressed', 'false');
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  test("empty state 'No projects found matching your criteria.' with 'Clear filters and try again'", async () => {
    await openProjects((variables) => projectPage(variables.search ? [] : [aProject(1)]), {
      path: '/projects?search=zzz',
    });
    expect(await screen.findByText('No projects found matching your criteria.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters and try again' }));

    await card('Project 1');
  });
});

test('core-site.md §4, Filters: search and chip filters combine', async () => {
  const asked = await openProjects(() => projectPage([aProject(1)]), { path: '/projects?search=map&tags=1,3' });

  expect(asked).toMatchObject([{ search: 'map', tags: ['1', '3'], page: 1 }]);
  expect(await chip('GraphQL')).toHaveAttribute('aria-pressed', 'true');
  expect(await chip('Rust')).toHaveAttribute('aria-pressed', 'true');
});

describe('pages', () => {
  test('the list is paged; the next page is in the address and gets the focus at its top', async () => {
    const asked = await openProjects(({ page }) => projectPage([aProject(page)], 13));
    await card('Project 1');
    expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
    Element.prototype.scrollIntoView = () => {}; // jsdom has no layout

    await userEvent.click(screen.getByRole('button', { name: 'Next' }));

    await card('Project 2');
    expect(asked.at(-1)).toMatchObject({ page: 2, pageSize: 12 });
    expect(window.location.search).toBe('?page=2');
    expect(document.activeElement).toHaveTextContent('13 projects');
  });

  test('another filter begins at page 1', async () => {
    const asked = await openProjects(({ page }) => projectPage([aProject(page)], 30), { path: '/projects?page=2' });
    await card('Project 2');

    await userEvent.click(await chip('Rust'));

    await card('Project 1');
    expect(asked.at(-1)).toMatchObject({ page: 1, tags: ['3'] });
  });

  test('a page behind the last one leads to the first', async () => {
    await openProjects(({ page }) => projectPage(page === 1 ? [aProject(1)] : [], 1), { path: '/projects?page=7' });

    await card('Project 1');
    expect(window.location.search).toBe('');
  });
});

describe('core-site.md §4, Data screens', () => {
  test("§8: 'Failed to load projects. Please try again later.', and a new try", async () => {
    let works = false;
    await openProjects(() => {
      if (!works) throw new Error('down');
      return projectPage([aProject(1)]);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load projects. Please try again later.');
    works = true;

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await card('Project 1');
  });

  test('what was loaded stays when it cannot be asked for again, below a word of that', async () => {
    let works = true;
    const { host } = await renderRemote(remote, {
      path: '/projects',
      graphql: {
        Projects: () => {
          if (!works) throw new Error('down');
          return { projects: projectPage([aProject(1)]) };
        },
        ProjectTags: { tags },
      },
    });
    await card('Project 1');
    works = false;
    await host.apollo.refetchQueries({ include: ['Projects'] }).catch(() => {});

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load projects. Please try again later.');
    await card('Project 1');
    expect(screen.getByRole('status')).toHaveTextContent('1 project');
  });

  test('the list stands without its tags', async () => {
    await openProjects(() => projectPage([aProject(1)]), {
      graphql: {
        ProjectTags: () => {
          throw new Error('down');
        },
      },
    });

    await card('Project 1');
    expect(screen.queryByRole('group', { name: 'Filter by tag' })).not.toBeInTheDocument();
  });

  test('no project at all is not told as a failed search', async () => {
    await openProjects(() => projectPage([]));

    expect(await screen.findByText('No projects yet.')).toBeInTheDocument();
  });
});

test('the way to a project remembers the filtered list', async () => {
  await openProjects(() => projectPage([aProject(1)]), {
    path: '/projects?tags=2',
    graphql: { Project: { project: null } },
  });

  await userEvent.click(await screen.findByRole('link', { name: 'Learn More about Project 1' }));

  expect(await screen.findByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', '/projects?tags=2');
});
