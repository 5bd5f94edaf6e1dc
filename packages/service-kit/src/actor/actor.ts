import { AppError, permissionDenied } from '../errors/index.ts';

/** Who asks, as the access token says. Company administration is scheduling's to decide from its own tables. */
export interface Actor {
  userId: number;
  isStaff: boolean;
  isSuperuser: boolean;
  /** The session the token belongs to. */
  sessionId?: string;
}

interface MaybeSignedIn {
  actor: Actor | undefined;
}

/** @throws AppError `not_authenticated` for an anonymous request */
export function requireActor({ actor }: MaybeSignedIn): Actor {
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
