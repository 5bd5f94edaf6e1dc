import { randomUUID } from 'node:crypto';
import type { AccountRegistration } from '@portfolio/contracts/accounts';
import type { IdentityProof, UserInput, UserPatch, UserWire } from '@portfolio/contracts/auth';
import { requireActor, type Actor } from '@portfolio/service-kit/actor';
import { changesOf } from '@portfolio/service-kit/audit';
import { notFound } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager } from 'typeorm';
import { recordAccountEvent } from '../audit/record.ts';
import type { AuthContext } from '../context.ts';
import { refuseBreachedPassword } from '../passwords/breached.ts';
import { refuseGuessablePassword, type Owner } from '../passwords/guessable.ts';
import { hashPassword } from '../secrets/password-hash.ts';
import { removePasskeysOf } from '../passkeys/passkeys.ts';
import { removeFactor } from '../second-factor/second-factor.ts';
import { enqueueNotice } from '../notices/notice-mail.ts';
import { voidMailedLinks } from '../passwords/reset-links.ts';
import { setPassword } from '../passwords/set-password.ts';
import { revokeSessionsOf } from '../sessions/devices.ts';
import { getUser } from './list-users.ts';
import { keepsAccess, mayManage, losesRights, type Rights } from './manage-users.rules.ts';
import { managerOf, requireManager } from './manager.ts';
import { UserEntity } from '../accounts/user.entity.ts';

/** @throws AppError `validation`, `permission_denied` */
export async function createUser(context: AuthContext, input: UserInput): Promise<UserWire> {
  return inScope('everything', async () => {
    mayManage(await requireManager(context), undefined, input);
    await refuseBreachedPassword(context, input.password, 'password');
    return getUser(context, await context.database.transaction((manager) => insertUser(manager, input)));
  });
}

/**
 * Creates an account for another service's registration link, or finds the one that the same key made.
 * @throws AppError `validation`
 */
export async function registerAccount(context: AuthContext, input: AccountRegistration): Promise<{ id: number }> {
  return inScope('everything', async () => {
    const { key, ...user } = input;
    await refuseBreachedPassword(context, user.password, 'password');
    return context.database.transaction(async (manager) => {
      // The same key again waits here until the first is done, and then finds its account.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
      const [existing] = await manager.query<{ id: number }[]>('SELECT id FROM account WHERE registration_key = $1', [
        key,
      ]);
      return existing ?? { id: await insertUser(manager, user, key) };
    });
  });
}

type NewUser = Omit<UserInput, 'is_active' | 'is_staff' | 'is_superuser'> & Partial<UserInput>;

/** @returns the new id. Names that are taken fail on the database's constraints, which become field errors. */
export async function insertUser(
  manager: EntityManager,
  input: NewUser,
  registrationKey: string | null = null,
): Promise<number> {
  const { password, ...fields } = input;
  refuseGuessablePassword(password, 'password', fields);
  const { identifiers } = await manager
    .getRepository(UserEntity)
    .insert({ ...fields, password_hash: await hashPassword(password), registration_key: registrationKey });
  const id = Number(identifiers[0]?.['id']);
  const rights = changesOf<Partial<Rights>>(
    { is_active: true, is_staff: false, is_superuser: false },
    fields,
    rightNames,
  );
  await recordAccountEvent(manager, id, {
    kind: 'user_created',
    changes: rights.filter(({ after }) => after !== null),
  });
  return id;
}

/** @throws AppError `validation`, `permission_denied`, `not_found` */
export async function updateUser(context: AuthContext, id: number, patch: UserPatch): Promise<UserWire> {
  return inScope('everything', async () => {
    await context.database.transaction(async (manager) => {
      const { actor, before } = await lockRights(context, manager, id);
      const after = { ...before, ...withoutAbsent(patch) };
      mayManage(actor, before, after);
      keepsAccess(actor, before, after);
      // With one field that is always there: an UPDATE without any is an error.
      await manager.update(UserEntity, id, { ...patch, is_active: after.is_active });
      if (losesRights(before, after)) {
        await revokeSessionsOf(manager, id, actor.userId === id ? actor.sessionId : undefined);
      }
      // Who reads the mail of before may be the reason.
      if (patch.email !== undefined && patch.email !== before.email) await voidMailedLinks(manager, id);
      await recordChange(manager, id, before, { ...before, ...withoutAbsent(patch) });
    });
    return getUser(context, id);
  });
}

