import { keptFields } from '@portfolio/contracts/content';
import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const post = {
  __typename: 'BlogPost',
  id: '4',
  slug: 'news',
  title: 'News',
  content: 'One\nTwo',
  isPublished: true,
  publishAt: null,
  images: [],
  revision: 3,
};

const saved = (revision: number, savedByName: string | null) => ({
  __typename: 'ContentRevision',
  revision,
  savedAt: `2026-11-2${revision}T10:00:00.000Z`,
  savedById: savedByName ? '1' : null,
  savedByName,
});

const detail = (revision: number, content: string, pictures: string[]) => ({
  __typename: 'ContentRevisionDetail',
  revision,
  fields: [
    { __typename: 'RevisionField', name: 'title', text: 'News' },
    { __typename: 'RevisionField', name: 'content', text: content },
    { __typename: 'RevisionField', name: 'is_published', text: String(revision > 1) },
  ],
  images: pictures.map((id) => ({ __typename: 'StoredImage', id, url: `/media/${id}.webp`, alt: id })),
});

test('an editor sees who saved what, compares it line by line, and takes it back', async () => {
  const asked: unknown[] = [];
  const restored: unknown[] = [];
  await renderRemote(remote, {
    path: '/admin/blog',
    state: { action: 'edit', id: 4 },
    user: { is_staff: true },
    graphql: {
      PostToEdit: () => ({
        item: [post, { ...post, content: 'One', revision: 4 }, { ...post, revision: 5 }][restored.length],
      }),
      Revisions: { revisions: [saved(3, 'Ada Lovelace'), saved(2, null), saved(1, 'Ada Lovelace')] },
      TwoRevisions: (variables) => {
        asked.push(variables);
        return { former: detail(1, 'One', ['map']), other: detail(3, 'One\nTwo', []) };
      },
      RestoreRevision: (variables) => {
        restored.push(variables);
        return { restoreRevision: { __typename: 'ContentRevision', revision: 4 } };
      },
    },
  });

  await userEvent.click(await screen.findByText('Earlier versions'));
  const list = within(await screen.findByRole('list', { name: 'Earlier versions' }));
  expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/23 Nov 2026.*, Ada Lovelace.*Current version/),
    expect.stringMatching(/22 Nov 2026/),
    expect.stringMatching(/21 Nov 2026.*, Ada Lovelace/),
  ]);
  await userEvent.click(list.getAllByRole('button', { name: /^Compare/ })[1]!);
  const dialog = within(screen.getByRole('dialog', { name: /21 Nov 2026/ }));
  const text = within(await dialog.findByRole('region', { name: 'Text' }));
  expect(text.getByText('Two')).toHaveTextContent('Removed: Two');
  const published = within(dialog.getByRole('region', { name: 'Published' }));
  expect(published.getByText('No')).toHaveTextContent('Added: No');
  expect(dialog.queryByRole('region', { name: 'Title' })).toBeNull();
  expect(dialog.getByRole('img', { name: 'map' })).toBeInTheDocument();
  expect(asked).toEqual([{ kind: 'POST', id: '4', revision: 1, other: 3 }]);

  await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('The earlier version is restored.')).toBeInTheDocument();
  expect(restored).toEqual([{ kind: 'POST', id: '4', revision: 1, expected: 3 }]);
  expect(await screen.findByDisplayValue('One')).toBe(screen.getByLabelText('Text'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(restored[1]).toEqual({ kind: 'POST', id: '4', revision: 3, expected: 4 });
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('One\nTwo'));
});

test('versions that could not be loaded are asked for again, and one that is no longer kept says so', async () => {
  let tries = 0;
  await renderRemote(remote, {
    path: '/admin/blog',
    state: { action: 'edit', id: 4 },
    user: { is_staff: true },
    graphql: {
      PostToEdit: { item: post },
      Revisions: () => {
        tries += 1;
        if (tries === 1) throw new Error('down');
        return { revisions: [saved(3, null), saved(2, null)] };
      },
      TwoRevisions: { former: null, other: detail(3, 'One', []) },
    },
  });

  await userEvent.click(await screen.findByText('Earlier versions'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Compare/ }));
  expect(await screen.findByText('This version has been deleted.')).toBeInTheDocument();
});

