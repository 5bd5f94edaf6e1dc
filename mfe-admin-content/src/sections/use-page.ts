import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { PageOfSectionsFragment as PageOfSections } from '../generated/graphql.ts';
import { SectionsOfPage } from './sections.graphql.ts';

/** The page of a sections screen, past every cache: an editor must not begin from an old version. */
export function usePage(id: string) {
  const client = useApolloClient();
  const [page, setPage] = useState<PageOfSections>();
  const [problem, setProblem] = useState<'missing' | 'failed'>();

  /** @returns gives up on the answer */
  const load = useCallback(() => {
    let wanted = true;
    const arrived = (answer: PageOfSections | null | undefined): void => {
      if (!wanted) return;
      setProblem(answer ? undefined : 'missing');
      if (answer) setPage(answer);
    };
    client.query({ query: SectionsOfPage, variables: { id }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => arrived(data?.item),
      () => wanted && setProblem('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [client, id]);
  useEffect(load, [load]);

  return { page, setPage, problem, load };
}
