import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApiError } from '@portfolio/remote-kit';
import { faultOfSentence, isFault, type Fault } from '@portfolio/contracts/errors';
import { withCodes, type FieldFault } from '@portfolio/contracts/rest';

/** How a call ended that was not carried out, of GraphQL and of REST alike. */
export interface Refusal {
  /**
   * `refused`: the server said no to what was asked. `unauthenticated`: to who asked. `conflict`: somebody changed the same in
   * between. `missing`: there is no such thing. `throttled`: too often. `cancelled`: by the reader. `failed`: no answer, or a fault of the server's own.
   */
  kind: 'refused' | 'unauthenticated' | 'missing' | 'conflict' | 'throttled' | 'cancelled' | 'failed';
  /** Whether the server answered at all. */
  answered: boolean;
  /** What is wrong with which field; paths mirror the input. */
  faults: readonly FieldFault[];
  /** Why, in a whole: the server's sentence for the reader with its code, where it has one. */
  detail: Fault | undefined;
}

const nothing = { faults: [], detail: undefined } as const;

/** HTTP status and GraphQL code of the refusals that are told apart. */
const kinds: Partial<Record<string | number, Refusal['kind']>> = {
  401: 'unauthenticated',
  404: 'missing',
  NOT_FOUND: 'missing',
  409: 'conflict',
  CONFLICT: 'conflict',
  429: 'throttled',
  THROTTLED: 'throttled',
};

/** A refusal that was read and put at its place in a form: what several calls save together has the faults of each. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail?.message ?? refusal.kind);
    this.refusal = refusal;
  }
}

/** Reads what a mutation or a REST call threw. */
export function refusalOf(error: unknown): Refusal {
  // By its name: realms have a DOMException each.
  if (typeof error === 'object' && error && 'name' in error && error.name === 'AbortError')
    return { kind: 'cancelled', answered: false, ...nothing };
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof ApiError) return ofRest(error);
  if (CombinedGraphQLErrors.is(error)) return ofGraphql(error);
  return { kind: 'failed', answered: ServerError.is(error), ...nothing };
}

function ofRest({ status, body, codes }: ApiError): Refusal {
  if (status >= 500 || typeof body !== 'object' || body === null) return { kind: 'failed', answered: true, ...nothing };
  const { error, detail, ...fields } = { ...Object(withCodes(body, codes)) } as Record<string, unknown>;
  return {
    kind: kinds[status] ?? 'refused',
    answered: true,
    faults: status === 400 || status === 413 ? [...faultsIn(fields)] : [],
    detail: [error, detail].map(faultOf).find((fault) => fault !== undefined),
  };
}

/** Codes that say nothing about what was asked. */
const unasked = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'UNAUTHENTICATED', undefined]);

function ofGraphql({ errors }: CombinedGraphQLErrors): Refusal {
  const { message, extensions = {} } = errors[0] ?? {};
  if (unasked.has(extensions['code'])) return { kind: 'failed', answered: true, ...nothing };
  const { detail: reason, ...fields } = { ...Object(extensions['errors'] ?? extensions['fields']) } as Record<
    string,
    unknown
  >;
  const faults = [...faultsIn(fields)];
  const sentence = faults.length > 0 ? undefined : message;
  return {
    kind: kinds[String(extensions['code'])] ?? 'refused',
    answered: true,
    faults,
    detail: faultOf(reason ?? extensions['detail'] ?? sentence),
  };
}

/** A fault, or a sentence that stands for one. */
const faultOf = (value: unknown): Fault | undefined =>
  isFault(value) ? value : typeof value === 'string' ? faultOfSentence(value) : undefined;

/** A field has a list of faults or sentences; nested input is mirrored. */
function* faultsIn(value: unknown, path: PropertyKey[] = []): Iterable<FieldFault> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (Array.isArray(value) && typeof item === 'string') yield { path, fault: faultOfSentence(item) };
    else if (isFault(item)) yield { path, fault: item };
    else yield* faultsIn(item, [...path, key]);
  }
}
