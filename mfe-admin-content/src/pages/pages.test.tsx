import { refused, renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { fault } from '@portfolio/contracts/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const aPage = (id: number, particulars: object = {}) => ({
  __typename: 'Page',
  id: String(id),
  slug: `page-${id}`,
  title: `Page ${id}`,
  isPublished: true,
  sectionCount: 2,
  ...particulars,
});

const noMenu = { menu: 'none', menuOrder: 0, menuTitleEn: '', menuTitleEs: '', menuTitleFr: '' };

const saved = aPage(1, { slug: 'about-us', title: 'About us', description: '', revision: 1, ...noMenu });

async function openPages(
  graphql: GraphqlAnswers = {},
  { state = null, rows = [aPage(1)] }: { state?: object | null; rows?: object[] } = {},
) {
  const asked: object[] = [];
  await renderRemote(remote, {
    path: '/admin/pages',
    state,
    user: { is_staff: true },
    graphql: {
      AdminPages: (variables) => {
        asked.push(variables);
        return { pages: { __typename: 'PagePage', count: rows.length, results: rows } };
      },
      DeletePage: () => {
        throw new Error('down');
      },
      ...graphql,
    },
  });
  return asked;
}

const create = { state: { action: 'create' } };
const title = () => screen.getByLabelText('Title');
const slug = () => screen.getByLabelText('Address');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('core-site.md §2, /admin/pages: a table of title, URL, status and actions', () => {
  test('rows', async () => {
    await openPages({}, { rows: [aPage(1), aPage(2, { isPublished: false })] });
    const row = within(await screen.findByRole('row', { name: /Page 1/ }));
    expect(row.getByRole('link', { name: '/page/page-1' })).toHaveAttribute('href', '/page/page-1');
    expect(row.getByText('Published')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Edit Page 1' })).toBeInTheDocument();
    expect(row.getByRole('button', { name: /^Delete/ })).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Page 2/ })).getByText('Draft')).toBeInTheDocument();
  });

  test('Sections goes to /admin/pages/sections/{id}, carrying the page along', async () => {
    await openPages();
    const sections = await screen.findByRole('link', { name: /Sections \(2\)/ });
    expect(sections).toHaveAttribute('href', '/admin/pages/sections/1');
    await userEvent.click(sections);
    expect(window.location.pathname).toBe('/admin/pages/sections/1');
    expect(window.history.state.usr).toEqual({ page: { id: 1, title: 'Page 1', slug: 'page-1' } });
  });

  test('it sorts by its columns', async () => {
    const asked = await openPages();
    await screen.findByRole('row', { name: /Page 1/ });
    await userEvent.click(screen.getByRole('button', { name: 'URL' }));
    expect(asked.at(-1)).toMatchObject({ ordering: 'slug' });
    await userEvent.click(screen.getByRole('button', { name: 'URL' }));
    expect(asked.at(-1)).toMatchObject({ ordering: '-slug' });
  });

  test("§8: 'Failed to delete page. Please try again later.'", async () => {
    await openPages();
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Failed to delete page. Please try again later.')).toBeInTheDocument();
  });
});

describe('core-site.md §4, Slug auto-fill', () => {
  test('typing the title regenerates it: lowercase, strip non-word characters, spaces to hyphens, collapse hyphens', async () => {
    await openPages({}, create);
    await userEvent.type(title(), 'About -- Us & You!');
    expect(slug()).toHaveValue('about-us-you');
  });

  test('otherwise the slug stays manual', async () => {
    await openPages({}, create);
    await userEvent.type(slug(), 'mine');
    await userEvent.type(title(), 'About');
    expect(slug()).toHaveValue('mine');
  });

  test('emptied, it follows the title again', async () => {
    await openPages({}, create);
    await userEvent.type(slug(), 'mine');
    await userEvent.clear(slug());
    await userEvent.type(title(), 'About');
    expect(slug()).toHaveValue('about');
  });
});

describe('core-site.md §5, Admin page form', () => {
  test('required: title and slug', async () => {
    await openPages({}, create);
    await save();
    expect(title()).toHaveAccessibleDescription('Title is required');
    expect(slug()).toBeInvalid();
  });

  test('§7: what is sent: title, slug, description, is_published; the next step is its sections', async () => {
    let sent: unknown;
    await openPages(
      {
        CreatePage: ({ input }) => {
          sent = input;
          return { item: saved };
        },
      },
      create,
    );
    await userEvent.type(title(), 'About us');
    await save();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/pages/sections/1'));
    expect(window.history.state.usr).toMatchObject({ created: true, page: { id: 1, title: 'About us' } });
    expect(sent).toEqual({ title: 'About us', slug: 'about-us', description: '', isPublished: true, ...noMenu });
  });

  test('a page is put into the footer, at a place and with a name of its own in a language', async () => {
    let sent: unknown;
    await openPages(
      {
        CreatePage: ({ input }) => {
          sent = input;
          return { item: saved };
        },
      },
      create,
    );
    await userEvent.type(title(), 'About us');
    expect(screen.queryByLabelText('Position')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Linked from'), 'Footer');
    await userEvent.clear(screen.getByLabelText('Position'));
    await userEvent.type(screen.getByLabelText('Position'), '3');
    await userEvent.type(screen.getByLabelText(/Name \(Français\)/), 'À propos');
    await save();
    await waitFor(() =>
      expect(sent).toMatchObject({ menu: 'footer', menuOrder: 3, menuTitleEn: '', menuTitleFr: 'À propos' }),
    );
  });

  test("a slug that is taken is said on its field; §8: 'Failed to save page. Please try again later.'", async () => {
    const failures = [refused('BAD_USER_INPUT', { slug: [fault('unique')] }), new Error('down')];
    await openPages(
      {
        CreatePage() {
          throw failures.shift();
        },
      },
      create,
    );
    await userEvent.type(title(), 'About');
    await save();
    expect(await screen.findByText('This is already in use.')).toBeInTheDocument();
    await userEvent.type(slug(), '2');
    await save();
    expect(await screen.findByText('Failed to save page. Please try again later.')).toBeInTheDocument();
    expect(slug()).toHaveValue('about2');
  });
});
