import { QueryFailedError } from 'typeorm';

/** Whether a statement failed because of a named constraint. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof QueryFailedError && 'constraint' in error.driverError && error.driverError.constraint === constraint;
