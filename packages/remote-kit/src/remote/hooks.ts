import { useSearchParams } from 'react-router-dom';
import { useState, useEffect } from 'react';
import type { Timezone } from '@portfolio/contracts/scheduling';
import { viewersZone } from '../times/viewers-zone.ts';
import { useUser, useHost } from './host.tsx';

/**
 * Tells the shell where its visitor works, for as long as the calling component is there: `usePlace('Planner', company.name)`.
 * @param area in the reader's language
 * @param owner see `Place`; undefined while that is not known
 */
export function usePlace(area: string, owner: string | undefined): void {
  const { place } = useHost();
  useEffect(() => place.set({ area, owner }), [place, area, owner]);
  useEffect(() => () => place.set(undefined), [place]);
}

/** The time zone that the user chose in their settings; undefined where they never did, and the site's own counts. */
export const useChosenZone = (): Timezone | undefined => useUser()?.settings?.timezone ?? undefined;

/** Whose clock a screen shows that belongs to no site: the chosen time zone, else this device's. */
export const useZone = (): string => useChosenZone() ?? viewersZone();

interface Retry {
  /** Why the query failed; stays while it is tried again, so that the message and the button keep their place and focus. */
  failure: Error | undefined;
  retry: () => void;
  retrying: boolean;
}

/** A way out of a failed query: `const { failure, retry, retrying } = useRetry(useQuery(...))`. */
export function useRetry({ error, refetch }: { error?: Error | undefined; refetch: () => Promise<unknown> }): Retry {
  const [retried, setRetried] = useState<Error>();
  const retry = (): void => {
    setRetried(error);
    refetch()
      .catch(() => {}) // the query tells its failure itself
      .finally(() => setRetried(undefined));
  };
  return { failure: error ?? retried, retry, retrying: retried !== undefined };
}

/** `?open=qualification-4` */
const parameter = 'open';

/**
 * Which dialog of a screen is open. It stands in the address, as state would not last: after a reload, a crash or a sign-in the
 * dialog opens again, with what was typed. Back leads to the screen before, as while it was closed.
 * @returns its name, which may hold the id of what it is about, and how to open one, or none
 */
export function useOpened(): [opened: string | undefined, open: (name: string | undefined) => void] {
  const [parameters, setParameters] = useSearchParams();
  const open = (name: string | undefined): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(parameter);
        if (name !== undefined) next.set(parameter, name);
        return next;
      },
      { replace: true },
    );
  return [parameters.get(parameter) ?? undefined, open];
}
