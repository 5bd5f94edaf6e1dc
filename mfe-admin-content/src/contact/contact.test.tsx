import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as remote from '../remote.ts';

const aMessage = (id: number, particulars: object = {}) => ({
  __typename: 'ContactMessage',
  id: String(id),
  name: `Visitor ${id}`,
  email: `visitor${id}@example.com`,
  subject: `Subject ${id}`,
  message: `Text ${id}`,
  isRead: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...particulars,
});

/** Opens the screen over messages that a server would keep. */
async function openMessages(messages = [aMessage(2), aMessage(1, { isRead: true })], more: object = {}, path = '') {
  const kept = [...messages];
  const list = () => ({
    contactMessages: {
      __typename: 'ContactMessagePage',
      count: kept.length,
      unread: kept.filter(({ isRead }) => !isRead).length,
      results: [...kept],
    },
  });
  await renderRemote(remote, {
    path: `/admin/contact${path}`,
    user: { is_superuser: true },
    graphql: {
      AdminMessages: list,
      MarkMessageRead: ({ id }) => {
        const at = kept.findIndex((message) => message.id === id);
        kept[at] = { ...kept[at]!, isRead: true };
        return { markContactMessageRead: { __typename: 'ContactMessage', id, isRead: true } };
      },
      DeleteMessage: ({ id }) => {
        kept.splice(
          kept.findIndex((message) => message.id === id),
          1,
        );
        return { deleteContactMessage: true };
      },
      ...more,
    },
  });
  return kept;
}

/** Two pages of messages, of which each shows one. */
const ofPages = ({ page }: { page: number }) => ({
  contactMessages: {
    __typename: 'ContactMessagePage',
    count: 51,
    unread: 51,
    results: page > 2 ? [] : [aMessage(page)],
  },
});

const list = () => screen.findByRole('list', { name: 'Contact Messages' });
const open = async (subject: string) =>
  userEvent.click(within(await list()).getByRole('button', { name: new RegExp(subject) }));
const detail = () => within(screen.getByRole('article'));

describe('core-site.md §2, /admin/contact: a two-pane list and detail', () => {
  test('the list shows the unread count of total, and has a maximum height of 600 px', async () => {
    await openMessages();
    expect(await screen.findByText('1 unread of 2')).toBeInTheDocument();
    expect(await list()).toHaveStyle({ 'max-height': '600px' });
    expect(
      within(await list())
        .getAllByRole('button')
        .map((entry) => entry.textContent),
    ).toEqual([expect.stringContaining('Subject 2Unread'), expect.stringMatching(/^Subject 1Visitor/)]);
  });

  test('a message whole, with a link that replies by e-mail; opening does not mark it as read', async () => {
    const kept = await openMessages();
    await open('Subject 2');
    expect(detail().getByRole('heading', { name: 'Subject 2' })).toHaveFocus();
    expect(detail().getByText('Text 2')).toBeInTheDocument();
    expect(detail().getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:visitor2@example.com?subject=Re%3A%20Subject%202',
    );
    expect(kept[0]).toMatchObject({ isRead: false });
  });

  test('the arrows go on to the next message, Escape leads back to the list', async () => {
    await openMessages();
    await open('Subject 2');
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByText('Text 1')).toBeInTheDocument();
    expect(window.location.search).toBe('?message=1');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Subject 1/ })).toHaveFocus();
  });

  test('the open message is in the address', async () => {
    await openMessages(undefined, {}, '?message=1');
    expect(await screen.findByText('Text 1')).toBeInTheDocument();
  });
});

describe('core-site.md §4, Contact message: unread moves to read through Mark as Read; it is never set back', () => {
  test('Mark as Read', async () => {
    await openMessages();
    await open('Subject 2');
    await userEvent.click(detail().getByRole('button', { name: 'Mark as Read' }));
    expect(await screen.findByText('0 unread of 2')).toBeInTheDocument();
    expect(detail().queryByRole('button', { name: /read/i })).not.toBeInTheDocument();
  });

  test("§8: 'Failed to mark message as read. Please try again later.'", async () => {
    await openMessages(undefined, {
      MarkMessageRead: () => {
        throw new Error('down');
      },
    });
    await open('Subject 2');
    await userEvent.click(detail().getByRole('button', { name: 'Mark as Read' }));
    expect(await screen.findByText('Failed to mark message as read. Please try again later.')).toBeInTheDocument();
  });
});

describe('core-site.md §4, Delete: Delete, then Confirm or Cancel', () => {
  test('Confirm', async () => {
    await openMessages();
    await open('Subject 2');
    await userEvent.click(detail().getByRole('button', { name: /^Delete/ }));
    await userEvent.click(detail().getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('0 unread of 1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });

  test("§8: 'Failed to delete message. Please try again later.'", async () => {
    await openMessages(undefined, {
      DeleteMessage: () => {
        throw new Error('down');
      },
    });
    await open('Subject 2');
    await userEvent.click(detail().getByRole('button', { name: /^Delete/ }));
    await userEvent.click(detail().getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Failed to delete message. Please try again later.')).toBeInTheDocument();
    expect(detail().getByText('Text 2')).toBeInTheDocument();
  });
});

describe('core-site.md §4, Data screens', () => {
  test('the search is in the address and asked of the server; an open message goes with the list it was in', async () => {
    const asked: unknown[] = [];
    const found = { __typename: 'ContactMessagePage', count: 0, unread: 3, results: [] };
    await openMessages(
      [],
      {
        AdminMessages: (variables: { page: number; search: string }) => {
          asked.push(variables.search);
          return variables.search === '' ? ofPages(variables) : { contactMessages: found };
        },
      },
      '?message=1',
    );
    await userEvent.type(await screen.findByRole('searchbox', { name: /^Search name/ }), 'gate');
    expect(await screen.findByText('No message matches your search.')).toBeInTheDocument();
    expect(screen.getByText('3 unread')).toBeInTheDocument();
    expect(window.location.search).toBe('?search=gate');
    expect(asked).toEqual(['', 'gate']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('button', { name: /Subject 1/ })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('page by page; the open message goes with its page', async () => {
    await openMessages([], { AdminMessages: ofPages }, '?message=1');
    expect(await screen.findByText('Text 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: /Subject 2/ })).toBeInTheDocument();
    expect(window.location.search).toBe('?page=2');
  });

  test('several are marked as read, and deleted, together', async () => {
    const kept = await openMessages();
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'All that are shown' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Mark as Read' }));
    expect(await screen.findByText('1 message is marked as read.')).toBeInTheDocument();
    expect(kept.every(({ isRead }) => isRead)).toBe(true);
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await userEvent.click(bar.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('1 message is deleted.')).toBeInTheDocument();
    expect(kept).toHaveLength(1);
  });

  test('a page whose messages have gone is the first', async () => {
    await openMessages([], { AdminMessages: ofPages }, '?page=9');
    expect(await screen.findByRole('button', { name: /Subject 1/ })).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  test('empty', async () => {
    await openMessages([]);
    expect(await screen.findByText('No messages yet.')).toBeInTheDocument();
  });

  test("§8, Admin load failures: 'Failed to load messages. Please try again later.'", async () => {
    await openMessages([], {
      AdminMessages: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByText('Failed to load messages. Please try again later.')).toBeInTheDocument();
  });
});
