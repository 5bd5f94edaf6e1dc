import { statusPath, systemStatus, type SystemStatus } from '@portfolio/contracts/operations';
import { useApi } from '@portfolio/remote-kit';
import { useEffect, useState } from 'react';

/** Milliseconds from one answer to the next question. */
export const refreshMs = 15_000;

interface Answer {
  /** What was told last; stays when it cannot be told anew. */
  status?: SystemStatus;
  asOf?: Date;
  /** The last question failed. */
  failed: boolean;
}

/** How the product is: asked for again and again while somebody looks, and at once when they come back or press the button. */
export function useSystemStatus() {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer>({ failed: false });
  const [question, setQuestion] = useState({ number: 1, byHand: false });
  const [answered, setAnswered] = useState(0);
  const { number, byHand } = question;
  const isAsking = answered < number;

  useEffect(() => {
    const leaving = new AbortController();
    // What edge and gateway say of themselves is in no graph (docs/decisions/0010).
    api
      .download(statusPath, { signal: leaving.signal })
      .then(async (file) => systemStatus.parse(JSON.parse(await file.text())))
      .then((status) => setAnswer({ status, asOf: new Date(), failed: false }))
      .catch(() => setAnswer((before) => ({ ...before, failed: true })))
      .finally(() => setAnswered(number));
    return () => leaving.abort();
  }, [api, number]);

  useEffect(() => {
    if (isAsking) return undefined;
    const due = Date.now() + refreshMs;
    let timer: number | undefined;
    const plan = (): void => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const ask = (): void => setQuestion((last) => ({ number: last.number + 1, byHand: false }));
      timer = window.setTimeout(ask, Math.max(0, due - Date.now()));
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [isAsking]);

  return {
    ...answer,
    /** Somebody pressed the button, and waits. */
    isRefreshing: isAsking && byHand,
    refresh: () => setQuestion((last) => ({ number: isAsking ? last.number : last.number + 1, byHand: true })),
  };
}
