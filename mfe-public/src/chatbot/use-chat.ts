import {
  chatEvent,
  documentedReply,
  type ChatReply,
  chatAnswerMaxLength,
  chatSource,
  chatTurns,
  type ChatTurn,
} from '@portfolio/contracts/content';
import { ApiError, useApi, useHost } from '@portfolio/remote-kit';
import { createParser } from 'eventsource-parser';
import { useEffect, useReducer, useRef, useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '../translator.ts';
import { conversation, type ChatMessage } from './conversation.ts';

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

/**
 * Reads the chatbot's answer, streamed or whole.
 * @param onWords told each piece of a streamed reply, in order
 * @returns the whole reply
 * @throws Error when it ends early or is no reply
 */
async function readReply(response: Response, onWords: (words: string) => void): Promise<ChatReply> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) {
    return documentedReply.parse(await response.json());
  }
  let reply: ChatReply | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      const read = chatEvent.parse({ ...(JSON.parse(data) as object), type: event });
      if (read.type === 'delta') onWords(read.text);
      else reply = read;
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(decoder.decode(value, { stream: true }));
  }
  if (!reply) throw new Error('The reply ended early.');
  return reply;
}

const key = 'chatbot';

/** So much of a long conversation is kept. */
const maxMessages = 100;

const kept = z.object({
  sessionId: z.string(),
  messages: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      sender: z.enum(['user', 'bot']),
      timestamp: z.coerce.date(),
      isError: z.boolean(),
      isUnknown: z.boolean(),
      sources: z.array(chatSource),
    }),
  ),
});

interface Conversation {
  sessionId: string;
  messages: readonly ChatMessage[];
}

/**
 * The conversation of this tab: kept by the browser until the tab is closed, and nowhere else, so that following a link
 * does not end it. Undefined where there is none, or the browser keeps nothing.
 */
function keptConversation(): Conversation | undefined {
  try {
    return kept.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

function keepConversation({ sessionId, messages }: Conversation): void {
  try {
    if (messages.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ sessionId, messages: messages.slice(-maxMessages) }));
  } catch {
    // A browser that keeps nothing, or no more: the conversation lasts as long as the screen.
  }
}

/** What a question leans on: the last turns that were answered. */
function lastTurns(messages: readonly ChatMessage[]): ChatTurn[] {
  const turns = messages.flatMap((message, index): ChatTurn[] => {
    const question = messages[index - 1];
    if (message.sender !== 'bot' || message.isError || question?.sender !== 'user') return [];
    const { text, sources } = message;
    return [{ question: question.text, answer: text.slice(0, chatAnswerMaxLength), sources: [...sources] }];
  });
  return turns.slice(-chatTurns);
}
