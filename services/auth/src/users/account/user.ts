import { userSchema, type UserWire } from '@portfolio/contracts/auth';
import type { SchedulingUser } from '@portfolio/contracts/scheduling';
import { selectList } from '@portfolio/service-kit/database';
import { inScope } from '@portfolio/service-kit/row-security';
import type { z } from 'zod';
import type { AuthContext } from '../../context.ts';
import { savedSettings } from '../settings/settings.ts';

/** What the wire says of scheduling is made of `scheduling_user`, when it has been brought up to date. */
const stored = userSchema.omit({
  is_admin: true,
  administered_companies: true,
  company_admin_for: true,
  employee_profile: true,
});

/** A row of `userColumns`. */
export type UserRow = z.infer<typeof stored> & { scheduling_user: SchedulingUser | null };

/** SELECT list and joins of a user as the wire shows it. */
export const userColumns = `${selectList('account', stored, {
  patreon_tier: 'patreon_account.tier',
  is_patreon_connected: 'patreon_account.user_id IS NOT NULL',
  settings: savedSettings,
})}, account.scheduling_user`;
export const userTables = `account LEFT JOIN patreon_account ON patreon_account.user_id = account.id
  LEFT JOIN user_settings ON user_settings.user_id = account.id`;

/** @returns the user, or undefined */
export async function findUser({ database }: AuthContext, id: number): Promise<UserRow | undefined> {
  const [row] = await database.query<UserRow[]>(`SELECT ${userColumns} FROM ${userTables} WHERE account.id = $1`, [id]);
  return row;
}

/** @returns the user, if it is the one who asks, or that one manages users by now; else undefined */
export const findUsersFor = ({ database, actor }: AuthContext, ids: readonly number[]): Promise<UserRow[]> =>
  inScope('everything', () =>
    database.query<UserRow[]>(
      `SELECT ${userColumns} FROM ${userTables} WHERE account.id = ANY($1) AND (account.id = $2 OR EXISTS (
       SELECT FROM account AS asking
       WHERE asking.id = $2 AND asking.is_active AND (asking.is_staff OR asking.is_superuser)))`,
      [ids, actor?.userId ?? null],
    ),
  );

/**
 * Brings what scheduling knows of these users up to date; what it last said stands in while it cannot be reached.
 */
export async function withSchedulingUsers(context: AuthContext, users: readonly UserRow[]): Promise<UserRow[]> {
  const found = await context.scheduling.find(users.map(({ id }) => id));
  if (!found) return [...users];
  const byId = new Map(found.map((user) => [user.id, user]));
  const fresh = users.map((user) => ({ ...user, scheduling_user: byId.get(user.id) ?? null }));
  const changed = fresh.filter((user, i) => !sameFacts(user.scheduling_user, users[i]?.scheduling_user ?? null));
  if (changed.length > 0) {
    await context.database.query(
      `UPDATE account SET scheduling_user = news.facts FROM unnest($1::integer[], $2::jsonb[]) AS news (id, facts)
       WHERE account.id = news.id AND erased_at IS NULL`,
      [changed.map(({ id }) => id), changed.map((user) => JSON.stringify(user.scheduling_user))],
    );
  }
  return fresh;
}

/** jsonb reorders keys, so text would differ where facts do not. */
const sameFacts = (a: SchedulingUser | null, b: SchedulingUser | null) => factsOf(a) === factsOf(b);

const factsOf = (user: SchedulingUser | null) =>
  JSON.stringify([
    user?.administered_companies.map(({ id, name }) => [id, name]) ?? [],
    user?.employee_profile ? [user.employee_profile.id, user.employee_profile.company_id] : null,
    user?.employer ?? null,
  ]);

/** The wire form (core-site.md §3 User, scheduling.md §3 User). */
export function userWire({ scheduling_user: facts, ...user }: UserRow): UserWire {
  const { administered_companies = [], employee_profile = null } = facts ?? {};
  return {
    ...user,
    is_admin: administered_companies.length > 0,
    administered_companies,
    company_admin_for: administered_companies,
    employee_profile,
  };
}
