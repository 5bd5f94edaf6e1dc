import type { ErrorCode, Fault } from '@portfolio/contracts/errors';
import type { FieldErrors } from '@portfolio/contracts/rest';
import { errorTable } from './table.ts';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What the status of an answer over GraphQL does not say; of what was sent it holds nothing. */
export interface Noted {
  /** Codes of what was refused. */
  refused: Set<string>;
  /** Name of the operation, without its variables. */
  operation?: string;
}

const storage = new AsyncLocalStorage<Noted>();

/** Runs `work`, and keeps in `noted` what is said of it for the request's line in the log. */
export const collectNotes = <T>(noted: Noted, work: () => T): T => storage.run(noted, work);

/** Notes a refusal by its code. */
export const noteRefusal = (code: string): void => void storage.getStore()?.refused.add(code);

/** Names come from whoever asks: what is no name of GraphQL's grammar, or long, is left out. */
const isName = /^[_a-z]\w{0,99}$/i;

/** Notes which operation was asked for. */
export function noteOperation(name: string | null | undefined): void {
  const noted = storage.getStore();
  if (noted && name && isName.test(name)) noted.operation = name;
}

export interface AppErrorOptions {
  /** What is wrong per field; they are the whole body of a `validation` error, and stand beside the detail of another. */
  fields?: FieldErrors;
  /** Further keys of the body and of the GraphQL extensions, e.g. `{ error: 'sentence for the screen' }`. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal that the caller may read. Anything else that is thrown is answered as `internal`, without details. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  /** Why, for programs, where the sentence has a code of its own. */
  readonly reason: Fault | undefined;

  constructor(code: ErrorCode, detail?: string | Fault, options: AppErrorOptions = {}) {
    super(typeof detail === 'object' ? detail.message : (detail ?? errorTable[code].detail), { cause: options.cause });
    this.code = code;
    this.reason = typeof detail === 'object' ? detail : undefined;
    this.fields = options.fields;
    this.body = options.body ?? {};
    this.headers = options.headers ?? {};
  }
}

/** As logs name a refusal: `permission_denied`, `authentication_failed:second_factor_wrong`. */
export const refusalName = ({ code, reason }: AppError): string => (reason ? `${code}:${reason.code}` : code);

/** Also for what exists but belongs to others: its existence is none of the caller's business. */
export const notFound = () => new AppError('not_found');

export const permissionDenied = (detail?: string | Fault) => new AppError('permission_denied', detail);

/** `validationError({ end_time: [fault('ends_before_start')] })`; `body` adds keys such as `error`. */
export const validationError = (fields: FieldErrors, body?: Record<string, unknown>) =>
  new AppError('validation', undefined, { fields, body });
