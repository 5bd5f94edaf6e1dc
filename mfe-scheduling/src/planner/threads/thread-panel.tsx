import { useMutation, useQuery } from '@apollo/client/react';
import { messageLength } from '@portfolio/contracts/scheduling';
import { newKey } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Bubble, Bubbles } from '@portfolio/ui/bubbles';
import { Button } from '@portfolio/ui/button';
import { Panel } from '@portfolio/ui/card';
import { TextareaField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useEffect, useRef, useState } from 'react';
import type { NewMessage } from '../../generated/graphql.ts';
import { Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ReadThread, ThreadAbout, ThreadMessages, WriteMessage, type WholeThread } from './threads.graphql.ts';

/** What messages are about, as it is sent: one of these. */
type About = Omit<NewMessage, 'text'>;

/** On the page of a shift and the like: what planners and its people write to each other. */
export function ThreadPanel({ about }: { about: About }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('messages.title')}>
      <Conversation about={about} />
    </Panel>
  );
}

/** The messages about something, and the line in which one writes the next. Nobody may have written yet. */
export function Conversation({ about }: { about: About }) {
  const { t } = useTranslation();
  const result = useQuery(ThreadAbout, { variables: about, fetchPolicy: 'cache-and-network' });
  return (
    <Stack $gap={4}>
      <Loaded result={result} loading={t('messages.loading')} failed={t('messages.failed')}>
        {({ threads: { results } }) =>
          results[0] ? <Messages thread={results[0]} /> : <Muted>{t('messages.silent')}</Muted>
        }
      </Loaded>
      <Write about={about} />
    </Stack>
  );
}

/** What was written in a thread, the newest last; whoever sees it has read it. */
export function Messages({ thread: { id, unread } }: { thread: WholeThread }) {
  const { t, language } = useTranslation();
  const result = useQuery(ThreadMessages, { variables: { thread: id }, fetchPolicy: 'cache-and-network' });
  const [read] = useMutation(ReadThread);
  const last = result.data?.threadMessages.results.at(-1)?.id;
  useEffect(() => {
    // What is not marked now is marked with the next look.
    if (last !== undefined && unread > 0) read({ variables: { id, until: last } }).catch(() => {});
  }, [id, last, unread, read]);
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

function Write({ about }: { about: About }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const [text, setText] = useState('');
  // Sent again after a lost answer, it is the same message.
  const key = useRef(newKey());
  const [write] = useMutation(WriteMessage, { refetchQueries: ['ThreadAbout', 'ThreadMessages', 'Threads'] });
  const send = async (): Promise<void> => {
    const input = { ...about, text: text.trim() };
    if (input.text === '') return;
    const context = { idempotencyKey: key.current };
    if (!(await run(() => write({ variables: { input }, context }), { failed: t('messages.sendFailed') }))) return;
    setText('');
    key.current = newKey();
  };
  return (
    // In a dialog or beside a form it is a form of its own.
    <Stack
      as="form"
      $gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void send();
      }}
    >
      <TextareaField
        label={t('messages.write')}
        rows={2}
        maxLength={messageLength}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          key.current = newKey();
        }}
      />
      <div>
        <Button type="submit" loading={busy} disabled={text.trim() === ''}>
          {t('messages.send')}
        </Button>
      </div>
    </Stack>
  );
}
