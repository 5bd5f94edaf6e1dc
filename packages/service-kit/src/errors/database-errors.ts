import { fault, messages, type Fault } from '@portfolio/contracts/errors';
import { AppError, validationError } from './app-error.ts';

/** Constraint name → the field that carries the message; the message defaults to the standard one of its kind. */
export type ConstraintErrors = Readonly<Record<string, { field: string; message?: string | Fault }>>;

interface DatabaseError extends Error {
  code: string;
  constraint?: string;
  detail?: string;
}

/** Classes of SQLSTATE and socket errors after which the same request may succeed; 57014: a statement that took too long. */
const transient = /^(08...|40001|40P01|53...|55P03|57014|57P0[1-3]|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** NUL, in text and in jsonb. */
const unstorable = /^(22021|22P05)$/;

/** A number or a date that no column can hold: the schemas' bounds come first, so it says less than they. */
const outOfRange = /^(22003|22007|22008)$/;

/** What pg and TypeORM say without a code when the connection went away in the middle of the work. */
const disconnected =
  /Connection terminated|Cannot use a pool after calling end|Client has encountered a connection error|timeout exceeded when trying/;

/** @returns the refusal that a database error stands for, or undefined when it is none of ours to explain */
export function translateDatabaseError(error: unknown, constraints: ConstraintErrors = {}): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'QueryRunnerAlreadyReleasedError' || disconnected.test(error.message)) {
    return new AppError('unavailable', undefined, { cause: error, headers: { 'Retry-After': '1' } });
  }
  if (!isDatabaseError(error)) return undefined;
  if (transient.test(error.code)) {
    return new AppError('unavailable', undefined, { cause: error, headers: { 'Retry-After': '1' } });
  }
  if (unstorable.test(error.code)) return validationError({ non_field_errors: [messages.nullCharacters] });
  if (outOfRange.test(error.code)) return validationError({ non_field_errors: [messages.invalidInput] });
  const known = error.constraint === undefined ? undefined : constraints[error.constraint];
  if (!known) return undefined;
  return validationError({ [known.field]: [known.message ?? standardMessage(error)] });
}

const isDatabaseError = (error: Error): error is DatabaseError => 'code' in error && typeof error.code === 'string';

function standardMessage({ code, detail = '' }: DatabaseError): string | Fault {
  if (code === '23505') return messages.unique;
  if (code === '23503') return fault('does_not_exist', { value: /=\((.*)\) is not present/.exec(detail)?.[1] ?? '' });
  return messages.invalidInput;
}
