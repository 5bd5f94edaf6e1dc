import { useListTop, usePage, usePages, paginationTexts } from '@portfolio/remote-kit/lists';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Written } from '@portfolio/ui/bubbles';
import { Card } from '@portfolio/ui/card';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import { Muted, Title } from '@portfolio/ui/text';
import { color, soft } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { portalTabs, threadPath } from '../addresses/addresses.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { Acknowledge } from './conversation.tsx';
import { MyThreads, type MyThread } from './messages.graphql.ts';
import { useThreadName } from './use-thread-name.ts';

const pageSize = 20;

const Surface = styled(Card)<{ $unread: boolean }>`
  ${({ $unread }) => $unread && `border-color: ${color.accent}; background: ${soft('accent')};`}
`;

/** Everything that the guard and planners write to each other, the latest first; what was written to all is read and acknowledged here. */
export function Messages() {
  const { t } = useTranslation();
  const address = usePage();
  const result = useKeptQuery(MyThreads, { variables: { page: address.page } });
  const { top, toTop } = useListTop<HTMLHeadingElement>();
  const { onPage, ...pages } = usePages(address, pageSize, result.data?.myThreads, result.loading);
  return (
    <>
      <PageHeading
        ref={top}
        back={<Link to={portalTabs.shifts}>{t('shifts.back')}</Link>}
        description={t('messages.lead')}
      >
        {t('messages.title')}
      </PageHeading>
      <Loaded result={result} loading={t('messages.loading')} failed={t('messages.failed')}>
        {({ myThreads: { count, results } }) =>
          count === 0 ? (
            <EmptyState icon={<MessageSquare />} title={t('messages.empty')}>
              {t('messages.emptyHint')}
            </EmptyState>
          ) : (
            <Stack>
              {results.map((thread) => (
                <ThreadCard key={thread.id} thread={thread} />
              ))}
              <Pagination
                {...pages}
                onPage={(to) => {
                  onPage(to);
                  toTop();
                }}
                texts={paginationTexts(t, t('messages.title'))}
              />
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}

function ThreadCard({ thread }: { thread: MyThread }) {
  const { t, language } = useTranslation();
  const nameOf = useThreadName();
  const { id, unread, lastText, lastAt } = thread;
  return (
    <Surface as="article" $unread={unread > 0}>
      <Stack $gap={3}>
        <div>
          <Title>
            {unread > 0 && <VisuallyHidden>{t('messages.unread', { count: unread })} </VisuallyHidden>}
            <Link to={threadPath(id)}>{nameOf(thread)}</Link>
          </Title>
          <Muted $size="small">
            <time dateTime={lastAt}>{dateAndTime(lastAt, language)}</time>
          </Muted>
          <Written>{lastText}</Written>
        </div>
        <Acknowledge thread={thread} />
      </Stack>
    </Surface>
  );
}
