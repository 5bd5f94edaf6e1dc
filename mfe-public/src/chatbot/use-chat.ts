import { ApiError, useApi, useHost } from '@portfolio/remote-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from '../translator.ts';
import { conversation, type ChatMessage } from './conversation.ts';
import { keepConversation, keptConversation, lastTurns } from './kept-conversation.ts';
import { readReply } from './read-reply.ts';

/** Not `crypto.randomUUID()`, which plain http lacks outside of localhost. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** core-site.md §9: random, prefixed session_. */
const newSessionId = (): string => `session_${randomId()}`;

export interface Chat {
  messages: readonly ChatMessage[];
  /** A reply is awaited; `typing` until its first words are there. */
  waiting: boolean;
  typing: boolean;
  send: (text: string) => Promise<void>;
  /** Ends the reply; the words that came stay. */
  stop: () => void;
  /** Begins anew; nothing of it is left. */
  forget: () => void;
}

/** DRF's sentence, as the API has it: the only place where a refusal says for how long. */
const secondsIn = (body: unknown): number => Number(/(\d+) second/.exec(String(Object(body).detail))?.[1] ?? 60);

/** One conversation, for as long as the tab is open. */
export function useChat(): Chat {
  const api = useApi();
  const { announce } = useHost();
  const { t } = useTranslation();
  const [known] = useState(keptConversation);
  const [sessionId, setSessionId] = useState(known?.sessionId ?? newSessionId);
  const [messages, change] = useReducer(conversation, known?.messages ?? []);
  const [replyId, setReplyId] = useState<string>();
  const stopping = useRef<AbortController>(undefined);

  useEffect(() => () => stopping.current?.abort(), []);
  useEffect(() => keepConversation({ sessionId, messages }), [sessionId, messages]);

  const send = async (text: string): Promise<void> => {
    const id = randomId();
    const stopped = new AbortController();
    stopping.current = stopped;
    change({
      type: 'said',
      message: {
        id: randomId(),
        text,
        sender: 'user',
        timestamp: new Date(),
        isError: false,
        isUnknown: false,
        sources: [],
      },
    });
    setReplyId(id);
    try {
      const body = { message: text, session_id: sessionId, history: lastTurns(messages) };
      const response = await api.stream('/chatbot/chat/', body, { signal: stopped.signal });
      const reply = await readReply(response, (words) => change({ type: 'grown', id, text: words, at: new Date() }));
      const words = reply.response.trim() === '' ? t('chatbot.emptyReply') : reply.response;
      change({ type: 'replied', id, text: words, at: new Date(), sources: reply.sources, isUnknown: reply.is_unknown });
      announce(words);
    } catch (error) {
      if (stopped.signal.aborted) return; // the words that came stay
      const isThrottled = error instanceof ApiError && error.status === 429;
      const why = isThrottled ? t('chatbot.throttled', { count: secondsIn(error.body) }) : t('chatbot.failed');
      change({ type: 'replied', id, text: why, at: new Date(), isError: true });
      announce(why, 'assertive');
    } finally {
      setReplyId((current) => (current === id ? undefined : current));
    }
  };

  return {
    messages,
    waiting: replyId !== undefined,
    typing: replyId !== undefined && !messages.some(({ id }) => id === replyId),
    send,
    stop() {
      stopping.current?.abort();
      setReplyId(undefined);
    },
    forget() {
      change({ type: 'forgotten' });
      setSessionId(newSessionId());
    },
  };
}
