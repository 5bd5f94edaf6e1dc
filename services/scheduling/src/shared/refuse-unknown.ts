import { fault } from '@portfolio/contracts/errors';
import { AppError, validationError } from '@portfolio/service-kit/errors';

/** For a field that names what is not there, or is another's. */
export const doesNotExist = (field: string, value: string | number): AppError =>
  validationError({ [field]: [fault('does_not_exist', { value })] });

/** What a field names. @throws AppError `validation` on it where finding throws `not_found` */
export const named = <T>(field: string, value: number, finding: Promise<T>): Promise<T> =>
  finding.catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? doesNotExist(field, value) : error;
  });

/** @throws AppError `validation` on a field for each of its ids that was not found */
export function refuseUnknown(field: string, ids: readonly number[], found: readonly { id: number }[]): void {
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw validationError({ [field]: unknown.map((value) => fault('does_not_exist', { value })) });
}
