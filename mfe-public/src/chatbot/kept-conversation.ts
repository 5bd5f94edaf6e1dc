import { chatAnswerMaxLength, chatSource, chatTurns, type ChatTurn } from '@portfolio/contracts/content';
import { z } from 'zod';
import type { ChatMessage } from './conversation.ts';

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

export interface Conversation {
  sessionId: string;
  messages: readonly ChatMessage[];
}

/**
 * The conversation of this tab: kept by the browser until the tab is closed, and nowhere else, so that following a link
 * does not end it. Undefined where there is none, or the browser keeps nothing.
 */
export function keptConversation(): Conversation | undefined {
  try {
    return kept.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

export function keepConversation({ sessionId, messages }: Conversation): void {
  try {
    if (messages.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ sessionId, messages: messages.slice(-maxMessages) }));
  } catch {
    // A browser that keeps nothing, or no more: the conversation lasts as long as the screen.
  }
}

/** What a question leans on: the last turns that were answered. */
export function lastTurns(messages: readonly ChatMessage[]): ChatTurn[] {
  const turns = messages.flatMap((message, index): ChatTurn[] => {
    const question = messages[index - 1];
    if (message.sender !== 'bot' || message.isError || question?.sender !== 'user') return [];
    const { text, sources } = message;
    return [{ question: question.text, answer: text.slice(0, chatAnswerMaxLength), sources: [...sources] }];
  });
  return turns.slice(-chatTurns);
}
