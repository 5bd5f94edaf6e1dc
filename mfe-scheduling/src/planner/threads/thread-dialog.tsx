import { useMutation } from '@apollo/client/react';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { Rows } from '../../shared/details/section.tsx';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { Conversation, Messages, subjects } from './thread-panel.tsx';
import { OneThread, RemindReaders, ThreadReaders, type WholeThread } from './threads.graphql.ts';
import { useThreadName } from './use-thread-name.ts';

/** A thread by itself: its messages, and of a broadcast who has read it. */
export function ThreadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const nameOf = useThreadName();
  const result = useFresh(OneThread, { id });
  const thread = result.data?.thread;
  return (
    <Dialog title={thread ? nameOf(thread) : t('messages.title')} onClose={onClose}>
      <Loaded result={result} loading={t('messages.loading')} failed={t('messages.failed')}>
        {({ thread: found }) =>
          !found ? (
            <EmptyState title={t('messages.notThere')} />
          ) : found.kind === 'BROADCAST' ? (
            <ToAll thread={found} />
          ) : (
            <About thread={found} subject={subjects[found.kind]} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function About({ thread: { subjectId, names }, subject }: { thread: WholeThread; subject: string }) {
  return (
    <Stack $gap={4}>
      <Muted as="p">{names}</Muted>
      <Conversation about={{ [subject]: subjectId }} />
    </Stack>
  );
}

/** To whom it was written: who has not read or acknowledged it comes first, and is reminded once. */
function ToAll({ thread }: { thread: WholeThread }) {
  const { t, language } = useTranslation();
  const { run, busy } = useAction();
  const result = useFresh(ThreadReaders, { thread: thread.id });
  const [remind] = useMutation(RemindReaders, { refetchQueries: ['ThreadReaders'] });
  const at = (time: string) => ({ time: dateAndTime(time, language) });
  const { asksAcknowledgement: asks } = thread;
  return (
    <Stack $gap={4}>
      <Messages thread={thread} />
      <Loaded result={result} loading={t('messages.loading')} failed={t('messages.failed')}>
        {({ threadReaders }) => {
          const missing = threadReaders.filter(
            ({ readAt, acknowledgedAt }) => (asks ? acknowledgedAt : readAt) === null,
          );
          return (
            <section>
              <h3>{t('messages.readers')}</h3>
              {missing.some(({ hasAccount, remindedAt }) => hasAccount && remindedAt === null) && (
                <Button
                  loading={busy}
                  onClick={() =>
                    void run(() => remind({ variables: { id: thread.id } }), {
                      done: t('messages.remindDone'),
                      failed: t('messages.remindFailed'),
                    })
                  }
                >
                  {t('messages.remind')}
                </Button>
              )}
              <Rows>
                {threadReaders.map(({ employeeId, employeeName, hasAccount, readAt, acknowledgedAt, remindedAt }) => (
                  <li key={employeeId}>
                    <span dir="auto">{employeeName}</span>:{' '}
                    {acknowledgedAt
                      ? t('messages.hasAcknowledged', at(acknowledgedAt))
                      : readAt
                        ? t(asks ? 'messages.hasRead' : 'messages.onlyRead', at(readAt))
                        : t(hasAccount ? 'messages.hasNot' : 'messages.noAccount')}
                    {remindedAt && <Muted $size="small">{t('messages.reminded', at(remindedAt))}</Muted>}
                  </li>
                ))}
              </Rows>
            </section>
          );
        }}
      </Loaded>
    </Stack>
  );
}
