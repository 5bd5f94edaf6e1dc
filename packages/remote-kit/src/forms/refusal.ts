import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApiError } from '@portfolio/remote-kit';
import { faultOfSentence, isFault } from '@portfolio/contracts/errors';
import type { FieldFault } from '@portfolio/contracts/rest';

/** How a call ended that was not carried out, of GraphQL and of REST alike. */
export interface Refusal {
  /**
   * `refused`: the server said no to what was asked. `conflict`: somebody changed the same in between. `cancelled`: by the
   * reader. `failed`: no answer, or a fault of the server's own.
   */
  kind: 'refused' | 'conflict' | 'cancelled' | 'failed';
  /** What is wrong with which field; paths mirror the input. */
  faults: readonly FieldFault[];
  /** The server's sentence for the reader, where it has one. */
  detail: string | undefined;
}

const nothing = { faults: [], detail: undefined };

/** Reads what a mutation or a REST call threw. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'cancelled', ...nothing };
  if (error instanceof ApiError) return ofRest(error);
  if (CombinedGraphQLErrors.is(error)) return ofGraphql(error);
  return { kind: 'failed', ...nothing };
}

function ofRest({ status, body }: ApiError): Refusal {
  if (status >= 500 || typeof body !== 'object' || body === null) return { kind: 'failed', ...nothing };
  const { error, detail, ...fields }: Record<string, unknown> = { ...body };
  return {
    kind: status === 409 ? 'conflict' : 'refused',
    faults: status === 400 || status === 413 ? [...faultsIn(fields)] : [],
    detail: [error, detail].find((text) => typeof text === 'string'),
  };
}

/** Codes that say nothing about what was asked. */
const unasked = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'UNAUTHENTICATED', undefined]);

function ofGraphql({ errors }: CombinedGraphQLErrors): Refusal {
  const { message, extensions = {} } = errors[0] ?? {};
  if (unasked.has(extensions['code'])) return { kind: 'failed', ...nothing };
  const faults = [...faultsIn(extensions['errors'] ?? extensions['fields'])];
  const { detail } = extensions;
  const sentence = faults.length > 0 ? undefined : message;
  return {
    kind: extensions['code'] === 'CONFLICT' ? 'conflict' : 'refused',
    faults,
    detail: typeof detail === 'string' ? detail : sentence,
  };
}

/** A field has a list of faults or sentences; nested input is mirrored. */
function* faultsIn(value: unknown, path: PropertyKey[] = []): Iterable<FieldFault> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (Array.isArray(value) && typeof item === 'string') yield { path, fault: faultOfSentence(item) };
    else if (isFault(item)) yield { path, fault: item };
    else yield* faultsIn(item, [...path, key]);
  }
}
