import { renderRemote, type RenderOptions } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { anOwner } from '../owner/owner.fixture.ts';
import * as remote from '../remote.ts';

const aSection = (id: number, sectionType: string) => ({
  __typename: 'Section',
  imageId: null,
  id: String(id),
  sectionType,
  title: `About ${sectionType}`,
  subtitle: '',
  content: `Words of ${sectionType}.`,
  problem: '',
  decision: '',
  result: '',
  failure: '',
  backgroundColor: '',
  buttonText: '',
  buttonUrl: '',
  imagePosition: 'left',
  imageAlt: '',
  image: null,
  cards: [],
});

const types = ['hero', 'text', 'image_text', 'cards', 'cta', 'somersault'];

const page = {
  __typename: 'Page',
  id: '3',
  language: null,
  slug: 'how-we-work',
  title: 'How we work',
  description: 'In small steps.',
  isPublished: true,
  sections: types.map((type, index) => aSection(index + 1, type)),
};

async function openPage(answer: object | null, options: RenderOptions = {}) {
  const asked: unknown[] = [];
  await renderRemote(remote, {
    path: '/page/how-we-work',
    graphql: {
      PageBySlug: ({ slug }) => {
        asked.push(slug);
        return { pageBySlug: answer, siteOwner: anOwner('Ada Byron') };
      },
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

describe('core-site.md §2, /page/{slug}', () => {
  test('title, description', async () => {
    expect(await openPage(page)).toEqual(['how-we-work']);

    expect(screen.getByRole('heading', { level: 1, name: 'How we work' })).toBeInTheDocument();
    expect(screen.getByText('In small steps.')).toBeInTheDocument();
  });

  test('a list of sections rendered by section_type, in order; any other section_type falls back to a generic layout', async () => {
    await openPage(page);

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      types.map((type) => `About ${type}`),
    );
    expect(screen.getByText('Words of somersault.')).toBeInTheDocument();
  });

  test("'Page not found' state with a Back to Home link", async () => {
    await openPage(null);

    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});

test('an address that the page had before gives way to the present one', async () => {
  await openPage({ ...page, slug: 'our-way' });
  expect(await screen.findByRole('heading', { level: 1, name: 'How we work' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/page/our-way');
});

test("core-site.md §4, Publication: an administrator sees that a draft is a 'Draft'", async () => {
  await openPage({ ...page, isPublished: false }, { user: { is_staff: true } });

  expect(screen.getByText('Draft')).toBeInTheDocument();
});

test("core-site.md §8: 'Failed to load page. Please try again later.', and a new try", async () => {
  let works = false;
  await renderRemote(remote, {
    path: '/page/how-we-work',
    graphql: {
      PageBySlug: () => {
        if (!works) throw new Error('down');
        return { pageBySlug: page, siteOwner: anOwner() };
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load page. Please try again later.');
  works = true;

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'How we work' })).toBeInTheDocument();
});

test.each([
  ['its author is told', { is_staff: true }, 1],
  ['a visitor is told nothing', undefined, 0],
])('a page without sections: %s', async (_, user, times) => {
  await openPage({ ...page, sections: [] }, user ? { user } : {});
  expect(screen.queryAllByRole('link', { name: 'Add sections' })).toHaveLength(times);
});

test('the page that tells of who makes the site shows them, and does not link to itself', async () => {
  await renderRemote(remote, {
    path: '/page/about',
    graphql: { PageBySlug: { pageBySlug: { ...page, slug: 'about' }, siteOwner: anOwner('Ada Byron') } },
  });
  const owner = within(await screen.findByRole('region', { name: 'Ada Byron' }));
  expect(owner.queryByRole('link', { name: /^More about/ })).not.toBeInTheDocument();
});

test('other pages do not show who makes the site', async () => {
  await openPage(page);
  expect(screen.queryByText('Ada Byron')).not.toBeInTheDocument();
});
