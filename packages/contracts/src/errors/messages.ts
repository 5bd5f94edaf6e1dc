import { sentences } from './faults.ts';

/**
 * The standard sentences of the REST wire. Clients of the documented contract know Django REST Framework's,
 * so these are its words, letter for letter.
 */
export const messages = {
  notAuthenticated: 'Authentication credentials were not provided.',
  tokenNotValid: 'Given token not valid for any token type',
  permissionDenied: 'You do not have permission to perform this action.',
  notFound: 'Not found.',
  invalidPage: 'Invalid page.',
  methodNotAllowed: (method: string) => `Method "${method}" not allowed.`,
  unsupportedMediaType: (type: string) => `Unsupported media type "${type}" in request.`,
  parseError: (reason: string) => `JSON parse error - ${reason}`,
  idempotencyKey: 'Idempotency-Key must have 16 to 200 letters, digits or signs, such as a UUID.',
  requestTimeout: 'The request took too long to arrive. Please try again.',
  tooLarge: (limit: string) => `Request is too large. The limit is ${limit}.`,
  throttled: (seconds?: number) =>
    seconds === undefined
      ? 'Request was throttled.'
      : `Request was throttled. Expected available in ${seconds} second${seconds === 1 ? '' : 's'}.`,
  storageFull: sentences.storage_full,
  conflict: 'The request conflicts with the current state.',
  unavailable: 'Service temporarily unavailable, try again later.',
  internal: 'A server error occurred.',
  invalidInput: 'Invalid input.',
  noData: 'No data provided',

  required: sentences.required,
  notNull: sentences.null,
  notBlank: sentences.blank,
  unique: sentences.unique,
  number: sentences.invalid_number,
  integer: sentences.invalid_integer,
  boolean: sentences.invalid_boolean,
  string: sentences.invalid_string,
  nullCharacters: sentences.null_characters,
  email: sentences.invalid_email,
  url: sentences.invalid_url,
  slug: sentences.invalid_slug,
  invalidValue: sentences.invalid_format,
  choice: (value: unknown) => sentences.invalid_choice({ value: String(value) }),
  notAKey: (type: string) => `Incorrect type. Expected pk value, received ${type}.`,
  unknownKey: (id: unknown) => sentences.does_not_exist({ value: String(id) }),
  maxLength: (max: number) => sentences.max_length({ max }),
  maxItems: (max: number) => sentences.max_items({ max }),
  emptyList: sentences.empty,
  minValue: (min: number | string) => sentences.min_value({ min }),
  maxDigits: (max: number) => sentences.max_digits({ max }),
  maxDecimalPlaces: (max: number) => sentences.max_decimal_places({ max }),
  datetime: sentences.invalid_datetime,
  date: sentences.invalid_date,
  time: sentences.invalid_time,
  noFile: sentences.no_file,
  emptyFile: sentences.empty_file,
} as const;
