import { color, radius, space } from '@portfolio/ui/tokens';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { ChatInput } from './chat-input.tsx';
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
