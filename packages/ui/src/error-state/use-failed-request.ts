import { useState } from 'react';

/** Milliseconds within which what failed is taken for the reason of what is shown. */
const recent = 5_000;

/** What the host notes on the document: the id of the last request that failed, and when. */
function recentlyFailed(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const [id, at] = document.documentElement.dataset['failedRequest']?.split(' ') ?? [];
  return Date.now() - Number(at) < recent ? id : undefined;
}

/** The id of the request that failed just before this appeared, by which support finds it. */
export function useFailedRequest(): string | undefined {
  const [id] = useState(recentlyFailed);
  return id;
}
