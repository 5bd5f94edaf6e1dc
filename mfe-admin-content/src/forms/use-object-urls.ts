import { useEffect, useMemo } from 'react';

/** Addresses under which the page shows files that are not uploaded yet; given back when they are not shown any more. */
export function useObjectUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const urls = useMemo(() => new Map(files.map((file) => [file, URL.createObjectURL(file)])), [files]);
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls;
}
