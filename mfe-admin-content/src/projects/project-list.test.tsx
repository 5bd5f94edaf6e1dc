import { renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AdminProjectsQueryVariables } from '../generated/graphql.ts';
import * as remote from '../remote.ts';

const aProject = (id: number, particulars: object = {}) => ({
  __typename: 'Project',
  id: String(id),
  slug: `project-${id}`,
  title: `Project ${id}`,
  description: `What project ${id} does.`,
  isFeatured: false,
  featuredOrder: null,
  isPublished: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
  image: null,
  tags: [],
  ...particulars,
});

const staff = { is_staff: true };

/** Opens the list over an answer that depends on what is asked; gives back what was asked. */
type Variables = AdminProjectsQueryVariables & { page: number };

async function openList(
  answer: (variables: Variables) => { count: number; results: object[] },
  { path = '/admin/projects', ...options }: { path?: string; user?: object; language?: 'en' | 'es' | 'fr' } = {},
) {
  const asked: Variables[] = [];
  await renderRemote(remote, {
    path,
    user: staff,
    graphql: {
      FeaturedNow: { projects: { __typename: 'ProjectPage', results: [] } },
      AdminProjects: (variables) => {
        asked.push(variables as Variables);
        return { projects: { __typename: 'ProjectPage', ...answer(variables as Variables) } };
      },
    },
    ...options,
  });
  return asked;
}

const oneOf = (...results: object[]) => ({ count: results.length, results });

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('article')!);
};

describe('core-site.md §2, /admin/projects', () => {
  test('a list of cards', async () => {
    await openList(() => oneOf(aProject(1, { tags: [{ __typename: 'Tag', id: '1', name: 'React' }] }), aProject(2)));

    const first = await card('Project 1');
    expect(first.getByText('What project 1 does.')).toBeInTheDocument();
    expect(first.getByText('React')).toBeInTheDocument();
    expect(first.getByText('Changed 20 Nov 2026')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('2 projects')).toBeInTheDocument();
  });

  test('public links the admin screens refer to: /projects/{id}', async () => {
    await openList(() => oneOf(aProject(7)));

    expect((await card('Project 7')).getByRole('link', { name: 'View Project 7' })).toHaveAttribute(
      'href',
      '/projects/7',
    );
  });
});

describe('core-site.md §4, Publication: either Published or Draft, featured ones marked', () => {
  test.each([
    ['published', {}, ['Published'], ['Draft', 'Featured']],
    ['draft', { isPublished: false }, ['Draft'], ['Published', 'Featured']],
    ['featured', { isFeatured: true }, ['Published', 'Featured'], ['Draft']],
  ])('%s', async (_, particulars, present, absent) => {
    await openList(() => oneOf(aProject(1, particulars)));

    const project = await card('Project 1');
    // The switches are called the same.
    const badge = { ignore: 'label *' };
    for (const text of present) expect(project.getByText(text, badge)).toBeInTheDocument();
    for (const text of absent) expect(project.queryByText(text, badge)).not.toBeInTheDocument();
  });
});

describe('lists search, sort and page', () => {
  test('the search is asked of the server and kept in the address, from page 1', async () => {
    const asked = await openList(({ search }) => oneOf(aProject(search ? 2 : 1)), { path: '/admin/projects?page=2' });
    await card('Project 1');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search title or description' }), 'atlas');

    await card('Project 2');
    expect(asked).toMatchObject([
      { page: 2, search: '' },
      { page: 1, search: 'atlas' },
    ]);
    expect(window.location.search).toBe('?search=atlas');
  });

  test('the order', async () => {
    const asked = await openList(({ ordering }) => oneOf(aProject(ordering === 'title' ? 2 : 1)));
    await card('Project 1');
    expect(asked[0]).toMatchObject({ ordering: '-created_at' });

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title A–Z');

    await card('Project 2');
    expect(asked.at(-1)).toMatchObject({ ordering: 'title' });
    expect(window.location.search).toBe('?ordering=title');
  });

  test('pages', async () => {
    const asked = await openList(({ page }) => ({ count: 24, results: [aProject(page)] }));
    await card('Project 1');
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Next' }));

    await card('Project 2');
    expect(asked.at(-1)).toMatchObject({ page: 2, pageSize: 10 });
    expect(window.location.search).toBe('?page=2');
  });

  test('what the address says is shown', async () => {
    const asked = await openList(() => oneOf(aProject(1)), { path: '/admin/projects?search=a&ordering=-title&page=1' });

    await card('Project 1');
    expect(asked).toEqual([{ page: 1, pageSize: 10, search: 'a', ordering: '-title' }]);
    expect(screen.getByRole('searchbox')).toHaveValue('a');
  });

  test('a page behind the last one leads back to the first', async () => {
    await openList(({ page }) => (page > 1 ? oneOf() : oneOf(aProject(1))), { path: '/admin/projects?page=9' });

    await card('Project 1');
    expect(window.location.search).toBe('');
  });
});

