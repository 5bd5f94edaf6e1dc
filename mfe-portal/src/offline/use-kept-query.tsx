import type { DocumentNode, OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useHost, useRetry, useUser } from '@portfolio/remote-kit';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { keptOf } from '@portfolio/remote-kit/kept';
import { dayAndTime, viewersZone } from '@portfolio/remote-kit/times';
import { useHealing } from '@portfolio/ui/error-state';
import { Notice } from '@portfolio/ui/notice';
import { space } from '@portfolio/ui/tokens';
import { useEffect, useMemo, useState, createContext, useContext, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

interface Copy<Data> {
  /** With which variables it was asked for. */
  of: string;
  data: Data;
  /** ISO 8601, by this device's clock. */
  keptAt: string;
}

/** So many answers to one question are kept, the latest first: weeks, pages, periods. */
const mostCopies = 8;

interface Options<Variables> {
  variables?: Variables;
  /** `network-only` for what a form begins with: that is never a copy as long as there may be an answer. */
  fetchPolicy?: WatchQueryFetchPolicy;
  skip?: boolean;
  pollInterval?: number;
  skipPollAttempt?: () => boolean;
}

/** What is shown of a query. */
export interface KeptResult<Data> {
  data: Data | undefined;
  /** What was shown before the variables changed. */
  previousData: Data | undefined;
  loading: boolean;
  /** Why there is nothing to show; not that there is no connection, as long as there is a copy. */
  failure: Error | undefined;
  /** Since when the copy is, where one is shown because there is no connection. */
  keptAt: string | undefined;
  retry: () => void;
  retrying: boolean;
}

/**
 * Asks, as every screen of the portal does: what the query brings, else what it brought the last time. This device keeps copies
 * for the time without a connection.
 */
export function useKeptQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: Options<NoInfer<Variables>> = {},
): KeptResult<Data> {
  const { report } = useHost();
  const userId = useUser()?.id;
  const { fetchPolicy = 'cache-and-network', variables, skip = false } = options;
  const result = useQuery<Data>(query, { ...options, fetchPolicy });
  const { failure, retry, retrying } = useRetry(result);
  const { name, shape } = useMemo(() => named(query), [query]);
  const of = `${shape} ${JSON.stringify(variables ?? {})}`;
  const [copy, setCopy] = useState<Copy<Data>>();

  useEffect(() => {
    if (userId === undefined || skip) return undefined;
    let isCurrent = true;
    keptOf(userId)
      .read<readonly Copy<Data>[]>(name)
      .then((kept) => isCurrent && setCopy((now) => now ?? kept?.find((one) => one.of === of)))
      .catch(report);
    return () => {
      isCurrent = false;
      setCopy(undefined);
    };
  }, [name, of, userId, skip, report]);

  // Only what the server has just said: what this page remembers may be old.
  const answer = result.loading || result.error ? undefined : result.data;
  useEffect(() => {
    if (answer === undefined || userId === undefined) return undefined;
    let isCurrent = true;
    const latest: Copy<Data> = { of, data: answer, keptAt: new Date().toISOString() };
    const withLatest = (kept: readonly Copy<Data>[] = []) =>
      [latest, ...kept.filter((one) => one.of !== of)].slice(0, mostCopies);
    void keptOf(userId)
      .change(name, withLatest)
      .catch(report)
      .then(() => isCurrent && setCopy(latest));
    return () => {
      isCurrent = false;
    };
  }, [answer, name, of, userId, report]);

  const isOffline = failure !== undefined && isWithoutConnection(failure);
  const shown = { previousData: result.previousData, loading: result.loading, retry, retrying };
  if (copy && isOffline) return { ...shown, data: copy.data, failure: undefined, keptAt: copy.keptAt };
  const inBetween = failure || fetchPolicy === 'network-only' ? undefined : copy?.data;
  return { ...shown, data: result.data ?? inBetween, failure, keptAt: undefined };
}

/** The query's name, and what changes when another release asks for other fields: a copy without them would be of no use. */
function named({ definitions }: DocumentNode): { name: string; shape: number } {
  const name = definitions.map((part) => ('operation' in part ? part.name?.value : '')).join('');
  return { name, shape: JSON.stringify(definitions).length };
}

/** How old is what is around: undefined while it is what the server says. */
const Around = createContext<string | undefined>(undefined);

/** Whether what is around is a copy: nothing can be saved then. */
export const useIsCopy = (): boolean => useContext(Around) !== undefined;

const Place = styled.div`
  margin-bottom: ${space(4)};
`;

/** Moments so near to each other, in milliseconds, are told as one. */
const sameMoment = 60_000;

type Props = Pick<KeptResult<never>, 'keptAt' | 'retry' | 'retrying'> & { children: ReactNode };

/** Says above a copy that there is no connection, and how old the copy is; once, where copies contain others. */
export function AsOf({ keptAt, retry, retrying, children }: Props) {
  const { t, language } = useTranslation();
  const around = useContext(Around);
  useHealing(keptAt === undefined ? undefined : retry, retrying);
  const isTold = around !== undefined && Date.parse(around) - Date.parse(keptAt ?? around) < sameMoment;
  return (
    <Around value={keptAt ?? around}>
      {keptAt !== undefined && !isTold && (
        <Place>
          <Notice kind="info">{t('offline.asOf', { time: dayAndTime(keptAt, language, viewersZone()) })}</Notice>
        </Place>
      )}
      {children}
    </Around>
  );
}

/** Whether a call failed because nobody answered; a refusal and a fault of the server's own are answers. */
export function isWithoutConnection(error: unknown): boolean {
  const { kind, answered } = refusalOf(error);
  return kind === 'failed' && !answered;
}
