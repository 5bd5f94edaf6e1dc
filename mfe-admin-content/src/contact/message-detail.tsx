import { useMutation } from '@apollo/client/react';
import { useRefresh, useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Breakable } from '@portfolio/ui/breakable';
import { Muted } from '@portfolio/ui/text';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import MailOpen from 'lucide-react/icons/mail-open';
import Reply from 'lucide-react/icons/reply';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { DeleteButton } from '../lists/item-card.tsx';
import { useTranslation } from '../translator.ts';
import { DeleteMessage, MarkMessageRead } from './contact.graphql.ts';
import type { Message } from './message-list.tsx';
import { useDateTime } from '../times/use-date-time.ts';

const Subject = styled.h2`
  /* On phones the message lies below the list: it comes into sight with its first lines. */
  ${media.phone} {
    scroll-margin-bottom: 70vh;
  }
  font-size: ${fontSize.title};
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  margin-block: ${space(5)};
  padding-block: ${space(5)};
  border-block: 1px solid ${color.border};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The visitor chose the address: what stands in it must not become headers of the reply. */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

interface Props {
  message: Message;
  /** Its address leads nowhere now. */
  onDeleted: () => void;
}

/** One message whole. Opening it does not mark it as read: the action does (core-site.md §4). */
export function MessageDetail({ message, onDeleted }: Props) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const refresh = useRefresh();
  const dateTime = useDateTime();
  const [mark] = useMutation(MarkMessageRead);
  const [remove] = useMutation(DeleteMessage);
  const { id, name, email, subject, message: text, isRead, createdAt } = message;

  // On narrow screens the message lies below the list.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const markAsRead = async (): Promise<void> => {
    const work = async () => {
      await mark({ variables: { id } });
      // The button is gone.
      heading.current?.focus();
      await refresh('contactMessages');
    };
    await run(work, { failed: () => t('messages.markFailed') });
  };

  const deleteMessage = async (): Promise<void> => {
    await remove({ variables: { id } });
    onDeleted();
    await refresh('contactMessages');
  };

  return (
    <Card as="article">
      <Subject ref={heading} tabIndex={-1} data-preview-title>
        {subject}
      </Subject>
      <Muted>
        {name} ·{' '}
        <a href={mailto(email)}>
          <Breakable>{email}</Breakable>
        </a>
      </Muted>
      <Muted as="time" dateTime={createdAt}>
        {dateTime(createdAt)}
      </Muted>
      <Words>{text}</Words>
      <Cluster $justify="space-between">
        <DeleteButton area="messages" title={subject} onDelete={deleteMessage} />
        <Cluster>
          {!isRead && (
            <Button icon={<MailOpen aria-hidden />} loading={busy} onClick={() => void markAsRead()}>
              {t('messages.markAsRead')}
            </Button>
          )}
          <LinkButton
            variant="primary"
            href={`${mailto(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
            icon={<Reply aria-hidden />}
          >
            {t('messages.reply')}
          </LinkButton>
        </Cluster>
      </Cluster>
    </Card>
  );
}
