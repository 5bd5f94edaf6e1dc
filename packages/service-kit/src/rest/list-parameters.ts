import { fault, messages } from '@portfolio/contracts/errors';
import { maxPageSize, type ListParameters } from '@portfolio/contracts/rest';
import { AppError, notFound, validationError } from '../errors/index.ts';

export interface ListOptions {
  /** Names that `ordering` may use. */
  orderings: readonly string[];
  /** e.g. `-start_time`; used when nothing valid is asked for. */
  defaultOrdering: string;
  defaultPageSize?: number;
}

/** No word, address or number of ours is longer. */
const longestTerm = 500;

type Query = Readonly<Record<string, unknown>>;

/**
 * `page`, `page_size`, `limit` (page size of page 1), `ordering` and `search` as rest.md has them:
 * nonsense in any but `page` falls back to the default.
 * @throws AppError `not_found` "Invalid page." for a page that is neither a positive integer nor `last`; `validation` for NUL or an endless word in `search`
 */
export function listParameters(query: Query, options: ListOptions): ListParameters {
  const pageSize = positive(query['page_size']) ?? positive(query['limit']) ?? options.defaultPageSize ?? 10;
  const page = query['page'] === undefined ? 1 : first(query['page']) === 'last' ? 'last' : positive(query['page']);
  if (page === undefined) throw new AppError('not_found', messages.invalidPage);
  const asked = orderingTerms(first(query['ordering']) ?? '').filter(({ name }) => options.orderings.includes(name));
  return {
    page,
    pageSize: Math.min(pageSize, maxPageSize),
    ordering: asked.length > 0 ? asked : orderingTerms(options.defaultOrdering),
    search: searchTerms(first(query['search']) ?? ''),
  };
}

function searchTerms(search: string): string[] {
  if (search.includes('\0')) throw validationError({ search: [messages.nullCharacters] });
  const terms = search
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 10);
  // Each row is compared with it; over GraphQL it may be as long as a body.
  if (terms.some((term) => term.length > longestTerm))
    throw validationError({ search: [fault('max_length', { max: longestTerm })] });
  return terms;
}

/** A word in a path. @throws AppError `not_found` for what the database cannot even be asked about */
export function textParameter(value: unknown): string {
  const text = first(value) ?? '';
  if (text.includes('\0')) throw notFound();
  return text;
}

/** An id in a path. @throws AppError `not_found` for anything that cannot be one. */
export function idParameter(value: unknown): number {
  const id = positive(value);
  if (id === undefined || id > 2_147_483_647) throw notFound();
  return id;
}

const first = (value: unknown): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : undefined;
};

const positive = (value: unknown): number | undefined => {
  const given = first(value) ?? '';
  return /^0*[1-9]\d{0,9}$/.test(given) ? Number(given) : undefined;
};

const orderingTerms = (ordering: string) =>
  ordering
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => ({ name: term.replace(/^-/, ''), descending: term.startsWith('-') }));
