import { useMutation } from '@apollo/client/react';
import { messageInput } from '@portfolio/contracts/scheduling';
import { useForm } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Bubble, Bubbles } from '@portfolio/ui/bubbles';
import { Button } from '@portfolio/ui/button';
import { TextareaField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useEffect } from 'react';
import { useTaps } from '../attendance/taps-provider.tsx';
import { WaitingWishes } from '../attendance/waiting.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery, useIsCopy } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import { isOf } from '../wishes/wishes.ts';
import { aboutOf, isSameAbout, type About } from './about.ts';
import { MyThreadAbout, MyThreadMessages, ReadMyThread, type MyThread } from './messages.graphql.ts';
import { useThreadName } from './use-thread-name.ts';

/** The messages about something of the guard's, and the line in which they write the next. Nobody may have written yet. */
export function Conversation({ about, name }: { about: About; name: string }) {
  const { t } = useTranslation();
  const draft = `message/${Object.entries(about).flat().join('/')}`;
  const result = useKeptQuery(MyThreadAbout, { variables: about });
  return (
    <Stack $gap={4}>
      <Loaded result={result} loading={t('messages.loading')} failed={t('messages.failed')}>
        {({ myThreads: { results } }) =>
          results[0] ? <ThreadMessages thread={results[0]} /> : <Muted>{t('messages.none')}</Muted>
        }
      </Loaded>
      <Waiting about={about} />
      <Write key={draft} draft={draft} about={about} name={name} />
    </Stack>
  );
}

/** What was written in a thread, the newest last; whoever sees it has read it. */
function ThreadMessages({ thread: { id, unread } }: { thread: MyThread }) {
  const { t, language } = useTranslation();
  const result = useKeptQuery(MyThreadMessages, { variables: { thread: id } });
  const isCopy = useIsCopy();
  const [read] = useMutation(ReadMyThread, { refetchQueries: ['UnreadNotices'] });
  const last = result.data?.myThreadMessages.results.at(-1)?.id;
  useEffect(() => {
    // What is not marked now is marked with the next look.
    if (last !== undefined && unread > 0 && !isCopy) read({ variables: { id, until: last } }).catch(() => {});
  }, [id, last, unread, isCopy, read]);
  return (
    <Loaded result={result} loading={t('messages.loading')} failed={t('messages.failed')}>
      {({ myThreadMessages: { results } }) => (
        <Bubbles aria-label={t('messages.title')}>
          {results.map(({ id: key, authorName, isMine, text, writtenAt, readBy }) => (
            <Bubble
              key={key}
              isMine={isMine}
              head={
                <>
                  {isMine ? t('messages.you') : <strong dir="auto">{authorName || t('messages.planner')}</strong>}{' '}
                  <time dateTime={writtenAt}>{dateAndTime(writtenAt, language)}</time>
                </>
              }
              text={text}
              note={isMine && readBy.length > 0 && t('messages.readBy', { names: readBy.join(', ') })}
            />
          ))}
        </Bubbles>
      )}
    </Loaded>
  );
}

/** What was written and waits for a connection, with its words. */
function Waiting({ about }: { about: About }) {
  const { t } = useTranslation();
  const { wishes } = useTaps();
  return wishes.map(
    (wish) =>
      wish.wish === 'writeMyMessage' &&
      isSameAbout(wish.variables.input, about) && (
        <Stack key={wish.key} $gap={2}>
          <Bubbles aria-label={t('messages.write')}>
            <Bubble isMine head={t('messages.you')} text={wish.variables.input.text} />
          </Bubbles>
          <WaitingWishes wishes={[wish]} />
        </Stack>
      ),
  );
}

/** @param draft under which what is typed is kept until it is sent */
function Write({ about, name, draft }: { about: About; name: string; draft: string }) {
  const { t } = useTranslation();
  const { wish } = useTaps();
  const form = useForm({
    draft,
    guarded: false,
    values: { text: '' },
    schema: messageInput,
    request: ({ text }) => ({ ...about, text }),
    send: (input, _, { idempotencyKey }) =>
      wish({ wish: 'writeMyMessage', variables: { input }, about: name }, idempotencyKey),
    valuesOf: () => ({ text: '' }),
    failed: t('messages.sendFailed'),
  });
  return (
    <Form {...form.props} errorsTitle={t('messages.notSent')}>
      <TextareaField
        label={t('messages.write')}
        hint={about.offer ? t('messages.colleagueReads') : undefined}
        rows={2}
        {...form.field('text')}
      />
      <Button type="submit" size="large" loading={form.saving} disabled={!form.isDirty}>
        {t('messages.send')}
      </Button>
    </Form>
  );
}

/** That a broadcast was read: one tap, also without a connection. */
export function Acknowledge({ thread }: { thread: MyThread }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const { wish, wishes } = useTaps();
  const about = useThreadName()(thread);
  const { id, asksAcknowledgement, acknowledgedAt } = thread;
  if (!asksAcknowledgement) return null;
  const waiting = wishes.filter((each) => isOf(each, ['acknowledgeThread'], id));
  if (waiting.length > 0) return <WaitingWishes wishes={waiting} />;
  if (acknowledgedAt !== null) return <Muted $size="small">{t('messages.acknowledged')}</Muted>;
  return (
    <Button
      variant="primary"
      size="large"
      wide
      loading={busy}
      onClick={() =>
        void run(() => wish({ wish: 'acknowledgeThread', variables: { id }, about }), {
          done: (answer) => answer && t('messages.acknowledged'),
          failed: t('messages.acknowledgeFailed'),
        })
      }
    >
      {t('messages.acknowledge')}
    </Button>
  );
}

/** A thread by itself: with a line to answer, or the button that a broadcast asks for. */
export function WholeThread({ thread }: { thread: MyThread }) {
  const nameOf = useThreadName();
  const about = aboutOf(thread.kind, thread.subjectId);
  if (about) return <Conversation about={about} name={nameOf(thread)} />;
  return (
    <Stack $gap={4}>
      <ThreadMessages thread={thread} />
      <Acknowledge thread={thread} />
    </Stack>
  );
}
