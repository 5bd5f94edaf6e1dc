import { contactMinMs, type ContactSubmission } from '@portfolio/contracts/content';
import { ApiError, useApi } from '@portfolio/remote-kit';
import { useState } from 'react';

export type Outcome = 'sent' | 'failed' | 'throttled';

/** Extra room, because the server's clock and ours begin at different moments. */
const marginMs = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends the form. The server takes whoever fills it in no time for a machine; a person whose browser fills it waits the rest here.
 * @returns what came of the last try, and the way to try: true when the message was stored
 */
export function useContactSubmission(): {
  outcome: Outcome | undefined;
  submit: (message: Omit<ContactSubmission, 'elapsed_ms'>) => Promise<boolean>;
} {
  const api = useApi();
  const [opened] = useState(() => performance.now());
  const [outcome, setOutcome] = useState<Outcome>();

  const submit = async (message: Omit<ContactSubmission, 'elapsed_ms'>): Promise<boolean> => {
    const open = (): number => performance.now() - opened;
    await pause(Math.max(0, contactMinMs + marginMs - open()));
    try {
      await api.post('/contact/submit/', { ...message, elapsed_ms: Math.round(open()) });
      setOutcome('sent');
      return true;
    } catch (error) {
      setOutcome(error instanceof ApiError && error.status === 429 ? 'throttled' : 'failed');
      return false;
    }
  };

  return { outcome, submit };
}
