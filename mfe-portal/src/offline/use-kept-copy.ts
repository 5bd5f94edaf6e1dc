import { useHost, useUser } from '@portfolio/remote-kit';
import { keptOf } from '@portfolio/remote-kit/kept';
import { useEffect, useState } from 'react';
import { isWithoutConnection } from './connection.ts';

interface Copy<Data> {
  data: Data;
  /** ISO 8601, by this device's clock. */
  keptAt: string;
}

interface Query<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
}

interface Shown<Data> {
  data: Data | undefined;
  /** Not that there is no connection, as long as there is a copy. */
  error: Error | undefined;
  /** Since when the copy is, where it is shown because there is no connection. */
  keptAt: string | undefined;
}

/**
 * What a query brought, else what it brought the last time: this device keeps a copy for the time without a connection.
 * @param name under which it is kept; undefined keeps nothing
 */
export function useKeptCopy<Data>(name: string | undefined, { data, error }: Query<Data>): Shown<Data> {
  const { report } = useHost();
  const userId = useUser()?.id;
  const [copy, setCopy] = useState<Copy<Data>>();

  useEffect(() => {
    if (name === undefined || userId === undefined) return undefined;
    let isCurrent = true;
    keptOf(userId)
      .read<Copy<Data>>(name)
      .then((kept) => isCurrent && setCopy(kept))
      .catch(report);
    return () => {
      isCurrent = false;
      setCopy(undefined);
    };
  }, [name, userId, report]);

  useEffect(() => {
    if (!data || name === undefined || userId === undefined) return;
    keptOf(userId)
      .write(name, { data, keptAt: new Date().toISOString() } satisfies Copy<Data>)
      .catch(report);
  }, [data, name, userId, report]);

  const isOffline = error !== undefined && isWithoutConnection(error);
  if (data || !copy || (error && !isOffline)) return { data, error, keptAt: undefined };
  return { data: copy.data, error: undefined, keptAt: isOffline ? copy.keptAt : undefined };
}
