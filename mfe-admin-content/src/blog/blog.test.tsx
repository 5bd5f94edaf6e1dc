import { renderRemote, type GraphqlAnswers } from '@portfolio/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFile } from '../testing/files.ts';
import * as remote from '../remote.ts';

const post = {
  __typename: 'BlogPost',
  id: '4',
  slug: 'news',
  title: 'News',
  content: 'Hello **patrons**',
  isPublished: true,
  publishAt: null,
  images: [],
  revision: 1,
};

const listed = {
  __typename: 'BlogPost',
  id: '4',
  slug: 'news',
  title: 'News',
  content: 'Hello',
  isPublished: false,
  publishAt: '2031-05-01T07:30:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

const open = (graphql: GraphqlAnswers, state: object | null = null) =>
  renderRemote(remote, {
    path: '/admin/blog',
    state,
    user: { is_staff: true },
    graphql: { AdminPosts: { blogPosts: { __typename: 'BlogPostPage', count: 1, results: [listed] } }, ...graphql },
  });

describe('readings.md, blog administration: the same pattern as projects', () => {
  test('a list; deleting asks first', async () => {
    const deleted: unknown[] = [];
    await open({
      DeletePost: ({ id }) => {
        deleted.push(id);
        return { deleteBlogPost: true };
      },
    });
    const card = within((await screen.findByRole('heading', { name: 'News' })).closest('article')!);
    expect(card.getByText('Draft')).toBeInTheDocument();
    expect(card.getByText(/^Scheduled for .*2031/)).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: /^Delete/ }));
    expect(deleted).toEqual([]);
    await userEvent.click(card.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('“News” is deleted.')).toBeInTheDocument();
    expect(deleted).toEqual(['4']);
  });

  test('a post is created', async () => {
    let sent: unknown;
    await open(
      {
        CreatePost: ({ input }) => {
          sent = input;
          return { item: post };
        },
      },
      { action: 'create' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Text')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('Title'), 'News');
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/“News” is saved\./)).toBeInTheDocument();
    expect(sent).toEqual({ title: 'News', content: 'Hello', isPublished: true, publishAt: null, imageAlts: [] });
  });

  test('what is written shows beside the form as supporters will read it', async () => {
    await open({}, { action: 'create' });
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText(/^What you write appears here/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Title'), 'News');
    await userEvent.type(screen.getByLabelText('Text'), 'Hello **patrons**');
    expect(preview.getByRole('heading', { name: 'News' })).toBeInTheDocument();
    expect(await preview.findByText('patrons')).toHaveProperty('tagName', 'STRONG');
    await userEvent.click(preview.getByRole('button', { name: 'Phone' }));
    expect(preview.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
    expect(preview.getByText('patrons').closest('[data-stage]')).toHaveAttribute('data-stage', 'phone');
  });

  test('what is published is changed in a draft beside it, and says the same until the draft is published', async () => {
    const draft = { ...post, id: '9', isPublished: false, revision: 1 };
    const beside = {
      __typename: 'ContentDraft',
      draftId: '9',
      slug: 'news-2',
      revision: 1,
      savedAt: '2026-11-20T10:00:00.000Z',
      ofId: '4',
      ofTitle: 'News',
      ofRevision: 1,
      isBehind: false,
    };
    let begun = false;
    const sent: unknown[] = [];
    const { unmount } = await open(
      {
        PostToEdit: ({ id }) => ({ item: id === '9' ? draft : post }),
        DraftOfItem: () => ({ contentDraft: begun ? beside : null }),
        StartDraft: () => {
          begun = true;
          return { startDraft: beside };
        },
        UpdatePost: (variables) => {
          sent.push(variables);
          return { item: { ...draft, title: 'Newer', revision: 2 } };
        },
        PublishDraft: (variables) => {
          sent.push(variables);
          return {
            publishDraft: {
              __typename: 'PublishedDraft',
              id: '4',
              slug: 'news',
              title: 'Newer',
              revision: 2,
              before: 1,
            },
          };
        },
        RestoreRevision: (variables) => {
          sent.push(variables);
          return { restoreRevision: { __typename: 'ContentRevision', revision: 3 } };
        },
      },
      { action: 'edit', id: 4 },
    );
    await userEvent.type(await screen.findByLabelText('Title'), 'er');
    await userEvent.click(screen.getByRole('button', { name: 'Keep as draft' }));
    expect(await screen.findByText(/^This is a draft of “News”/)).toBeInTheDocument();
    expect(sent).toMatchObject([{ id: '9', input: { title: 'Newser', isPublished: false, revision: 1 } }]);
    expect(screen.queryByLabelText('Published')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish the draft' }));
    expect(await screen.findByText('“Newer” is published.')).toBeInTheDocument();
    expect(sent[2]).toEqual({ kind: 'POST', id: '9', expected: 1 });
    expect(await screen.findByText(/^“Newer” is saved/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    expect(sent[3]).toEqual({ kind: 'POST', id: '4', revision: 1, expected: 2, keep: true });
    await unmount();

    await open({ PostToEdit: { item: post }, DraftOfItem: { contentDraft: beside } }, { action: 'edit', id: 4 });
    expect(await screen.findByRole('button', { name: 'Open the draft' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep as draft' })).not.toBeInTheDocument();
  });

  test('a draft says when it publishes itself, in the zone of who writes', async () => {
    let sent: unknown;
    await open(
      {
        CreatePost: ({ input }) => {
          sent = input;
          return { item: post };
        },
      },
      { action: 'create' },
    );
    await userEvent.type(await screen.findByLabelText('Title'), 'News');
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    expect(screen.queryByLabelText(/Publish at/)).toBeNull();
    await userEvent.click(screen.getByLabelText('Published'));
    fireEvent.change(screen.getByLabelText(/^Publish at \(/), { target: { value: '2031-05-01' } });
    await userEvent.type(screen.getByLabelText('Publish at, hours and minutes'), '9:30');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/“News” is saved\./);
    expect(sent).toMatchObject({ isPublished: false, publishAt: new Date('2031-05-01T09:30').toISOString() });
  });

  test('pictures are chosen, described and put in order; none stands for the post in lists', async () => {
    let sent: unknown;
    const image = { __typename: 'StoredImage', id: 'a'.repeat(64), url: '/media/a.webp', alt: 'A map' };
    await open(
      {
        PostToEdit: { item: { ...post, images: [image] } },
        UpdatePost: (variables) => {
          sent = variables;
          return { item: post };
        },
      },
      { action: 'edit', id: 4 },
    );
    await userEvent.upload(await screen.findByLabelText('Images', { selector: 'input' }), aFile('b.png'));
    expect(screen.queryByText('Thumbnail')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Alternative text b.png/), 'A list');
    await userEvent.click(screen.getByRole('button', { name: 'Move b.png up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/“News” is saved\./);
    expect(sent).toMatchObject({
      input: { existingImages: ['new:0', image.id], imageAlts: ['A list', 'A map'] },
      images: [{ name: 'b.png' }],
    });
  });

  test('an edit names the revision it began from', async () => {
    let sent: unknown;
    await open(
      {
        PostToEdit: { item: post },
        UpdatePost: ({ input }) => {
          sent = input;
          throw new Error('down');
        },
      },
      { action: 'edit', id: 4 },
    );
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save blog post. Please try again later.')).toBeInTheDocument();
    expect(sent).toMatchObject({ title: 'News!', revision: 1 });
  });
});

describe('the bar above the text', () => {
  const opened = async () => {
    await open({}, { action: 'create' });
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Text');
    await userEvent.type(text, 'some words');
    return text;
  };

  test('formats what is selected, and leaves it selected', async () => {
    const text = await opened();
    text.setSelectionRange(5, 10);
    await userEvent.click(screen.getByRole('button', { name: /^Bold/ }));
    expect(text).toHaveValue('some **words**');
    expect(text).toHaveFocus();
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('words');
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('words').tagName).toBe('STRONG');
    await userEvent.keyboard('{Control>}i{/Control}');
    expect(text).toHaveValue('some **_words_**');
    await userEvent.keyboard('{Control>}i{/Control}{Control>}b{/Control}');
    expect(text).toHaveValue('some words');
  });

  test('is one stop of Tab, and arrows go along it', async () => {
    await opened();
    const bar = within(screen.getByRole('toolbar', { name: 'Format' }));
    bar.getByRole('button', { name: /^Bold/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(bar.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(bar.getByRole('button', { name: 'Code' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByLabelText('Text')).toHaveFocus();
  });
});
