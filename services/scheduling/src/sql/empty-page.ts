import type { Page } from '@portfolio/contracts/rest';

/** The page of a list that the caller may see nothing of. */
export const emptyPage = <T>(): Page<T> => ({ count: 0, results: [] });
