import type { ChatSource } from '@portfolio/contracts/content';

/** core-site.md §3, Chat message: held only in the client. */
export interface ChatMessage {
  id: string;
  text: string;
  sender: 'user' | 'bot';
  timestamp: Date;
  isError: boolean;
  /** The chatbot found nothing. */
  isUnknown: boolean;
  /** What a reply was made of. */
  sources: readonly ChatSource[];
}

export type ChatChange =
  | { type: 'said'; message: ChatMessage }
  /** More words of a reply; the first ones make its message. */
  | { type: 'grown'; id: string; text: string; at: Date }
  /** The whole reply, or what stands in its place. */
  | {
      type: 'replied';
      id: string;
      text: string;
      at: Date;
      isError?: boolean;
      isUnknown?: boolean;
      sources?: readonly ChatSource[];
    }
  | { type: 'forgotten' };

const blankReply = (id: string, timestamp: Date): ChatMessage => ({
  id,
  text: '',
  sender: 'bot',
  timestamp,
  isError: false,
  isUnknown: false,
  sources: [],
});

/** core-site.md §4, Chat: the user's message is appended, then a bot reply or an error bot message. */
export function conversation(messages: readonly ChatMessage[], change: ChatChange): readonly ChatMessage[] {
  if (change.type === 'forgotten') return [];
  if (change.type === 'said') return [...messages, change.message];
  const { id, text, at } = change;
  const known = messages.find((message) => message.id === id);
  const before = known ?? blankReply(id, at);
  const after: ChatMessage =
    change.type === 'grown'
      ? { ...before, text: before.text + text }
      : {
          ...before,
          text,
          isError: change.isError ?? false,
          isUnknown: change.isUnknown ?? false,
          sources: change.sources ?? [],
        };
  return known ? messages.map((message) => (message === known ? after : message)) : [...messages, after];
}
