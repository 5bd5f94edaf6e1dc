import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderRemote, type RenderOptions } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const aPost = (id: number, particulars: object = {}) => ({
  __typename: 'BlogPost',
  id: String(id),
  language: null,
  slug: `post-${id}`,
  title: `Post ${id}`,
  content: `Words of **post ${id}**.`,
  createdAt: '2026-10-01T10:00:00.000Z',
  publishedAt: '2026-11-01T10:00:00.000Z',
  ...particulars,
});

const postPage = (results: object[], count = results.length) => ({ __typename: 'BlogPostPage', count, results });

const patron = { patreon_tier: 'Gold' };

const openBlog = async (answer: unknown, options: RenderOptions = {}) => {
  const view = await renderRemote(remote, {
    path: '/patron-blog',
    user: patron,
    graphql: { PatronPosts: answer as object },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

describe('core-site.md §2, /patron-blog', () => {
  test('logged out: a login prompt, which leads back here', async () => {
    await openBlog(undefined, { user: undefined });

    expect(screen.getByText('Please log in to read the patron blog.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));

    expect(window.location.pathname).toBe('/login');
    expect(window.history.state.usr.from.pathname).toBe('/patron-blog');
  });

  test("logged in without a tier: 'Patreon Supporters Only' with a Connect with Patreon link", async () => {
    await openBlog(undefined, { user: { patreon_tier: null } });

    expect(screen.getByText('Patreon Supporters Only')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Connect with Patreon' })).toHaveAttribute('href', '/auth/patreon/auth/');
  });

  test('who is connected already, without a tier, is not told to connect', async () => {
    await openBlog(undefined, { user: { patreon_tier: null, is_patreon_connected: true } });

    expect(screen.getByText('Patreon Supporters Only')).toBeInTheDocument();
    expect(screen.getByText(/Your Patreon account is connected/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Connect with Patreon' })).not.toBeInTheDocument();
  });

  test('issue: a new patron is told once what is theirs and where', async () => {
    await openBlog({ patronPosts: postPage([aPost(1)]) });
    expect(await screen.findByText(/Your tier \(Gold\) opens every post/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/Thank you for your support/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Post 1' })).toBeVisible();
  });

  test('0610: whom the site asks for a second factor is led to where it is set up, with a tier or without', async () => {
    await openBlog(undefined, { lacksSecondFactor: true });

    expect(screen.getByText('Set up two-step sign-in first')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Connect with Patreon' })).not.toBeInTheDocument();
  });

  test('§8: a connection with Patreon that cannot be begun says so, and nobody leaves', async () => {
    const rest = { 'POST /auth/patreon/connect/': () => Response.json({}, { status: 503 }) };
    await openBlog(undefined, { user: { patreon_tier: null }, rest });
    await userEvent.click(screen.getByRole('link', { name: 'Connect with Patreon' }));

    expect(await screen.findByText('Failed to connect to Patreon. Please try again later.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/patron-blog');
  });

  test('a tier that has ended since is told by the server', async () => {
    await openBlog(() => {
      throw new CombinedGraphQLErrors({ data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] });
    });

    expect(await screen.findByText('Patreon Supporters Only')).toBeInTheDocument();
  });

  test('otherwise: the list of posts', async () => {
    await openBlog({ patronPosts: postPage([aPost(1), aPost(2)]) });

    const link = await screen.findByRole('link', { name: 'Post 1' });
    expect(link).toHaveAttribute('href', '/patron-blog/post-1');
    const post = within(link.closest('article')!);
    expect(post.getByText('Words of post 1.')).toBeInTheDocument();
    expect(post.getByText('1 Nov 2026')).toBeInTheDocument();
  });

  test('page by page', async () => {
    await openBlog(({ page }: { page: number }) => ({ patronPosts: postPage([aPost(page)], 11) }));

    Element.prototype.scrollIntoView = () => {}; // jsdom has no layout
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));

    expect(await screen.findByRole('link', { name: 'Post 2' })).toBeInTheDocument();
    expect(window.location.search).toBe('?page=2');
  });

  test('a page whose posts have gone is the first; that there are none is not said meanwhile', async () => {
    const first = Promise.withResolvers<object>();
    await openBlog(({ page }: { page: number }) => (page === 1 ? first.promise : { patronPosts: postPage([], 11) }), {
      path: '/patron-blog?page=9',
    });

    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByText(/No blog posts available/)).not.toBeInTheDocument();
    first.resolve({ patronPosts: postPage([aPost(1)], 11) });
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeInTheDocument();
  });
});

describe('core-site.md §8, Patron blog', () => {
  test("'Failed to load blog posts. Please try again later.', and a new try", async () => {
    let works = false;
    await openBlog(() => {
      if (!works) throw new Error('down');
      return { patronPosts: postPage([aPost(1)]) };
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load blog posts. Please try again later.');
    works = true;

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeInTheDocument();
  });

  test('what was loaded stays when it cannot be asked for again, below a word of that', async () => {
    let works = true;
    const { host } = await openBlog(() => {
      if (!works) throw new Error('down');
      return { patronPosts: postPage([aPost(1)]) };
    });
    await screen.findByRole('link', { name: 'Post 1' });
    works = false;
    await host.apollo.refetchQueries({ include: ['PatronPosts'] }).catch(() => {});

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load blog posts. Please try again later.');
    expect(screen.getByRole('link', { name: 'Post 1' })).toBeInTheDocument();
  });

  test("empty: 'No blog posts available yet. Check back soon!'", async () => {
    await openBlog({ patronPosts: postPage([]) });

    expect(await screen.findByText('No blog posts available yet. Check back soon!')).toBeInTheDocument();
  });
});
