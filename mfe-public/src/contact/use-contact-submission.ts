import { useMutation } from '@apollo/client/react';
import { contactMinMs, type ContactSubmission } from '@portfolio/contracts/content';
import type { OnceContext } from '@portfolio/remote-kit';
import { useRef, useState } from 'react';
import { SubmitContact } from './contact.graphql.ts';

/** Extra room, because the server's clock and ours begin at different moments. */
const marginMs = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The way to send the form. The server takes whoever fills it in no time for a machine; a person whose browser fills it waits
 * the rest here.
 */
export function useContactSubmission(): (
  message: Omit<ContactSubmission, 'elapsed_ms'>,
  once: Required<OnceContext>,
) => Promise<unknown> {
  const [submit] = useMutation(SubmitContact);
  const [opened] = useState(() => performance.now());
  /** What goes with one key is always the same. */
  const sent = useRef<{ key: string; elapsedMs: number }>(undefined);

  return async (message, once) => {
    const open = (): number => performance.now() - opened;
    await pause(Math.max(0, contactMinMs + marginMs - open()));
    const key = once.idempotencyKey;
    if (sent.current?.key !== key) sent.current = { key, elapsedMs: Math.round(open()) };
    const { elapsedMs } = sent.current;
    return submit({ variables: { input: { ...message, elapsedMs } }, context: once });
  };
}
