import { randomUUID } from 'node:crypto';
import type { AuditChange } from '@portfolio/contracts/audit';
import {
  type IdentityProof,
  type SetPassword,
  type UserInput,
  type UserPatch,
  type UserWire,
  userOrdering,
} from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { requireActor, type Actor, tokenNotValid } from '@portfolio/service-kit/access';
import { changesOf } from '@portfolio/service-kit/audit';
import { notFound, validationError, translateDatabaseError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager, DataSource } from 'typeorm';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { refuseBreachedPassword } from '../../sign-in/passwords/breached.ts';
import { refuseGuessablePassword, type Owner } from '../../sign-in/passwords/guessable.ts';
import { hashPassword } from '../../shared/secrets/secrets.ts';
import { removePasskeysOf } from '../../sign-in/passkeys/passkeys.ts';
import { removeFactor } from '../../sign-in/second-factor/second-factor.ts';
import { toldNames } from '../../shared/notices/change-texts.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import { askForEmail } from '../email/change-email.ts';
import { changePassword } from '../../sign-in/passwords/change-password.ts';
import { voidMailedLinks } from '../../sign-in/passwords/reset-links.ts';
import { setPassword } from '../../sign-in/passwords/set-password.ts';
import { revokeSessionsOf } from '../../sign-in/sessions/devices.ts';
import { keepsAccess, mayManage, losesRights, type Rights } from './manage-users.rules.ts';
import { managerOf, requireManager } from './manager.ts';
import { UserEntity } from '../account/user.entity.ts';
import { findUser, withSchedulingUsers, type UserRow, userColumns, userTables, userWire } from '../account/user.ts';
import { accountConstraints } from '../account/constraints.ts';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { alphabetical, ownColumns, selectPage, Where } from '@portfolio/service-kit/database';

export const userList = { orderings: userOrdering, defaultOrdering: 'username' };

const searched = ['username', 'email', 'first_name', 'last_name'].map((column) => `account.${column}`);
const names = {
  first_name: alphabetical('account.first_name'),
  last_name: alphabetical('account.last_name'),
};

const orderings = { ...ownColumns('account', userOrdering), username: 'folded(username)', ...names };

/** One page of users, for those who manage them. */
export async function listUsers(context: AuthContext, list: ListParameters): Promise<Page<UserWire>> {
  return inScope('everything', async () => {
    const { count, results } = await selectPage<UserRow>(context.database, {
      columns: userColumns,
      from: userTables,
      countFrom: 'account',
      where: new Where().andSql('account.erased_at IS NULL').andSearch(list.search, searched),
      list,
      orderings,
      key: 'account.id',
    });
    return { count, results: (await withSchedulingUsers(context, results)).map(userWire) };
  });
}

/** @throws AppError `not_found` */
export async function getUser(context: AuthContext, id: number): Promise<UserWire> {
  return inScope('everything', async () => {
    const user = await findUser(context, id);
    if (!user) throw notFound();
    const [fresh] = await withSchedulingUsers(context, [user]);
    return userWire(fresh ?? user);
  });
}

/** For the operator, who needs nobody's permission, but is told of to whom the address belongs. @returns the new id. @throws AppError `validation` */
export async function createSuperuser(
  database: DataSource,
  input: Pick<UserInput, 'username' | 'email' | 'password'>,
  publicOrigin: string,
): Promise<number> {
  try {
    const all = { ...input, first_name: '', last_name: '', is_staff: true, is_superuser: true };
    return await inScope('everything', () =>
      database.transaction(async (manager) => {
        const created = await insertUser(manager, all, publicOrigin);
        await tellOfCreated(manager, created);
        return created.id;
      }),
    );
  } catch (error) {
    throw translateDatabaseError(error, accountConstraints) ?? error;
  }
}

/**
 * The signed-in user, with what scheduling knows by now.
 * @throws AppError `not_authenticated`; `token_not_valid` when the account is gone or deactivated
 */
export async function currentUser(context: AuthContext): Promise<UserRow> {
  const { userId } = requireActor(context);
  const user = await findUser(context, userId);
  if (!user?.is_active) throw tokenNotValid('User is inactive');
  const [fresh] = await withSchedulingUsers(context, [user]);
  return fresh ?? user;
}

/** @throws AppError `validation`, `permission_denied` */
export async function createUser(context: AuthContext, input: UserInput): Promise<UserWire> {
  return inScope('everything', async () => {
    const actor = await requireManager(context);
    mayManage(actor, undefined, input);
    await refuseBreachedPassword(context, input.password, 'password');
    const id = await context.database.transaction(async (manager) => {
      const created = await insertUser(manager, input, context.publicOrigin);
      await tellOfCreated(manager, created);
      await tellOfRights(manager, actor, input.username, created);
      return created.id;
    });
    return getUser(context, id);
  });
}

type NewUser = Omit<UserInput, 'is_active' | 'is_staff' | 'is_superuser'> &
  Partial<UserInput> & { company_name?: string };

