import { fault } from '@portfolio/contracts/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import { validationError } from '@portfolio/service-kit/errors';

const common = new Set<unknown>(dictionary['passwords-common']);

/** Refuses what is tried first in every attack. @throws AppError `validation` on `field` */
export function refuseCommonPassword(password: string, field: string): void {
  if (common.has(password.toLowerCase())) throw validationError({ [field]: [fault('password_too_common')] });
}
