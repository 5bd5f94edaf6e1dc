import { useMutation } from '@apollo/client/react';
import { messageInput } from '@portfolio/contracts/scheduling';
import { useForm } from '@portfolio/remote-kit/forms';
import { useFresh } from '@portfolio/remote-kit/screens';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Bubble, Bubbles } from '@portfolio/ui/bubbles';
import { Button } from '@portfolio/ui/button';
import { Panel } from '@portfolio/ui/card';
import { TextareaField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useEffect } from 'react';
import type { NewMessage } from '../../generated/graphql.ts';
import { Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ReadThread, ThreadAbout, ThreadMessages, WriteMessage, type WholeThread } from './threads.graphql.ts';

/** What messages are about, as it is sent: one of these. */
type About = Omit<NewMessage, 'text'>;

/** Names of what threads are about, by their kinds. */
export const subjects = { SHIFT: 'shift', OPEN_SHIFT: 'openShift', OFFER: 'offer', TIME_OFF: 'timeOff' } as const;

interface PanelProps {
  about: About;
  /** Shown in passing, beside a list: that isn't read yet. */
  passing?: boolean;
}

/** On the page of a shift and the like: what planners and its people write to each other. */
export function ThreadPanel({ about, passing }: PanelProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('messages.title')}>
      <Conversation {...{ about, passing }} />
    </Panel>
  );
}

/** The messages about something, and the line in which one writes the next. Nobody may have written yet. */
export function Conversation({ about, passing }: PanelProps) {
  const { t } = useTranslation();
  const draft = `message/${Object.entries(about).flat().join('/')}`;
  const result = useFresh(ThreadAbout, about);
  return (
    <Stack $gap={4}>
      <Loaded result={result} loading={t('messages.loading')} failed={t('messages.failed')}>
        {({ threads: { results } }) =>
          results[0] ? <Messages thread={results[0]} passing={passing} /> : <Muted>{t('messages.silent')}</Muted>
        }
      </Loaded>
      <Write key={draft} draft={draft} about={about} />
    </Stack>
  );
}

/** What was written in a thread, the newest last; whoever sees it, but in passing, has read it. */
export function Messages({ thread: { id, unread }, passing }: { thread: WholeThread } & Pick<PanelProps, 'passing'>) {
  const { t, language } = useTranslation();
  const result = useFresh(ThreadMessages, { thread: id });
  const [read] = useMutation(ReadThread);
  const last = result.data?.threadMessages.results.at(-1)?.id;
  useEffect(() => {
    // What is not marked now is marked with the next look.
    if (last !== undefined && unread > 0 && !passing) read({ variables: { id, until: last } }).catch(() => {});
  }, [id, last, unread, passing, read]);
  return (
    <Loaded result={result} loading={t('messages.loading')} failed={t('messages.failed')}>
      {({ threadMessages: { results } }) => (
        <Bubbles aria-label={t('messages.title')}>
          {results.map((message) => (
            <Bubble
              key={message.id}
              isMine={message.isMine}
              head={
                <>
                  <strong dir="auto">{message.authorName || t('messages.planner')}</strong>{' '}
                  <time dateTime={message.writtenAt}>{dateAndTime(message.writtenAt, language)}</time>
                </>
              }
              text={message.text}
              note={message.readBy.length > 0 && t('messages.readBy', { names: message.readBy.join(', ') })}
            />
          ))}
        </Bubbles>
      )}
    </Loaded>
  );
}

/** @param draft under which what is typed is kept until it is sent */
function Write({ about, draft }: { about: About; draft: string }) {
  const { t } = useTranslation();
  const [write] = useMutation(WriteMessage, { refetchQueries: ['ThreadAbout', 'ThreadMessages', 'Threads'] });
  const form = useForm({
    draft,
    guarded: false,
    values: { text: '' },
    schema: messageInput,
    request: ({ text }) => ({ ...about, text }),
    send: (input, _, context) => write({ variables: { input }, context }),
    valuesOf: () => ({ text: '' }),
    failed: t('messages.sendFailed'),
  });
  return (
    <Form {...form.props} errorsTitle={t('messages.notSent')}>
      <TextareaField
        label={t('messages.write')}
        hint={t(`messages.reads.${Object.values(subjects).find((each) => about[each])!}`)}
        rows={2}
        {...form.field('text')}
      />
      <div>
        <Button type="submit" loading={form.saving} disabled={!form.isDirty}>
          {t('messages.send')}
        </Button>
      </div>
    </Form>
  );
}
