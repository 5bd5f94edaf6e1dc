import { useApi, useHost } from '@portfolio/remote-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from '../translator.ts';
import { conversation, type ChatMessage } from './conversation.ts';
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
}

/** One conversation, for as long as the screen is open. */
export function useChat(): Chat {
  const api = useApi();
  const { announce } = useHost();
  const { t } = useTranslation();
  const [sessionId] = useState(newSessionId);
  const [messages, change] = useReducer(conversation, []);
  const [replyId, setReplyId] = useState<string>();
  const stopping = useRef<AbortController>(undefined);

  useEffect(() => () => stopping.current?.abort(), []);

  const send = async (text: string): Promise<void> => {
    const id = randomId();
    const stopped = new AbortController();
    stopping.current = stopped;
    change({
      type: 'said',
      message: { id: randomId(), text, sender: 'user', timestamp: new Date(), isError: false, sources: [] },
    });
    setReplyId(id);
    try {
      const body = { message: text, session_id: sessionId };
      const response = await api.stream('/chatbot/chat/', body, { signal: stopped.signal });
      const reply = await readReply(response, (words) => change({ type: 'grown', id, text: words, at: new Date() }));
      const words = reply.response.trim() === '' ? t('chatbot.emptyReply') : reply.response;
      change({ type: 'replied', id, text: words, at: new Date(), sources: reply.sources });
      announce(words);
    } catch {
      if (stopped.signal.aborted) return; // the words that came stay
      change({ type: 'replied', id, text: t('chatbot.failed'), at: new Date(), isError: true });
      announce(t('chatbot.failed'), 'assertive');
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
  };
}
