import { fault } from '@portfolio/contracts/errors';
import { AppError, permissionDenied } from '../errors/index.ts';

/** Who asks, as the access token says. Company administration is scheduling's to decide from its own tables. */
export interface Actor {
  userId: number;
  isStaff: boolean;
  isSuperuser: boolean;
  /** The session the token belongs to. */
  sessionId?: string;
  /** They have to set up a second factor first; known to auth alone, to all others they are nobody until then. */
  lacksSecondFactor?: boolean;
}

interface MaybeSignedIn {
  actor: Actor | undefined;
  /** Signed in, but without the second factor that the site asks of them. */
  isHeldBack?: boolean;
}

/** @throws AppError `not_authenticated` for an anonymous request, `permission_denied` for who lacks a second factor */
export function requireActor({ actor, isHeldBack }: MaybeSignedIn): Actor {
  if (isHeldBack) throw permissionDenied(fault('second_factor_missing'));
  if (!actor) throw new AppError('not_authenticated');
  return actor;
}

/** Staff or superuser: who manages the site's content and its users (core-site.md §6). */
export function requireStaff(context: MaybeSignedIn): Actor {
  const actor = requireActor(context);
  if (!actor.isStaff && !actor.isSuperuser) throw permissionDenied();
  return actor;
}

export function requireSuperuser(context: MaybeSignedIn): Actor {
  const actor = requireActor(context);
  if (!actor.isSuperuser) throw permissionDenied();
  return actor;
}
