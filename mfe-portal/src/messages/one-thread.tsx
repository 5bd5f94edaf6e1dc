import { EmptyState } from '@portfolio/ui/empty-state';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { portalScreens } from '../addresses/addresses.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { aboutIn } from './about.ts';
import { Conversation, WholeThread } from './conversation.tsx';
import { MyThreadById } from './messages.graphql.ts';
import { useThreadName } from './use-thread-name.ts';

/** One thread: where notices lead. */
export function OneThread() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const nameOf = useThreadName();
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const result = useKeptQuery(MyThreadById, { variables: { id }, skip: !isNumber });
  const shown = isNumber ? result : { ...result, data: { myThread: null } };
  const thread = shown.data?.myThread;
  return (
    <>
      <PageHeading
        back={<Link to={portalScreens.messages}>{t('messages.back')}</Link>}
        description={thread ? nameOf(thread) : undefined}
      >
        {t('messages.title')}
      </PageHeading>
      <Loaded result={shown} loading={t('messages.loading')} failed={t('messages.failed')}>
        {({ myThread }) =>
          myThread ? (
            <WholeThread thread={myThread} />
          ) : (
            <EmptyState title={t('messages.gone')}>{t('messages.goneHint')}</EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

/** The messages about an open shift or an offer, also before anybody has written: where their cards lead. */
export function MessagesAbout() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const about = aboutIn(parameters);
  return (
    <>
      <PageHeading back={<Link to={portalScreens.messages}>{t('messages.back')}</Link>}>
        {t('messages.title')}
      </PageHeading>
      {about ? (
        <Conversation about={about} name={t('messages.title')} />
      ) : (
        <EmptyState title={t('messages.gone')}>{t('messages.goneHint')}</EmptyState>
      )}
    </>
  );
}
