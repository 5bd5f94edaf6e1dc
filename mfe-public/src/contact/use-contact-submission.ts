import { useMutation } from '@apollo/client/react';
import { contactMinMs, type ContactSubmission } from '@portfolio/contracts/content';
import { useState } from 'react';
import { SubmitContact } from './contact.graphql.ts';

/** Extra room, because the server's clock and ours begin at different moments. */
const marginMs = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The way to send the form. The server takes whoever fills it in no time for a machine; a person whose browser fills it waits
 * the rest here.
 */
export function useContactSubmission(): (message: Omit<ContactSubmission, 'elapsed_ms'>) => Promise<unknown> {
  const [submit] = useMutation(SubmitContact);
  const [opened] = useState(() => performance.now());

  return async (message) => {
    const open = (): number => performance.now() - opened;
    await pause(Math.max(0, contactMinMs + marginMs - open()));
    return submit({ variables: { input: { ...message, elapsedMs: Math.round(open()) } } });
  };
}
