import { fault } from '@portfolio/contracts/errors';
import { permissionDenied, validationError } from '@portfolio/service-kit/errors';
import type { Actor } from '@portfolio/service-kit/access';

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
    throw permissionDenied(fault('manages_superusers'));
  }
}

/**
 * Nobody locks themselves out by accident. It also keeps the last active superuser: it takes another one to demote or
 * deactivate a superuser, and both accounts are locked meanwhile.
 */
export function keepsAccess(actor: Actor, before: Rights, after: Rights): void {
  if (actor.userId !== before.id) return;
  if (before.is_active && !after.is_active) {
    throw validationError({ is_active: [fault('own_account')] });
  }
  if (before.is_superuser && !after.is_superuser) {
    throw validationError({ is_superuser: [fault('own_superuser')] });
  }
  if (before.is_staff && !after.is_staff && !after.is_superuser) {
    throw validationError({ is_staff: [fault('own_staff')] });
  }
}

/** Whether sessions opened with the old rights must end. What is gained comes with the next access token. */
export const losesRights = (before: Rights, after: Rights): boolean =>
  (before.is_staff && !after.is_staff) ||
  (before.is_superuser && !after.is_superuser) ||
  (before.is_active && !after.is_active);
