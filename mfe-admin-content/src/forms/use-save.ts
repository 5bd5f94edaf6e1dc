import { ApiError, useApi } from '@portfolio/remote-kit';
import { useEffect, useRef, useState } from 'react';

/** How a try to save ended. */
export type Outcome<Item> =
  | { kind: 'saved'; item: Item }
  /** The server names fields; values mirror the input. */
  | { kind: 'refused'; fields: Record<string, unknown> }
  /** Somebody saved in between. */
  | { kind: 'conflict'; theirs: Item }
  | { kind: 'cancelled' }
  /** `detail` is the server's own sentence, where it says what to do (a file is too large). */
  | { kind: 'failed'; detail?: string };

interface Request<Item> {
  /** Of the item, or of the list for a new one. */
  path: string;
  method: 'POST' | 'PUT';
  /** A multipart form, or JSON where the call takes no files. */
  body: FormData | Record<string, unknown>;
  /** Where the present version is, when somebody saved in between. */
  present: string;
  parse: (body: unknown) => Item;
}

/** Bytes sent, of bytes in all. */
export interface Progress {
  sent: number;
  total: number;
}

/** Sends a form with its files; tells how far it is, and can be cancelled. Leaving the screen cancels too. */
export function useSave<Item>() {
  const api = useApi();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async ({ path, method, body, present, parse }: Request<Item>): Promise<Outcome<Item>> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (sent: number, total: number): void => setProgress({ sent, total });
    setProgress({ sent: 0, total: 0 });
    try {
      if (body instanceof FormData) {
        return { kind: 'saved', item: await api.upload(path, body, { method, parse, signal, onProgress }) };
      }
      const call = method === 'POST' ? api.post : api.put;
      return { kind: 'saved', item: await call(path, body, { parse, signal }) };
    } catch (error) {
      if (controller.signal.aborted) return { kind: 'cancelled' };
      return refusal(error, () => api.get(present, { parse }));
    } finally {
      setProgress(undefined);
    }
  };

  return { save, progress, cancel: () => running.current?.abort() };
}

async function refusal<Item>(error: unknown, present: () => Promise<Item>): Promise<Outcome<Item>> {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { status, body } = error;
  if (status === 409) {
    return present().then(
      (theirs) => ({ kind: 'conflict', theirs }),
      () => ({ kind: 'failed' }),
    );
  }
  if (status !== 400 && status !== 413) return { kind: 'failed' };
  const { detail, ...fields }: Record<string, unknown> = { ...(typeof body === 'object' && body) };
  if (Object.keys(fields).length > 0) return { kind: 'refused', fields };
  return typeof detail === 'string' ? { kind: 'failed', detail } : { kind: 'failed' };
}
