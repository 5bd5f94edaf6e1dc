import { renderRemote, type RenderOptions } from '@portfolio/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

type Options = RenderOptions & { isPublished?: boolean; images?: object[] };

const openPost = async (content: string | null, { isPublished = true, images = [], ...options }: Options = {}) => {
  const view = await renderRemote(remote, {
    path: '/patron-blog/labels',
    user: { patreon_tier: 'Gold' },
    graphql: {
      PatronPost: {
        patronPost: content && {
          __typename: 'BlogPost',
          id: '1',
          language: null,
          title: 'Labels',
          content,
          isPublished,
          images,
          createdAt: '2026-10-01T10:00:00.000Z',
          publishedAt: '2026-11-01T10:00:00.000Z',
        },
      },
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

test('a post: title, date, and Markdown with headings below the title', async () => {
  await openPost('# First\n\nSome **words**.\n\n- one\n- two');

  expect(screen.getByRole('heading', { level: 1, name: 'Labels' })).toBeInTheDocument();
  expect(screen.getByText('1 Nov 2026')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  expect(screen.getByRole('link', { name: 'Back to Patron Blog' })).toHaveAttribute('href', '/patron-blog');
});

test('its pictures stand below the text, and each opens in large', async () => {
  const picture = (id: string, alt: string) => ({
    __typename: 'StoredImage',
    id,
    alt,
    url: `/media/${id}.webp?access=1.x`,
    width: 640,
    height: 480,
    avifSrcset: '',
    webpSrcset: '',
  });
  await openPost('Words.', { images: [picture('a', 'A map'), picture('b', '')] });
  await userEvent.click(screen.getByRole('button', { name: /Picture 2 of Labels/ }));
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'Picture 2 of Labels' })).toBeInTheDocument();
});

test('a post that is not there', async () => {
  await openPost(null);

  expect(screen.getByRole('heading', { level: 1, name: 'Post not found' })).toBeInTheDocument();
});

test('core-site.md §2: a post asks for the tier as the list does', async () => {
  await openPost('secret', { user: undefined });

  expect(screen.getByText('Please log in to read the patron blog.')).toBeInTheDocument();
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
});

test('core-site.md §4, Publication: who writes the blog previews a draft, and sees that it is one', async () => {
  await openPost('Not yet.', { user: { is_staff: true, patreon_tier: null }, isPublished: false });

  expect(screen.getByText('Not yet.')).toBeInTheDocument();
  expect(screen.getByText('Draft')).toBeInTheDocument();
  // Whoever writes goes back to where posts are written.
  expect(screen.getByRole('link', { name: 'Back to the blog posts' })).toHaveAttribute('href', '/admin/blog');
});
