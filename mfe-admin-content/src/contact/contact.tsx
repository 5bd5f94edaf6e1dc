import { useMutation } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { paginationTexts, useListState, usePages } from '@portfolio/remote-kit/lists';
import { boxesOf, useSelection, type Selection } from '@portfolio/remote-kit/list-tools';
import { usePreview, usePreviewKeys } from '@portfolio/remote-kit/preview';
import { useAction, useRefresh, useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { media, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { focusHeading } from '../editing/focus.ts';
import { ListToolbar } from '../lists/list-screen.tsx';
import { ListTools, LoadError, NoneFound, Confirm, SelectionBar } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { AdminMessages, DeleteMessage, MarkMessageRead } from './contact.graphql.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageList, type Message } from './message-list.tsx';

const pageSize = 50;
const orderings = ['-created_at'] as const;
/** Which message is open. */
const parameter = 'message';

/** core-site.md §2, "/admin/contact": list and detail side by side, newest first, with the unread count of total. */
export function Contact() {
  const { t } = useTranslation();
  // An open message goes with the page that it is on, and with the search that found it.
  const address = useListState({ orderings, ofPage: [parameter] });
  const { page, search } = address;
  const result = useFresh(AdminMessages, { page, pageSize, search });
  const { failure, retry, retrying } = useRetry(result);
  const messages = (result.data ?? result.previousData)?.contactMessages;
  const pages = usePages(address, pageSize, messages, result.loading);
  // What an earlier search found says nothing about this one.
  const isEmpty = result.data?.contactMessages.count === 0;
  const clear = (): void => {
    address.clear();
    focusHeading(); // the button goes with the search
  };
  const preview = usePreview({ parameter });
  const { show } = preview;
  const keys = usePreviewKeys<HTMLDivElement>(preview);
  const selection = useSelection(messages?.results ?? []);
  const open = messages?.results.find(({ id }) => id === preview.shown);

  return (
    <>
      <PageHeading description={messages && <Unread messages={messages} isFound={search !== ''} />}>
        {t('messages.title')}
      </PageHeading>
      {failure && <LoadError title={t('messages.failed')} retry={retry} retrying={retrying} />}
      {!failure && !messages && <PanesSkeleton label={t('messages.loading')} />}
      {!failure && messages && (
        <Stack $gap={5}>
          {(messages.count > 0 || search !== '') && (
            <ListToolbar
              area="messages"
              address={address}
              count={messages.count}
              loading={result.loading}
              tools={messages.count > 0 && <ListTools selection={selection} />}
            />
          )}
          {isEmpty && (
            <NoneFound
              list={{ isNarrowed: search !== '', clear }}
              texts={{ noMatch: t('messages.noMatch'), none: t('messages.empty'), hint: t('messages.emptyHint') }}
            />
          )}
          {messages.count > 0 && (
            <Panes {...keys} $open={open !== undefined}>
              <Stack $gap={3}>
                <MessageList
                  messages={messages.results}
                  open={open?.id}
                  onOpen={show}
                  boxes={boxesOf(selection, ({ name, subject }) => t('listTools.box', { name: `${subject}, ${name}` }))}
                />
                <Pagination {...pages} texts={paginationTexts(t, t('messages.pagesLabel'))} />
              </Stack>
              {open ? (
                <MessageDetail key={open.id} message={open} onDeleted={() => show(undefined)} />
              ) : (
                <EmptyState title={t('messages.none')}>{t('messages.noneHint')}</EmptyState>
              )}
            </Panes>
          )}
          <MessageBulk selection={selection} />
        </Stack>
      )}
    </>
  );
}

/** Unread ones are counted of all messages; how many there are is known while none are left out. */
function Unread({ messages, isFound }: { messages: { unread: number; count: number }; isFound: boolean }) {
  const { t } = useTranslation();
  const { unread, count } = messages;
  return isFound ? t('messages.unreadOnly', { unread }) : t('messages.unread', { unread, total: count });
}

/** List and detail side by side, where there is room; on paper what is open, alone. */
const Panes = styled.div<{ $open?: boolean }>`
  display: grid;
  align-items: start;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: minmax(14rem, 2fr) minmax(0, 3fr);
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);

    & > :${({ $open }) => ($open ? 'first' : 'last')}-child {
      display: none;
    }
  }
`;

/** The place of both while the messages are on their way. */
const PanesSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Panes>
      <Card>
        <Stack $gap={5}>
          {Array.from({ length: 6 }, (_, entry) => (
            <SkeletonText key={entry} lines={2} />
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack>
          <Skeleton $width="60%" $height="1.5rem" />
          <SkeletonText lines={5} />
        </Stack>
      </Card>
    </Panes>
  </SkeletonGroup>
);

/** Marks what is selected as read, or deletes it, one after the other: neither can be taken back. */
function MessageBulk({ selection }: { selection: Selection<Message> }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const refresh = useRefresh();
  const [mark] = useMutation(MarkMessageRead);
  const [remove] = useMutation(DeleteMessage);
  const unread = selection.chosen.filter(({ isRead }) => !isRead);
  const count = selection.chosen.length;
  const each = async (messages: readonly Message[], work: (id: string) => Promise<unknown>): Promise<void> => {
    try {
      for (const { id } of messages) await work(id);
    } finally {
      await refresh('contactMessages');
    }
  };
  return (
    <SelectionBar selection={selection}>
      <Button
        size="small"
        loading={busy}
        disabled={unread.length === 0}
        onClick={() =>
          void run(() => each(unread, (id) => mark({ variables: { id } })), {
            done: t('messages.marked', { count: unread.length }),
            failed: t('messages.bulkFailed'),
          })
        }
      >
        {t('messages.markAsRead')}
      </Button>
      <Confirm
        size="small"
        disabled={busy}
        action={t('delete.action')}
        question={t('messages.bulkQuestion', { count })}
        onConfirm={async () => {
          const isDone = await run(() => each(selection.chosen, (id) => remove({ variables: { id } })), {
            done: t('messages.bulkDeleted', { count }),
            failed: t('messages.bulkFailed'),
          });
          if (isDone) selection.turn(false);
        }}
      />
    </SelectionBar>
  );
}
