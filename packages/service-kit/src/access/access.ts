import type { ServiceName } from '@portfolio/contracts/routes';
import { permissionDenied } from '../errors/index.ts';
import { requireActor, requireStaff, requireSuperuser, type Actor } from './actor.ts';

/**
 * What shows that it is still the user who asks, where credentials, addresses, rights or second factors change: a password or sign-in
 * of the last minutes, the old password sent along, or the secret of a link that only its owner has.
 */
export type Proof = 'fresh' | 'old-password' | 'link';

/** Who may call. Decided before anything that they sent is read; `C` is what of the context it looks at. */
export interface Access<C> {
  name: string;
  /** For the API description. */
  description: string;
  /** False where a stale bearer token must not stand in the way (sign-in, registration): it is then not even read. */
  readsToken: boolean;
  /** The statuses of its refusals. */
  refusals: readonly (401 | 403 | 404)[];
  /** Of our own services that call it, which need a key for that. */
  callers?: readonly ServiceName[];
  /** Whatever changes how somebody signs in, or what they may, has one; matrices of calls see to it. */
  proof?: Proof;
  /** Throws the AppError that a caller without the right is answered. */
  check(context: C): unknown;
}

interface MaybeSignedIn {
  actor: Actor | undefined;
  isHeldBack?: boolean;
}

/** For everybody; a token that is sent must be good, as some of them see more (drafts). */
export const open: Access<unknown> = {
  name: 'open',
  description: 'Open to everybody.',
  readsToken: true,
  refusals: [],
  check: () => undefined,
};

/** For everybody, whatever token they still send. */
export const openToAll: Access<unknown> = { ...open, readsToken: false };

/** For everybody who was sent the link, whose secret is in what they send. */
export const openByLink: Access<unknown> = { ...openToAll, proof: 'link' };

export const signedIn: Access<MaybeSignedIn> = {
  name: 'signed-in',
  description: 'For signed-in users.',
  readsToken: true,
  // 403: who has yet to set up a second factor that the site asks for.
  refusals: [401, 403],
  check: requireActor,
};

export const staff: Access<MaybeSignedIn> = {
  name: 'staff',
  description: 'For staff and superusers.',
  readsToken: true,
  refusals: [401, 403],
  check: requireStaff,
};

export const superusers: Access<MaybeSignedIn> = {
  name: 'superuser',
  description: 'For superusers.',
  readsToken: true,
  refusals: [401, 403],
  check: requireSuperuser,
};

/** For these of the other services, below `/internal`, where their keys have been looked at already. */
export const services = (...callers: readonly ServiceName[]): Access<{ caller?: ServiceName }> => ({
  name: 'service',
  description: `For ${callers.join(' and ')}.`,
  readsToken: false,
  refusals: [403],
  callers,
  check({ caller }) {
    if (!caller || !callers.includes(caller)) throw permissionDenied();
  },
});

/** The same, of what grants rights or shows pay: a session that has just ended does not count, nor one auth cannot vouch for. */
export const confirmed = <C>(access: Access<C>): Access<C & MaybeConfirmed> => ({
  ...access,
  async check(context) {
    await access.check(context);
    await context.confirmSession?.();
  },
});

interface MaybeConfirmed {
  confirmSession?: () => Promise<void>;
}
