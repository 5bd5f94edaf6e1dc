import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { paginationTexts, usePage, usePages } from '@portfolio/remote-kit/lists';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../translator.ts';
import { AdminMessages } from './contact.graphql.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';
import { Panes, PanesSkeleton } from './panes.tsx';

const pageSize = 50;

/** core-site.md §2, "/admin/contact": list and detail side by side, newest first, with the unread count of total. */
export function Contact() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  // An open message goes with the page that it is on.
  const address = usePage(['message']);
  const { page } = address;
  const result = useQuery(AdminMessages, { variables: { page, pageSize }, fetchPolicy: 'cache-and-network' });
  const { failure, retry, retrying } = useRetry(result);
  const messages = (result.data ?? result.previousData)?.contactMessages;
  const pages = usePages(address, pageSize, messages, result.loading);
  const ofPage: Record<string, string> = page > 1 ? { page: String(page) } : {};
  const open = messages?.results.find(({ id }) => id === parameters.get('message'));

  return (
    <>
      <PageHeading description={messages && t('messages.unread', { unread: messages.unread, total: messages.count })}>
        {t('messages.title')}
      </PageHeading>
      {failure && (
        <ErrorState title={t('messages.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')}>
          {t('unchanged')}
        </ErrorState>
      )}
      {!failure && !messages && <PanesSkeleton label={t('messages.loading')} />}
      {!failure && messages?.count === 0 && (
        <EmptyState title={t('messages.empty')}>{t('messages.emptyHint')}</EmptyState>
      )}
      {!failure && messages && messages.count > 0 && (
        <Panes>
          <Stack $gap={3}>
            <MessageList
              messages={messages.results}
              open={open?.id}
              onOpen={(id) => setParameters({ ...ofPage, message: id })}
            />
            <Pagination {...pages} texts={paginationTexts(t, t('messages.pagesLabel'))} />
          </Stack>
          {open ? (
            <MessageDetail key={open.id} message={open} onDeleted={() => setParameters(ofPage, { replace: true })} />
          ) : (
            <EmptyState title={t('messages.none')}>{t('messages.noneHint')}</EmptyState>
          )}
        </Panes>
      )}
    </>
  );
}
