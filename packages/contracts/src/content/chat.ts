import { z } from 'zod';
import { text } from '../rest/index.ts';

export const chatMessageMaxLength = 2_000;

/** core-site.md §7: `session_id` is the client's own, random and prefixed `session_`. */
export const chatInput = z.object({
  message: text(chatMessageMaxLength),
  session_id: text(200),
});

export const chatSource = z.object({
  kind: z.enum(['project', 'mobile_demo', 'page', 'topic']).describe('project, mobile_demo, page or topic.'),
  title: z.string(),
  url: z.string().describe('A path of this site.'),
});

/** Without sources when nothing was found. */
export const chatReply = z.object({
  response: z.string().describe('Plain text.'),
  sources: z.array(chatSource).describe('What the response was made of, the most fitting first.'),
});

/**
 * What the streamed variant sends (`Accept: text/event-stream`), each as an event of its `type` with the rest as JSON:
 * pieces of the response in order, then once the whole reply.
 */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  chatReply.extend({ type: z.literal('done') }),
]);

/** core-site.md §8, Chat. */
export const chatTexts = {
  failure: 'Sorry, there was an error processing your request. Please try again later.',
  emptyReply: "I'm sorry, I couldn't process your request. Please try again.",
} as const;

export type ChatInput = z.infer<typeof chatInput>;
export type ChatSource = z.infer<typeof chatSource>;
export type ChatReply = z.infer<typeof chatReply>;
export type ChatEvent = z.infer<typeof chatEvent>;
