import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { NetworkError, type SessionState } from '@portfolio/remote-kit';

/** What went wrong, as a message of scheduling.md §8, "Dashboard", and its values. */
export type StatisticsFailure =
  | { key: 'sessionExpired' | 'authenticationFailed' | 'forbidden' | 'noResponse' }
  | { key: 'server'; status: number; error: string | undefined }
  | { key: 'other'; message: string };

/** HTTP statuses of the codes that a refusal has in GraphQL. */
const statuses: Record<string, number> = {
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  THROTTLED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
};

/** @param session after the failure: the client ends it when the tokens could not be renewed, or are refused when they were */
export function statisticsFailure(
  error: Error,
  session: { status: SessionState['status']; refused?: true },
): StatisticsFailure {
  if (error instanceof NetworkError) return { key: 'noResponse' };
  const refusal = refusalIn(error);
  if (!refusal) return { key: 'other', message: error.message };
  if (refusal.status === 401) {
    const isExpired = session.status === 'anonymous' && !session.refused;
    return { key: isExpired ? 'sessionExpired' : 'authenticationFailed' };
  }
  if (refusal.status === 403) return { key: 'forbidden' };
  return { key: 'server', ...refusal };
}

function refusalIn(error: Error): { status: number; error: string | undefined } | undefined {
  if (ServerError.is(error)) return { status: error.statusCode, error: errorIn(error.bodyText) };
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const [first] = error.errors;
  const status = statuses[String(first?.extensions?.['code'])];
  return status === undefined ? undefined : { status, error: first?.message };
}

/** The sentence in a body like `{"error": "..."}`, `{"detail": "..."}` or `{"errors": [{"message": "..."}]}`. */
function errorIn(body: string): string | undefined {
  try {
    const { error, detail, errors } = JSON.parse(body) as Record<string, unknown>;
    const message = Array.isArray(errors) ? (errors[0] as { message?: unknown } | undefined)?.message : undefined;
    return [error, detail, message].find((text) => typeof text === 'string');
  } catch {
    return undefined; // a proxy's page
  }
}
