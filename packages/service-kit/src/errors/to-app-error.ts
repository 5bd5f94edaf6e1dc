import { fault, messages } from '@portfolio/contracts/errors';
import { AppError } from './app-error.ts';
import { translateDatabaseError, type ConstraintErrors } from './database-errors.ts';

/** What body-parser throws; `type` is its stable name for the reason, absent where unpacking failed. */
interface BodyParserError extends Error {
  type?: string;
  status: number;
  limit?: number;
}

const isBodyParserError = (error: unknown): error is BodyParserError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'expose' in error;

/** No room on the disk, or in the quota. libvips, which writes pictures, says it in words alone. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    /no space left on device|disk quota exceeded/i.test(error.message));

/** Every thrown value as an AppError; one that nobody foresaw becomes `internal` with the original as its cause. */
export function toAppError(error: unknown, constraints?: ConstraintErrors): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return new AppError('storage_full', fault('storage_full'), { cause: error });
  // First: one that is broken off has a code as a database's lost connection has.
  if (isBodyParserError(error)) {
    if (error.type === 'entity.parse.failed') {
      return new AppError('parse_error', messages.parseError(error.message), { cause: error });
    }
    if (error.type === 'entity.too.large') {
      return new AppError('too_large', messages.tooLarge(`${error.limit ?? 0} bytes`), { cause: error });
    }
    if (error.status === 415) return new AppError('unsupported_media_type', error.message, { cause: error });
    if (error.status < 500)
      return new AppError('parse_error', messages.parseError(error.type ?? error.message), { cause: error });
  }
  const translated = translateDatabaseError(error, constraints);
  if (translated) return translated;
  // Express refuses a path such as /%E0 with a bare URIError.
  if (error instanceof URIError) return new AppError('not_found', undefined, { cause: error });
  return new AppError('internal', undefined, { cause: error });
}