test('sections of a page are compared in the words of their form', async () => {
  const page = { __typename: 'Page', id: '4', slug: 'about', title: 'About', description: '', isPublished: true };
  const sections = (text: string) => ({
    ...detail(text === 'Old' ? 1 : 2, '', []),
    fields: [{ __typename: 'RevisionField', name: 'sections', text: `1. cta\nbutton_text: ${text}` }],
  });
  await renderRemote(remote, {
    path: '/admin/pages',
    state: { action: 'edit', id: 4 },
    user: { is_staff: true },
    graphql: {
      PageToEdit: { item: { ...page, menu: 'NONE', menuOrder: 0, revision: 2 } },
      Revisions: { revisions: [saved(2, null), saved(1, null)] },
      TwoRevisions: { former: sections('Old'), other: sections('New') },
    },
  });

  await userEvent.click(await screen.findByText('Earlier versions'));
  await userEvent.click(await screen.findByRole('button', { name: /^Compare/ }));
  const changed = within(await screen.findByRole('region', { name: 'Sections' }));
  expect(changed.getByText('1. Call to action')).toBeInTheDocument();
  expect(changed.getByText('Button text: New')).toHaveTextContent('Removed: Button text: New');
  expect(changed.getByText('Button text: Old')).toHaveTextContent('Added: Button text: Old');
});

test('every field that is kept is named as in its form', async () => {
  const names = [...new Set(Object.values(keptFields).flatMap(({ shape }) => Object.keys(shape)))];
  const revised = (revision: number) => ({
    __typename: 'ContentRevisionDetail',
    revision,
    fields: names.map((name) => ({
      __typename: 'RevisionField',
      name,
      text: name === 'is_published' ? String(revision === 2) : `${name} ${revision}`,
    })),
    images: [],
  });
  await renderRemote(remote, {
    path: '/admin/blog',
    state: { action: 'edit', id: 4 },
    user: { is_staff: true },
    graphql: {
      PostToEdit: { item: post },
      Revisions: { revisions: [saved(3, null), saved(2, null)] },
      TwoRevisions: { former: revised(2), other: revised(3) },
    },
  });
  await userEvent.click(await screen.findByText('Earlier versions'));
  await userEvent.click(await screen.findByRole('button', { name: /^Compare/ }));
  const dialog = within(screen.getByRole('dialog', { name: /22 Nov 2026/ }));
  await dialog.findByText('title 3');
  const shown = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown).toHaveLength(names.length);
  expect(shown.filter((label) => names.includes(label))).toEqual([]);
});

test('Duplicate makes a draft of what is saved, and opens it', async () => {
  const sent: unknown[] = [];
  await renderRemote(remote, {
    path: '/admin/blog',
    state: { action: 'edit', id: 4 },
    user: { is_staff: true },
    graphql: {
      PostToEdit: ({ id }) => ({
        item: id === '4' ? post : { ...post, id: '9', title: 'News (2)', isPublished: false },
      }),
      CopyItem: (variables) => {
        sent.push(variables);
        return { copy: { __typename: 'ContentCopy', id: '9', title: 'News (2)' } };
      },
      DeletePost: (variables) => {
        sent.push(variables);
        return { deleteBlogPost: true };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByDisplayValue('News (2)')).toBeInTheDocument();
  expect(screen.getByText('“News (2)” is a draft now.')).toBeInTheDocument();
  expect(sent).toEqual([{ kind: 'POST', id: '4' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByDisplayValue('News')).toBeInTheDocument();
  expect(sent[1]).toEqual({ id: '9' });
});
