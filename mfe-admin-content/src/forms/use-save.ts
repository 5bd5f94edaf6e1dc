import { useApi } from '@portfolio/remote-kit';
import { useEffect, useRef, useState } from 'react';

interface Request<Item> {
  /** Of the item, or of the list for a new one. */
  path: string;
  method: 'POST' | 'PUT';
  /** A multipart form, or JSON where the call takes no files. */
  body: FormData | Record<string, unknown>;
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

  const save = async ({ path, method, body, parse }: Request<Item>): Promise<Item> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (sent: number, total: number): void => setProgress({ sent, total });
    setProgress({ sent: 0, total: 0 });
    try {
      if (body instanceof FormData) return await api.upload(path, body, { method, parse, signal, onProgress });
      return await (method === 'POST' ? api.post : api.put)(path, body, { parse, signal });
    } finally {
      setProgress(undefined);
    }
  };

  return { save, progress, cancel: () => running.current?.abort() };
}
