import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProject, projectPage } from '../projects/project.fixture.ts';
import { anOwner } from '../owner/owner.fixture.ts';
import * as remote from '../remote.ts';

const openHome = (projects: object[], options: object = {}, name = '') =>
  renderRemote(remote, {
    path: '/',
    graphql: { FeaturedProjects: { projects: projectPage(projects), siteOwner: anOwner(name) } },
    ...options,
  });

const featured = () => within(screen.getByRole('region', { name: 'Featured projects' }));

describe('core-site.md §2, Home', () => {
  test('a hero with buttons to /projects and /contact', async () => {
    await openHome([]);

    expect(screen.getByRole('heading', { level: 1, name: 'Apps, plugins and AI services' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View projects' })).toHaveAttribute('href', '/projects');
    expect(screen.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
  });

  test('featured projects, each with Learn More to /projects/{slug}', async () => {
    await openHome([aProject(1), aProject(2)]);

    const links = await featured().findAllByRole('link', { name: /^Learn More/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/projects/project-1', '/projects/project-2']);
    expect(links[0]).toHaveAccessibleName('Learn More about Project 1');
  });

  test('three service cards', async () => {
    await openHome([]);

    const services = within(screen.getByRole('region', { name: 'Services' }));
    expect(services.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Web Development',
      'Mobile App Development',
      'AI Integration',
    ]);
  });

  test('a call-to-action to /contact', async () => {
    await openHome([]);

    expect(screen.getByRole('link', { name: 'Contact me' })).toHaveAttribute('href', '/contact');
  });
});

describe('who makes the site', () => {
  test('name, face, one line, availability in words, links, and the page that tells more', async () => {
    await openHome([], {}, 'Ada Byron');

    const owner = within(await screen.findByRole('region', { name: 'Ada Byron' }));
    expect(owner.getByText('Writes programs.')).toBeInTheDocument();
    expect(owner.getByText('Limited availability').parentElement).toHaveTextContent('From May');
    expect(owner.getByRole('link', { name: /^Code/ })).toHaveAttribute('href', 'https://code.example/ada');
    expect(owner.getByRole('link', { name: 'More about Ada Byron' })).toHaveAttribute('href', '/page/about');
  });

  test('nobody while there is no name', async () => {
    await openHome([]);

    expect(await featured().findByText('No featured projects yet.')).toBeInTheDocument();
    expect(screen.queryByText('Who makes this')).not.toBeInTheDocument();
  });
});

test('core-site.md §9: featured projects on the home page, at most 3', async () => {
  const asked: unknown[] = [];
  await renderRemote(remote, {
    path: '/',
    graphql: {
      FeaturedProjects: (variables: unknown) => {
        asked.push(variables);
        return { projects: projectPage([]), siteOwner: anOwner() };
      },
    },
  });

  expect(asked).toEqual([{ pageSize: 3, language: 'en' }]);
});

describe('core-site.md §4, Data screens: loading, error, loaded and empty states', () => {
  test('empty', async () => {
    await openHome([]);

    expect(await featured().findByText('No featured projects yet.')).toBeInTheDocument();
  });

  test("§8: 'Failed to load featured projects. Please try again later.', and a new try", async () => {
    let works = false;
    await openHome([], {
      graphql: {
        FeaturedProjects: () => {
          if (!works) throw new Error('down');
          return { projects: projectPage([aProject(1)]), siteOwner: anOwner() };
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load featured projects. Please try again later.',
    );

    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await featured().findByRole('heading', { name: 'Project 1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('core-site.md §4, Publication', () => {
  test('an administrator sees which featured project is a draft', async () => {
    await openHome([aProject(1), aProject(2, { isPublished: false })], { user: { is_staff: true } });

    expect(await featured().findByText('Draft')).toBeInTheDocument();
  });
});

test.each([
  ['es', 'Aplicaciones, complementos y servicios de IA'],
  ['fr', 'Applications, extensions et services d’IA'],
])('scheduling.md §9, Languages: %s', async (language, title) => {
  await openHome([], { language });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});
