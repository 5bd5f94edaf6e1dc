import { QueryFailedError } from 'typeorm';

/** Whether a statement failed because of a named constraint. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof QueryFailedError && 'constraint' in error.driverError && error.driverError.constraint === constraint;

/** Whether a connection could not be made at all, as opposed to a statement that failed. */
export function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|28\w{3}|3D000|57P03)$/.test(code);
}
