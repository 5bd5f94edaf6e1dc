/** Milliseconds before each further attempt. */
const pauses = [300, 1000];

/** A refusal that no repetition changes, such as 404. */
export class Final extends Error {
  override name = 'Final';
}

/** Runs `work` again with back-off while it fails, unless it fails with `Final`. Rejects with the last failure. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Final) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}

/** `fetch` that treats 5xx as a failure worth repeating and 4xx as final. */
export async function fetchOnce(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status >= 500) throw new Error(`${url}: ${response.status}`);
  if (!response.ok) throw new Final(`${url}: ${response.status}`);
  return response;
}

/**
 * Rejects with `Final` when the file is not there, or is another than the one that was published; a script's error event says neither.
 * @param integrity what the browser checks it by
 */
export async function assertSound(url: string, integrity: string): Promise<void> {
  await fetchOnce(url, { method: 'HEAD', cache: 'no-store' });
  if (!integrity) return;
  // Anew, so that a damaged copy in the browser's cache gives way.
  await fetch(url, { integrity, cache: 'reload' }).catch((error: unknown) => {
    throw new Final(`${url} is not the file that was published.`, { cause: error });
  });
}
