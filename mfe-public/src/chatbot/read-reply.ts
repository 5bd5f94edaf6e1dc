import { chatEvent, documentedReply, type ChatReply } from '@portfolio/contracts/content';
import { createParser } from 'eventsource-parser';

/**
 * Reads the chatbot's answer, streamed or whole.
 * @param onWords told each piece of a streamed reply, in order
 * @returns the whole reply
 * @throws Error when it ends early or is no reply
 */
export async function readReply(response: Response, onWords: (words: string) => void): Promise<ChatReply> {
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