describe('core-site.md §4, Data screens: loading, error and empty states', () => {
  test('loading', async () => {
    await renderRemote(remote, {
      path: '/admin/projects',
      user: staff,
      graphql: { AdminProjects: () => new Promise(() => {}) },
    });

    expect(screen.getByText('Loading projects')).toBeInTheDocument();
  });

  test("§8: 'Failed to load projects. Please try again later.', and a new try", async () => {
    let works = false;
    await openList(() => {
      if (!works) throw new Error('down');
      return oneOf(aProject(1));
    });
    expect(await screen.findByText('Failed to load projects. Please try again later.')).toBeInTheDocument();
    works = true;

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await card('Project 1');
  });

  test('no project at all', async () => {
    await openList(() => oneOf());

    expect(await screen.findByText('No projects yet.')).toBeInTheDocument();
  });

  test('no project for a search, which can be cleared', async () => {
    await openList(({ search }) => (search ? oneOf() : oneOf(aProject(1))), { path: '/admin/projects?search=zzz' });

    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));

    await card('Project 1');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

test('readings.md, who is an admin: company administrators get a notice and the way to their planner', async () => {
  await openList(() => oneOf(aProject(1)), { user: { is_admin: true } });

  expect(screen.getByRole('heading', { level: 1, name: 'For staff only' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the planner' })).toHaveAttribute('href', '/admin/planner');
});

test.each([
  ['es', 'Proyectos', '1 proyecto', 'Modificado el 20 nov 2026'],
  ['fr', 'Projets', '1 projet', 'Modifié le 20 nov. 2026'],
] as const)('scheduling.md §9, Languages: words, plurals and dates in %s', async (language, title, count, date) => {
  await openList(() => oneOf(aProject(1)), { language });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByText(count)).toBeInTheDocument();
  expect(screen.getByText(date)).toBeInTheDocument();
});

describe('core-site.md §9: three projects on the home page', () => {
  const shown = ['Atlas', 'Beacon', 'Comet'].map((title, at) => ({
    __typename: 'Project',
    id: String(at + 11),
    title,
    isPublished: true,
  }));
  const home = (results: object[]) => ({ projects: { __typename: 'ProjectPage', results } });
  const open = (graphql: GraphqlAnswers) =>
    renderRemote(remote, {
      path: '/admin/projects',
      user: staff,
      graphql: {
        AdminProjects: { projects: { __typename: 'ProjectPage', ...oneOf(aProject(1)) } },
        FeaturedNow: home([...shown, { ...shown[0], id: '19', title: 'Draft', isPublished: false }]),
        ...graphql,
      },
    });
  const order = () =>
    within(screen.getByRole('list', { name: 'Featured projects' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  /** A server that keeps the order. @param others what somebody else makes of it once it is saved */
  const openOrdered = async (others: (ids: string[]) => string[] = (ids) => ids) => {
    const sent: unknown[] = [];
    let now = ['11', '12', '13'];
    await open({
      FeaturedNow: () => home(now.map((id) => shown.find((project) => project.id === id)!)),
      ReorderFeatured(variables) {
        sent.push(variables);
        now = others([...(variables as { order: string[] }).order]);
        return { reorderFeaturedProjects: shown };
      },
    });
    await screen.findByRole('list', { name: 'Featured projects' });
    return sent;
  };

  test('their order is changed in place, with Undo', async () => {
    const sent = await openOrdered();
    expect(order()).toEqual(['Atlas', 'Beacon', 'Comet']);
    await userEvent.click(screen.getByRole('button', { name: 'Move Comet up' }));
    expect(sent).toEqual([{ order: ['11', '13', '12'] }]);
    expect(await screen.findByText('Comet is now number 2 of 3.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    expect(sent[1]).toEqual({ order: ['11', '12', '13'] });
  });

  test('Undo leaves an order that somebody else made since', async () => {
    const sent = await openOrdered((ids) => ids.toReversed());
    await userEvent.click(screen.getByRole('button', { name: 'Move Comet up' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This could not be undone.')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('a draft among them has no place', async () => {
    await open({});
    await screen.findByRole('list', { name: 'Featured projects' });
    expect(order()).toEqual(['Atlas', 'Beacon', 'Comet']);
  });

  test('a second move before the first is saved is saved after it', async () => {
    const sent: unknown[] = [];
    let arrive: (answer: object) => void;
    await open({
      ReorderFeatured: ({ order: wanted }) => {
        sent.push(wanted);
        if (sent.length > 1) return { reorderFeaturedProjects: shown };
        return new Promise<object>((resolve) => (arrive = resolve));
      },
    });
    const down = async () => userEvent.click(await screen.findByRole('button', { name: 'Move Atlas down' }));
    await down();
    await down();
    expect(order()).toEqual(['Beacon', 'Comet', 'Atlas']);
    arrive!({ reorderFeaturedProjects: shown });
    await waitFor(() =>
      expect(sent).toEqual([
        ['12', '11', '13'],
        ['12', '13', '11'],
      ]),
    );
  });

  test('an order that could not be saved goes back', async () => {
    await open({
      ReorderFeatured() {
        throw new Error('down');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Atlas down' }));
    expect(await screen.findByText('The order could not be saved. Please try again later.')).toBeInTheDocument();
    expect(order()).toEqual(['Atlas', 'Beacon', 'Comet']);
  });

  test('readings.md: those behind the first three wait, and are moved up to be shown', async () => {
    let sent: unknown;
    const fourth = { __typename: 'Project', id: '14', title: 'Dune', isPublished: true };
    await open({
      FeaturedNow: home([...shown, fourth]),
      AdminProjects: {
        projects: {
          __typename: 'ProjectPage',
          ...oneOf(aProject(14, { title: 'Dune', isFeatured: true, featuredOrder: 4 })),
        },
      },
      ReorderFeatured: (variables) => {
        sent = variables;
        return { reorderFeaturedProjects: [...shown, fourth] };
      },
    });
    expect((await card('Dune')).getByText('Featured, waiting for a place')).toBeInTheDocument();
    expect(order()).toEqual(['Atlas', 'Beacon', 'Comet', 'DuneWaiting for a place']);
    await userEvent.click(screen.getByRole('button', { name: 'Move Dune up' }));
    expect(sent).toEqual({ order: ['11', '12', '14', '13'] });
  });
});

test('cards say that a draft waits, and how translations are once there is one', async () => {
  const progress = (id: number, es: string, fr: string, hasDraft = false) => ({
    __typename: 'ContentProgress',
    itemId: String(id),
    hasDraft,
    translations: [
      { __typename: 'TranslationProgress', language: 'es', state: es },
      { __typename: 'TranslationProgress', language: 'fr', state: fr },
    ],
  });
  await renderRemote(remote, {
    path: '/admin/projects',
    user: staff,
    graphql: {
      FeaturedNow: { projects: { __typename: 'ProjectPage', results: [] } },
      AdminProjects: { projects: { __typename: 'ProjectPage', ...oneOf(aProject(1), aProject(2)) } },
      ContentProgress: {
        contentProgress: [progress(1, 'OUTDATED', 'MISSING', true), progress(2, 'MISSING', 'MISSING')],
      },
    },
  });

  const first = await card('Project 1');
  expect(await first.findByText('Español: Out of date')).toBeInTheDocument();
  expect(first.getByText('Français: Not translated')).toBeInTheDocument();
  expect(first.getByText('Draft waiting')).toBeInTheDocument();
  expect((await card('Project 2')).queryByText(/Español|Draft waiting/)).not.toBeInTheDocument();
});