/** Names that are taken fail on the database's constraints, which become field errors. */
export async function insertUser(
  manager: EntityManager,
  { company_name, ...input }: NewUser,
  publicOrigin: string,
  registrationKey: string | null = null,
): Promise<Changed> {
  const { password, ...fields } = input;
  refuseGuessablePassword(
    password,
    'password',
    { ...fields, scheduling_user: { employer: company_name } },
    publicOrigin,
  );
  const { identifiers } = await manager
    .getRepository(UserEntity)
    .insert({ ...fields, password_hash: await hashPassword(password), registration_key: registrationKey });
  const id = Number(identifiers[0]?.['id']);
  const rights = changesOf<Partial<Rights>>(
    { is_active: true, is_staff: false, is_superuser: false },
    fields,
    rightNames,
  );
  const changes = rights.filter(({ after }) => after !== null);
  return { id, event: await recordAccountEvent(manager, id, { kind: 'user_created', changes }), changes };
}

/**
 * Changes what is given, and tells the owner by mail of what lets them in or what they may. Of oneself another address is only asked
 * for: it counts once the link that goes there was followed.
 * @throws AppError `validation`, `permission_denied`, `not_found`, `throttled`; `conflict` by `expected`
 */
export async function updateUser(
  context: AuthContext,
  id: number,
  given: UserPatch,
  expected?: Precondition,
): Promise<UserWire> {
  return inScope('everything', async () => {
    await context.database.transaction(async (manager) => {
      const { actor, before } = await lockRights(context, manager, id);
      expected?.(before);
      const isOwn = actor.userId === id;
      const asksForAddress = isOwn && given.email !== undefined && given.email !== before.email;
      if (asksForAddress) await askForEmail(context, manager, given.email!);
      const patch = asksForAddress ? { ...given, email: before.email } : given;
      const after = { ...before, ...withoutAbsent(patch) };
      mayManage(actor, before, after);
      keepsAccess(actor, before, after);
      // With one field that is always there: an UPDATE without any is an error.
      await manager.update(UserEntity, id, { ...patch, is_active: after.is_active });
      if (losesRights(before, after)) await revokeSessionsOf(manager, id, isOwn ? actor.sessionId : undefined);
      // Who reads the mail of before may be the reason.
      if (after.email !== before.email) await voidMailedLinks(manager, id);
      await recordChange(manager, actor, before, after);
    });
    return getUser(context, id);
  });
}

/**
 * Gives a user a new password and signs their devices out. Of oneself it asks for the current one: what is fresh may still be a session
 * that somebody got hold of.
 * @throws AppError `validation`, `permission_denied`, `not_found`, `throttled`
 */
export async function setUserPassword(
  context: AuthContext,
  id: number,
  { password, current_password }: SetPassword,
): Promise<void> {
  return inScope('everything', async () => {
    if (requireActor(context).userId === id) {
      if (!current_password) throw validationError({ current_password: [fault('own_password_needed')] });
      return changePassword(context, { current_password, new_password: password }, 'password');
    }
    await context.database.transaction(async (manager) => {
      const { actor, before } = await lockRights(context, manager, id);
      mayManage(actor, before, before);
      refuseGuessablePassword(password, 'password', before, context.publicOrigin);
      await refuseBreachedPassword(context, password, 'password');
      await setPassword(manager, id, password);
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
 * proof of who asked (docs/decisions/0610).
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

/** What was done to whom, and the event that it is kept as. */
interface Changed {
  id: number;
  event: number;
  changes: readonly AuditChange[];
}

/** Keeps rights as they were and are, of what is personal only that it is another. Tells both where it is a way in or a right. */
async function recordChange(manager: EntityManager, actor: Actor, before: Rights & Owner, after: Rights & Owner) {
  const { id } = before;
  const rights = changesOf(before, after, rightNames);
  const others = changesOf(before, after, personal);
  const changes = [...rights, ...others.map(({ name }) => ({ name, before: null, after: null }))];
  if (changes.length === 0) return;
  const event = await recordAccountEvent(manager, id, { kind: 'user_changed', changes });
  const told = [...rights, ...others].filter(({ name }) => (toldNames as readonly string[]).includes(name));
  if (told.length > 0) {
    // To the address of before: who reads that of now may be who changed it.
    await enqueueNotice(manager, 'account_changed', { event }, { to: before.email || after.email, changes: told });
  }
  await tellOfRights(manager, actor, before.username, { id, event, changes: rights });
}

/** Tells of an account who has the address that it was made with. */
export const tellOfCreated = (manager: EntityManager, { event, changes }: Changed) =>
  enqueueNotice(manager, 'account_created', { event }, { changes: [...changes] });

/** Who gives rights is told as well: whoever got hold of their session may have made themselves an account. */
async function tellOfRights(manager: EntityManager, actor: Actor, username: string, { id, event, changes }: Changed) {
  const given = changes.filter(({ name, after }) => name !== 'is_active' && after === 'true');
  if (given.length === 0 || actor.userId === id) return;
  await enqueueNotice(manager, 'rights_given', { event }, { userId: actor.userId, about: username, changes: given });
}

/** Locks who asks and whom it is about, so that two superusers cannot demote each other at once. */
async function lockRights(
  context: AuthContext,
  manager: EntityManager,
  id: number,
): Promise<{ actor: Actor; before: Rights & Owner }> {
  const { userId } = requireActor(context);
  const rows = await manager.query<(Rights & Owner)[]>(
    `SELECT id, is_active, is_staff, is_superuser, username, email, first_name, last_name, scheduling_user
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
