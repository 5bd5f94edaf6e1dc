import { z } from 'zod';

/** The largest `page_size` or `limit` a list accepts; larger values are cut to it. */
export const maxPageSize = 100;

/** What a list call asks for, after defaults and limits: `ordering` as column-neutral terms in priority order. */
export interface ListParameters {
  /** 1-based. */
  page: number | 'last';
  pageSize: number;
  /** Only names that the list allows; never empty when the list has a default. */
  ordering: readonly { name: string; descending: boolean }[];
  /** Whitespace-separated terms, every one of which must match. */
  search: readonly string[];
}

/** One page of results and how many there are in all. */
export interface Page<T> {
  count: number;
  results: T[];
}

/** Wire form of a list: `{count, next, previous, results}`, the links absolute or null. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().nonnegative(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(item),
  });
