import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';

/** @throws AppError `validation` on a field for each of its ids that was not found */
export function refuseUnknown(field: string, ids: readonly number[], found: readonly { id: number }[]): void {
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw validationError({ [field]: unknown.map((value) => fault('does_not_exist', { value })) });
}
