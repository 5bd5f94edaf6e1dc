import { useApi } from '@portfolio/remote-kit';
import { useEffect, useState } from 'react';
import { ZodError, type z } from 'zod';

/** `unknown` is an answer of another shape. */
export type LinkCheck<Info> =
  | { state: 'valid'; info: Info }
  | { state: 'invalid'; error: unknown }
  | { state: 'unknown' };

/**
 * Asks the server about the token of a link.
 * @param path of the call, or undefined when there is nothing to ask
 * @returns undefined until it has answered
 */
export function useLinkCheck<Info>(path: string | undefined, schema: z.ZodType<Info>): LinkCheck<Info> | undefined {
  const api = useApi();
  const [check, setCheck] = useState<LinkCheck<Info>>();
  useEffect(() => {
    if (path === undefined) return;
    const leave = new AbortController();
    api.get(path, { parse: (body) => schema.parse(body), signal: leave.signal }).then(
      (info) => setCheck({ state: 'valid', info }),
      (error: unknown) => {
        if (leave.signal.aborted) return;
        setCheck(error instanceof ZodError ? { state: 'unknown' } : { state: 'invalid', error });
      },
    );
    return () => leave.abort();
  }, [api, path, schema]);
  return check;
}
