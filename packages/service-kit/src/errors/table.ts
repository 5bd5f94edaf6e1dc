import { messages, type ErrorCode } from '@portfolio/contracts/errors';

interface Mapping {
  /** HTTP status over REST. */
  status: number;
  /** `extensions.code` over GraphQL. */
  graphql: string;
  /** The sentence when the use case gives none. */
  detail: string;
}

/** The one table from error code to wire; a code without a row does not compile. */
export const errorTable: Record<ErrorCode, Mapping> = {
  validation: { status: 400, graphql: 'BAD_USER_INPUT', detail: messages.invalidInput },
  parse_error: { status: 400, graphql: 'BAD_REQUEST', detail: messages.parseError('invalid input') },
  not_authenticated: { status: 401, graphql: 'UNAUTHENTICATED', detail: messages.notAuthenticated },
  authentication_failed: { status: 401, graphql: 'UNAUTHENTICATED', detail: messages.notAuthenticated },
  token_not_valid: { status: 401, graphql: 'UNAUTHENTICATED', detail: messages.tokenNotValid },
  permission_denied: { status: 403, graphql: 'FORBIDDEN', detail: messages.permissionDenied },
  not_found: { status: 404, graphql: 'NOT_FOUND', detail: messages.notFound },
  method_not_allowed: { status: 405, graphql: 'METHOD_NOT_ALLOWED', detail: 'Method not allowed.' },
  request_timeout: { status: 408, graphql: 'REQUEST_TIMEOUT', detail: messages.requestTimeout },
  conflict: { status: 409, graphql: 'CONFLICT', detail: messages.conflict },
  too_large: { status: 413, graphql: 'PAYLOAD_TOO_LARGE', detail: 'Request is too large.' },
  unsupported_media_type: { status: 415, graphql: 'UNSUPPORTED_MEDIA_TYPE', detail: 'Unsupported media type.' },
  throttled: { status: 429, graphql: 'THROTTLED', detail: messages.throttled() },
  storage_full: { status: 507, graphql: 'INSUFFICIENT_STORAGE', detail: messages.storageFull },
  unavailable: { status: 503, graphql: 'UNAVAILABLE', detail: messages.unavailable },
  internal: { status: 500, graphql: 'INTERNAL_SERVER_ERROR', detail: messages.internal },
};
