import { useMutation } from '@apollo/client/react';
import { paginationTexts, useListTop, usePage, usePages } from '@portfolio/remote-kit/lists';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import Bell from 'lucide-react/icons/bell';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { NoticeCard } from './notice-card.tsx';
import { MyNotices, pageSize, ReadNotices, UnreadLastNotices } from './notices.graphql.ts';

/** What the employee was told of their shifts, the latest first. What was followed is read, or all at once. */
export function Notices() {
  const { t } = useTranslation();
  const { run } = useAction();
  const address = usePage();
  const result = useKeptQuery(MyNotices, { variables: { page: address.page } });
  const after = { refetchQueries: ['MyNotices', 'UnreadNotices'] };
  const [read, { loading }] = useMutation(ReadNotices, after);
  const [unread] = useMutation(UnreadLastNotices, after);
  const shown = { ...result, data: result.data ?? result.previousData };
  const { top, toTop } = useListTop<HTMLHeadingElement>();
  const { onPage, ...pages } = usePages(address, pageSize, shown.data?.myNotices, result.loading);

  const readThese = (notices: string[] | null): void => {
    const isAll = notices === null;
    void run(() => read({ variables: { notices } }), {
      failed: t('notices.readFailed'),
      // What was followed says itself that it is read.
      done: isAll ? t('notices.readDone') : undefined,
      undo: isAll ? () => unread() : undefined,
    });
  };
  const readAll = (shown.data?.myUnreadNotices ?? 0) > 0 && (
    <Button loading={loading} onClick={() => readThese(null)}>
      {t('notices.readAll')}
    </Button>
  );

  return (
    <>
      <PageHeading ref={top} description={t('notices.lead')} actions={readAll}>
        {t('notices.title')}
      </PageHeading>
      <Loaded result={shown} loading={t('notices.loading')} failed={t('notices.failed')}>
        {({ myNotices: { count, results } }) =>
          count === 0 ? (
            <EmptyState icon={<Bell />} title={t('notices.empty')}>
              {t('notices.emptyHint')}
            </EmptyState>
          ) : (
            <Stack>
              {results.map((notice) => (
                <NoticeCard key={notice.id} notice={notice} onFollow={() => !notice.isRead && readThese([notice.id])} />
              ))}
              <Pagination
                {...pages}
                onPage={(to) => {
                  onPage(to);
                  toTop();
                }}
                texts={paginationTexts(t, t('notices.pages'))}
              />
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