/** Gives a user a new password and signs their devices out. @throws AppError `validation`, `permission_denied`, `not_found` */
export async function setUserPassword(context: AuthContext, id: number, password: string): Promise<void> {
  return inScope('everything', async () => {
    await context.database.transaction(async (manager) => {
      const { actor, before } = await lockRights(context, manager, id);
      mayManage(actor, before, before);
      refuseGuessablePassword(password, 'password', before);
      await refuseBreachedPassword(context, password, 'password');
      await setPassword(manager, id, password, actor.userId === id ? actor.sessionId : undefined);
    });
  });
}

/** Signs all devices of a user out, but the one that asks. @throws AppError `permission_denied`, `not_found` */
export async function endUserSessions(context: AuthContext, id: number): Promise<void> {
  return inScope('everything', async () => {
    await context.database.transaction(async (manager) => {
      const { actor, before } = await lockRights(context, manager, id);
      mayManage(actor, before, before);
      await revokeSessionsOf(manager, id, actor.userId === id ? actor.sessionId : undefined);
      await recordAccountEvent(manager, id, { kind: 'sessions_ended' });
    });
  });
}

/**
 * Lets somebody who has lost their authenticator app or passkeys in with the password alone; they are told by whom, and by what
 * proof of who asked (docs/decisions/0611).
 * @throws AppError `permission_denied`, `not_found`
 */
export async function resetSecondFactor(context: AuthContext, id: number, proof: IdentityProof): Promise<void> {
  return inScope('everything', async () => {
    const changes = [{ name: 'identity_proof', before: null, after: proof }];
    await context.database.transaction(async (manager) => {
      const { actor, before } = await lockRights(context, manager, id);
      mayManage(actor, before, before);
      // First, so that the codes go with the factor.
      const hadPasskeys = await removePasskeysOf(manager, id, changes);
      const hadFactor = await removeFactor(manager, id, changes);
      if (!(hadPasskeys || hadFactor) || !actor.sessionId) return;
      await enqueueNotice(manager, 'second_factor_removed', actor.sessionId, { seed: randomUUID(), userId: id, proof });
    });
  });
}

const rightNames = ['is_active', 'is_staff', 'is_superuser'] as const;
const personal = ['username', 'email', 'first_name', 'last_name'] as const;

/** Rights as they were and are; of what is personal only that it is another. */
async function recordChange(manager: EntityManager, id: number, before: Rights & Owner, after: Rights & Owner) {
  const others = changesOf(before, after, personal).map(({ name }) => ({ name, before: null, after: null }));
  const changes = [...changesOf(before, after, rightNames), ...others];
  if (changes.length > 0) await recordAccountEvent(manager, id, { kind: 'user_changed', changes });
}

/** Locks who asks and whom it is about, so that two superusers cannot demote each other at once. */
async function lockRights(
  context: AuthContext,
  manager: EntityManager,
  id: number,
): Promise<{ actor: Actor; before: Rights & Owner }> {
  const { userId } = requireActor(context);
  const rows = await manager.query<(Rights & Owner)[]>(
    `SELECT id, is_active, is_staff, is_superuser, username, email, first_name, last_name
     FROM account WHERE id IN ($1, $2) AND erased_at IS NULL ORDER BY id FOR UPDATE`,
    [id, userId],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const actor = managerOf(context, byId.get(userId));
  const before = byId.get(id);
  if (!before) throw notFound();
  return { actor, before };
}

/** PATCH: an absent field stays as it is. */
const withoutAbsent = (patch: UserPatch): Partial<Rights & Owner> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
