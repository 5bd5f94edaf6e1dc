import { permissionDenied, validationError } from '@portfolio/service-kit/errors';
import type { Actor } from '@portfolio/service-kit/actor';

/** What decides over who may change whom. */
export interface Rights {
  id: number;
  is_active: boolean;
  is_staff: boolean;
  is_superuser: boolean;
}

/** scheduling.md §6: only superusers grant or revoke the flag, and only they touch another superuser's account. */
export function mayManage(actor: Actor, before: Rights | undefined, after: Pick<Rights, 'is_superuser'>): void {
  if (actor.isSuperuser) return;
  if (before?.is_superuser || after.is_superuser) {
    throw permissionDenied('Only superusers can manage superusers.');
  }
}

/** Nobody locks themselves out by accident, and one superuser stays. */
export function keepsAccess(actor: Actor, before: Rights, after: Rights, otherActiveSuperusers: number): void {
  if (actor.userId === before.id) {
    if (before.is_active && !after.is_active) {
      throw validationError({ is_active: ['You cannot deactivate your own account.'] });
    }
    if (before.is_superuser && !after.is_superuser) {
      throw validationError({ is_superuser: ['You cannot revoke your own superuser status.'] });
    }
    if (before.is_staff && !after.is_staff && !after.is_superuser) {
      throw validationError({ is_staff: ['You cannot revoke your own staff status.'] });
    }
  }
  const wasOne = before.is_active && before.is_superuser;
  const staysOne = after.is_active && after.is_superuser;
  if (wasOne && !staysOne && otherActiveSuperusers === 0) {
    const field = after.is_superuser ? 'is_active' : 'is_superuser';
    throw validationError({ [field]: ['This is the last active superuser.'] });
  }
}

/** Whether sessions opened with the old rights must end. */
export const rightsChanged = (before: Rights, after: Rights): boolean =>
  before.is_staff !== after.is_staff ||
  before.is_superuser !== after.is_superuser ||
  (before.is_active && !after.is_active);
