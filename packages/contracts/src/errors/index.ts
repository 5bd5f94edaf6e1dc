/** Every way in which a call can be refused. service-kit maps each to one HTTP status and one GraphQL code. */
export const errorCodes = [
  'validation',
  'parse_error',
  'not_authenticated',
  'authentication_failed',
  'token_not_valid',
  'permission_denied',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'throttled',
  'storage_full',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export * from './faults.ts';
export * from './messages.ts';
