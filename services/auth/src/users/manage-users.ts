import type { AccountRegistration, UserInput, UserPatch, UserWire } from '@portfolio/contracts/auth';
import { requireStaff } from '@portfolio/service-kit/actor';
import { notFound } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { AuthContext } from '../context.ts';
import { refuseCommonPassword } from '../passwords/common.ts';
import { hashPassword } from '../passwords/hash.ts';
import { setPassword } from '../passwords/set-password.ts';
import { revokeSessionsOf } from '../sessions/devices.ts';
import { getUser } from './list-users.ts';
import { keepsAccess, mayManage, rightsChanged, type Rights } from './manage-users.rules.ts';
import { UserEntity } from './user.entity.ts';

/** @throws AppError `validation`, `permission_denied` */
export async function createUser(context: AuthContext, input: UserInput): Promise<UserWire> {
  mayManage(requireStaff(context), undefined, input);
  return getUser(context, await insertUser(context, input));
}

/**
 * Creates an account for another service's registration link, or finds the one that the same key made.
 * @throws AppError `validation`
 */
export async function registerAccount(context: AuthContext, input: AccountRegistration): Promise<{ id: number }> {
  const { key, ...user } = input;
  const [existing] = await context.database.query<{ id: number }[]>(
    'SELECT id FROM account WHERE registration_key = $1',
    [key],
  );
  return existing ?? { id: await insertUser(context, user, key) };
}

type NewUser = Omit<UserInput, 'is_active' | 'is_staff' | 'is_superuser'> & Partial<UserInput>;

/** @returns the new id. Names that are taken fail on the database's constraints, which become field errors. */
export async function insertUser(
  { database }: Pick<AuthContext, 'database'>,
  input: NewUser,
  registrationKey: string | null = null,
): Promise<number> {
  refuseCommonPassword(input.password, 'password');
  const { identifiers } = await database.getRepository(UserEntity).insert({
    username: input.username,
    email: input.email,
    firstName: input.first_name,
    lastName: input.last_name,
    isActive: input.is_active ?? true,
    isStaff: input.is_staff ?? false,
    isSuperuser: input.is_superuser ?? false,
    passwordHash: await hashPassword(input.password),
    registrationKey,
  });
  return Number(identifiers[0]?.['id']);
}

/** @throws AppError `validation`, `permission_denied`, `not_found` */
export async function updateUser(context: AuthContext, id: number, patch: UserPatch): Promise<UserWire> {
  const actor = requireStaff(context);
  await context.database.transaction(async (manager) => {
    const { before, otherActiveSuperusers } = await lockRights(manager, id);
    const after = { ...before, ...withoutAbsent(patch) };
    mayManage(actor, before, after);
    keepsAccess(actor, before, after, otherActiveSuperusers);
    await manager.getRepository(UserEntity).update(id, {
      username: patch.username,
      email: patch.email,
      firstName: patch.first_name,
      lastName: patch.last_name,
      isActive: after.is_active,
      isStaff: after.is_staff,
      isSuperuser: after.is_superuser,
    });
    if (rightsChanged(before, after)) {
      await revokeSessionsOf(manager, id, actor.userId === id ? actor.sessionId : undefined);
    }
  });
  return getUser(context, id);
}

/** Gives a user a new password and signs their devices out. @throws AppError `validation`, `permission_denied`, `not_found` */
export async function setUserPassword(context: AuthContext, id: number, password: string): Promise<void> {
  const actor = requireStaff(context);
  refuseCommonPassword(password, 'password');
  await context.database.transaction(async (manager) => {
    const { before } = await lockRights(manager, id);
    mayManage(actor, before, before);
    await setPassword(manager, id, password, actor.userId === id ? actor.sessionId : undefined);
  });
}

/** Locks the user and all active superusers, so that two of them cannot demote each other at once. */
async function lockRights(
  manager: EntityManager,
  id: number,
): Promise<{ before: Rights; otherActiveSuperusers: number }> {
  const rows = await manager.query<Rights[]>(
    `SELECT id, is_active, is_staff, is_superuser FROM account
     WHERE id = $1 OR (is_superuser AND is_active) ORDER BY id FOR UPDATE`,
    [id],
  );
  const before = rows.find((row) => row.id === id);
  if (!before) throw notFound();
  return { before, otherActiveSuperusers: rows.filter((row) => row.id !== id).length };
}

/** PATCH: an absent field stays as it is. */
const withoutAbsent = ({ is_active, is_staff, is_superuser }: UserPatch): Partial<Rights> =>
  Object.fromEntries(Object.entries({ is_active, is_staff, is_superuser }).filter(([, value]) => value !== undefined));
