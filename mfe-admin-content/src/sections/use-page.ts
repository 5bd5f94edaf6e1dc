import { ApiError, useApi } from '@portfolio/remote-kit';
import { pageDetail, type PageDetail } from '@portfolio/contracts/content';
import { useCallback, useEffect, useState } from 'react';

export const parsePage = (body: unknown): PageDetail => pageDetail.parse(body);

/** The page of a sections screen, past every cache: an editor must not begin from an old version. */
export function usePage(id: string) {
  const api = useApi();
  const [page, setPage] = useState<PageDetail>();
  const [problem, setProblem] = useState<'missing' | 'failed'>();

  const load = useCallback(
    (signal?: AbortSignal): void => {
      const arrived = (answer: PageDetail): void => {
        setProblem(undefined);
        setPage(answer);
      };
      const failed = (error: unknown): void => {
        if (!signal?.aborted) setProblem(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed');
      };
      api.get(`/pages/${id}/`, { parse: parsePage, signal }).then(arrived, failed);
    },
    [api, id],
  );
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  return { page, setPage, problem, load };
}
