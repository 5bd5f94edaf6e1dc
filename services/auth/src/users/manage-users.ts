import type { AccountRegistration } from '@portfolio/contracts/accounts';
import type { UserInput, UserPatch, UserWire } from '@portfolio/contracts/auth';
import { requireActor, type Actor } from '@portfolio/service-kit/actor';
import { notFound } from '@portfolio/service-kit/errors';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuthContext } from '../context.ts';
import { refuseGuessablePassword, type Owner } from '../passwords/guessable.ts';
import { hashPassword } from '../secrets/password-hash.ts';
import { setPassword } from '../passwords/set-password.ts';
import { revokeSessionsOf } from '../sessions/devices.ts';
import { getUser } from './list-users.ts';
import { keepsAccess, mayManage, losesRights, type Rights } from './manage-users.rules.ts';
import { managerOf, requireManager } from './manager.ts';
import { UserEntity } from '../accounts/user.entity.ts';

/** @throws AppError `validation`, `permission_denied` */
export async function createUser(context: AuthContext, input: UserInput): Promise<UserWire> {
  mayManage(await requireManager(context), undefined, input);
  return getUser(context, await insertUser(context.database, input));
}

/**
 * Creates an account for another service's registration link, or finds the one that the same key made.
 * @throws AppError `validation`
 */
export async function registerAccount(context: AuthContext, input: AccountRegistration): Promise<{ id: number }> {
  const { key, ...user } = input;
  return context.database.transaction(async (manager) => {
    // The same key again waits here until the first is done, and then finds its account.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const [existing] = await manager.query<{ id: number }[]>('SELECT id FROM account WHERE registration_key = $1', [
      key,
    ]);
    return existing ?? { id: await insertUser(manager, user, key) };
  });
}

type NewUser = Omit<UserInput, 'is_active' | 'is_staff' | 'is_superuser'> & Partial<UserInput>;

/** @returns the new id. Names that are taken fail on the database's constraints, which become field errors. */
export async function insertUser(
  database: DataSource | EntityManager,
  input: NewUser,
  registrationKey: string | null = null,
): Promise<number> {
  const { password, ...fields } = input;
  refuseGuessablePassword(password, 'password', fields);
  const { identifiers } = await database
    .getRepository(UserEntity)
    .insert({ ...fields, password_hash: await hashPassword(password), registration_key: registrationKey });
  return Number(identifiers[0]?.['id']);
}

/** @throws AppError `validation`, `permission_denied`, `not_found` */
export async function updateUser(context: AuthContext, id: number, patch: UserPatch): Promise<UserWire> {
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
  });
  return getUser(context, id);
}

/** Gives a user a new password and signs their devices out. @throws AppError `validation`, `permission_denied`, `not_found` */
export async function setUserPassword(context: AuthContext, id: number, password: string): Promise<void> {
  await context.database.transaction(async (manager) => {
    const { actor, before } = await lockRights(context, manager, id);
    mayManage(actor, before, before);
    refuseGuessablePassword(password, 'password', before);
    await setPassword(manager, id, password, actor.userId === id ? actor.sessionId : undefined);
  });
}

/**
 * Signs all devices of a user out, but the one that asks. Logged, since it is done to somebody.
 * @throws AppError `permission_denied`, `not_found`
 */
export async function endUserSessions(context: AuthContext, id: number): Promise<void> {
  const actor = await context.database.transaction(async (manager) => {
    const { actor: asking, before } = await lockRights(context, manager, id);
    mayManage(asking, before, before);
    await revokeSessionsOf(manager, id, asking.userId === id ? asking.sessionId : undefined);
    return asking;
  });
  const { clientAddress } = context;
  context.log.info({ audit: 'user.sessions_ended', by: actor.userId, user: id, clientAddress }, 'sessions ended');
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
     FROM account WHERE id IN ($1, $2) ORDER BY id FOR UPDATE`,
    [id, userId],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const actor = managerOf(context, byId.get(userId));
  const before = byId.get(id);
  if (!before) throw notFound();
  return { actor, before };
}

/** PATCH: an absent field stays as it is. */
const withoutAbsent = ({ is_active, is_staff, is_superuser }: UserPatch): Partial<Rights> =>
  Object.fromEntries(Object.entries({ is_active, is_staff, is_superuser }).filter(([, value]) => value !== undefined));
