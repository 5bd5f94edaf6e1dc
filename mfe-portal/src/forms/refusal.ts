import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the server says of a call that it did not carry out. */
export interface Refusal {
  /** A sentence for the reader; undefined when the fault is not theirs, or when nobody answered. */
  detail: string | undefined;
  /** The first message of each field that is wrong. */
  fields: Record<string, string>;
}

/** Codes that say nothing about what was asked. */
const faults = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'UNAUTHENTICATED', undefined]);

/** Reads what a mutation threw. */
export function refusalOf(error: unknown): Refusal {
  const nothing: Refusal = { detail: undefined, fields: {} };
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first || faults.has(first.extensions?.['code'])) return nothing;
  const { detail, fields } = first.extensions ?? {};
  if (!fields) return { ...nothing, detail: first.message };
  return {
    detail: typeof detail === 'string' ? detail : undefined,
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, messages]) => {
        const [message]: unknown[] = Array.isArray(messages) ? messages : [];
        return typeof message === 'string' ? [[name, message]] : [];
      }),
    ),
  };
}
