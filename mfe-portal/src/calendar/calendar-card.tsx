import { useMutation, useQuery } from '@apollo/client/react';
import { useUser } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Panel } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import Copy from 'lucide-react/icons/copy';
import { Confirm } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { graphql } from '../generated/index.ts';

const MyCalendarFeed = graphql('query MyCalendarFeed { myCalendarFeed { ...all } }');

const RenewMyCalendarFeed = graphql('mutation RenewMyCalendarFeed { renewMyCalendarFeed { ...all } }');

const RevokeMyCalendarFeed = graphql('mutation RevokeMyCalendarFeed { revokeMyCalendarFeed }');

/** The private address at which one's own calendar reads one's shifts; for employees. */
export function CalendarCard() {
  const isEmployee = Boolean(useUser()?.employee_profile);
  const { data } = useQuery(MyCalendarFeed, { skip: !isEmployee, fetchPolicy: 'network-only' });
  return data ? <Calendar feed={data.myCalendarFeed} /> : null;
}

function Calendar({ feed }: { feed: { url: string; readAt: string | null } | null }) {
  const { t, language } = useTranslation();
  const { run } = useAction();
  const options = { refetchQueries: ['MyCalendarFeed'], awaitRefetchQueries: true };
  const [renew, renewing] = useMutation(RenewMyCalendarFeed, options);
  const [revoke] = useMutation(RevokeMyCalendarFeed, options);

  const change = async (work: () => Promise<unknown>, done: 'made' | 'revoked'): Promise<void> => {
    await run(work, { done: t(`calendar.${done}`), failed: t('calendar.failed') });
  };
  const copy = async (url: string): Promise<void> => {
    // Browsers refuse it on plain http and without permission; the field can still be copied by hand.
    const ending = { done: t('calendar.copied'), failed: () => t('calendar.notCopied') };
    await run(() => navigator.clipboard.writeText(url), ending);
  };
  const readAt = feed?.readAt;

  return (
    <Panel title={t('calendar.title')} gap={3}>
      <Muted>{t('calendar.lead')}</Muted>
      {feed ? (
        <>
          <TextField
            label={t('calendar.address')}
            hint={t('calendar.hint')}
            value={feed.url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Muted $size="small">
            {readAt ? t('calendar.readAt', { when: dateAndTime(readAt, language) }) : t('calendar.neverRead')}
          </Muted>
          <Cluster $gap={2}>
            <Button icon={<Copy aria-hidden />} onClick={() => void copy(feed.url)}>
              {t('calendar.copy')}
            </Button>
            <Confirm
              action={t('calendar.renew')}
              question={t('calendar.renewQuestion')}
              onConfirm={() => change(renew, 'made')}
            />
            <Confirm
              action={t('calendar.revoke')}
              question={t('calendar.revokeQuestion')}
              onConfirm={() => change(revoke, 'revoked')}
            />
          </Cluster>
        </>
      ) : (
        <div>
          <Button size="large" loading={renewing.loading} onClick={() => void change(renew, 'made')}>
            {t('calendar.make')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
