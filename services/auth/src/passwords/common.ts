import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMessages } from '@portfolio/contracts/auth';
import { validationError } from '@portfolio/service-kit/errors';

const common = new Set<unknown>(dictionary['passwords-common']);

/** Refuses what is tried first in every attack. @throws AppError `validation` on `field` */
export function refuseCommonPassword(password: string, field: string): void {
  if (common.has(password.toLowerCase())) throw validationError({ [field]: [passwordMessages.tooCommon] });
}
