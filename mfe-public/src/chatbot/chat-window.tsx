import { chatMessageMaxLength } from '@portfolio/contracts/content';
import { Button } from '@portfolio/ui/button';
import { IconButton } from '@portfolio/ui/icon-button';
import { color, radius, space, controlHeight, fontSize } from '@portfolio/ui/tokens';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { Bubble, Failure, Greeting, TypingIndicator } from './bubble.tsx';
import type { Chat } from './use-chat.ts';

/** core-site.md §9: chat window height 500 px. */
const height = '500px';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  height: ${height};
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(5)};
`;

/** Pixels from the end within which a reader counts as reading along. */
const nearEnd = 80;

/** The conversation and the line to type in. */
export function ChatWindow({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  // So the edge says it, to whom the line posts without scripts.
  const hasFailed = useSearchParams()[0].get('outcome') === 'failed' && chat.messages.length === 0;
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);

  // New words stay in sight, unless one has scrolled up to read.
  useEffect(() => {
    const element = log.current;
    if (element && following.current) element.scrollTop = element.scrollHeight;
  });

  /** Only a way up is the reader's: the end also goes away from us when words come faster than this is told. */
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = log.current!;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
    following.current = isNearEnd || (following.current && scrollTop >= lastTop.current);
    lastTop.current = scrollTop;
  };

  return (
    <Frame aria-label={t('chatbot.window')}>
      {/* Replies are announced once, whole, see useChat: a live region would read each piece. Scrolled by keyboard, so focusable. */}
      <Log ref={log} onScroll={look} tabIndex={0} role="group" aria-label={t('chatbot.conversation')}>
        <Greeting />
        {hasFailed && <Failure />}
        {chat.messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
        {chat.typing && <TypingIndicator />}
      </Log>
      <ChatInput
        waiting={chat.waiting}
        onStop={chat.stop}
        onSend={(text) => {
          following.current = true;
          void chat.send(text);
        }}
      />
    </Frame>
  );
}

const Line = styled.form`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  border-top: 1px solid ${color.border};
  background: ${color.raised};
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${controlHeight.touch};
  padding-inline: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.field};
  color: ${color.text};
  font-size: ${fontSize.body};

  &:disabled {
    background: ${color.raised};
    color: ${color.muted};
  }
`;

interface Props {
  waiting: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** core-site.md §5: an empty or whitespace-only message is not sent; nothing can be typed or sent while a reply is awaited. */
function ChatInput({ waiting, onSend, onStop }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const waited = useRef(false);

  // A disabled field loses the focus; whoever was typing goes on typing.
  useEffect(() => {
    if (waited.current && !waiting) input.current?.focus();
    waited.current = waiting;
  }, [waiting]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const message = text.trim();
    if (message === '' || waiting) return;
    onSend(message);
    setText('');
  };

  return (
    <Line method="post" action="/chatbot" onSubmit={submit}>
      <Input
        ref={input}
        name="message"
        value={text}
        onChange={(event) => setText(event.target.value)}
        disabled={waiting}
        maxLength={chatMessageMaxLength}
        aria-label={t('chatbot.message')}
        placeholder={t('chatbot.placeholder')}
        autoComplete="off"
        enterKeyHint="send"
      />
      {waiting && (
        <Button icon={<Square aria-hidden fill="currentColor" />} onClick={onStop}>
          {t('chatbot.stop')}
        </Button>
      )}
      <IconButton
        type="submit"
        variant="primary"
        icon={<SendHorizontal aria-hidden />}
        label={t('chatbot.send')}
        disabled={waiting}
      />
    </Line>
  );
}
