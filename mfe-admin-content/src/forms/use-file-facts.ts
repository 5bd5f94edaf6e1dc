import { useEffect, useState } from 'react';

/** What the server says of a stored file. */
export interface FileFacts {
  name: string;
  bytes: number;
}

/** Asks what a file is called and how large it is, without fetching it; undefined until it is known, and for none. */
export function useFileFacts(address: string | undefined): FileFacts | undefined {
  const [known, setKnown] = useState<{ address: string; facts: FileFacts }>();
  useEffect(() => {
    if (!address) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      // oxlint-disable-next-line no-restricted-globals -- the file itself knows; it is no part of the graph
      const { ok, headers } = await fetch(address, { method: 'HEAD', signal: abort.signal });
      const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
      if (ok && name) setKnown({ address, facts: { name, bytes: Number(headers.get('content-length')) } });
    };
    // Nothing is lost without: the form says that there is a file.
    ask().catch(() => undefined);
    return () => abort.abort();
  }, [address]);
  return known?.address === address ? known?.facts : undefined;
}
