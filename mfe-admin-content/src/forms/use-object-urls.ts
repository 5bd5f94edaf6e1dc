import { useEffect, useState } from 'react';

/** Addresses under which the page shows files that are not uploaded yet. */
class ObjectUrls {
  readonly #known = new Map<File, string>();

  of(file: File): string {
    const url = this.#known.get(file) ?? URL.createObjectURL(file);
    this.#known.set(file, url);
    return url;
  }

  revoke(): void {
    for (const url of this.#known.values()) URL.revokeObjectURL(url);
    this.#known.clear();
  }
}

/** Gives a file its address; all are given back when the component goes. */
export function useObjectUrls(): (file: File) => string {
  const [urls] = useState(() => new ObjectUrls());
  useEffect(() => () => urls.revoke(), [urls]);
  return (file) => urls.of(file);
}
