import { z } from 'zod';
import { text } from '../rest/index.ts';

export const chatMessageMaxLength = 2_000;

/** Turns of a conversation that are sent along, and how much of an answer. */
export const chatTurns = 6;
export const chatAnswerMaxLength = 4_000;

export const chatSource = z.object({
  kind: z.enum(['project', 'mobile_demo', 'page', 'topic']).describe('project, mobile_demo, page or topic.'),
  title: z.string().max(300),
  url: z.string().max(300).describe('A path of this site.'),
});

/** A question and what was answered. core-site.md §3: messages are held only in the client. */
export const chatTurn = z.object({
  question: text(chatMessageMaxLength),
  answer: z.string().max(chatAnswerMaxLength),
  sources: z.array(chatSource).max(10),
});

/** core-site.md §7: `session_id` is the client's own, random and prefixed `session_`; nothing is kept under it. */
export const chatInput = z.object({
  message: text(chatMessageMaxLength),
  session_id: text(200),
  history: z.array(chatTurn).max(chatTurns).optional().describe('The last turns, oldest first.'),
});

/** Without sources when nothing was found. */
export const chatReply = z.object({
  response: z.string().describe('Plain text.'),
  sources: z.array(chatSource).describe('What the response was made of, the most fitting first.'),
  is_unknown: z.boolean().describe('Nothing fits the question.'),
});

/** core-site.md §7: the reply is read from `response`; what another server leaves out is nothing. */
export const documentedReply = chatReply.extend({
  response: chatReply.shape.response.default(''),
  sources: chatReply.shape.sources.default([]),
  is_unknown: chatReply.shape.is_unknown.default(false),
});

/**
 * What the streamed variant sends (`Accept: text/event-stream`), each as an event of its `type` with the rest as JSON:
 * pieces of the response in order, then once the whole reply.
 */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  chatReply.extend({ type: z.literal('done') }),
]);

export type ChatInput = z.infer<typeof chatInput>;
export type ChatTurn = z.infer<typeof chatTurn>;
export type ChatSource = z.infer<typeof chatSource>;
export type ChatReply = z.infer<typeof chatReply>;
export type ChatEvent = z.infer<typeof chatEvent>;
