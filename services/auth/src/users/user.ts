import type { UserSettings, UserWire } from '@portfolio/contracts/auth';
import type { SchedulingUser } from '@portfolio/contracts/scheduling';
import type { AuthContext } from '../context.ts';
import { savedSettings } from '../settings/settings.ts';

/** A row of `userColumns`. */
export interface UserRow {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  is_active: boolean;
  is_staff: boolean;
  is_superuser: boolean;
  scheduling_user: SchedulingUser | null;
  date_joined: Date;
  last_login: Date | null;
  patreon_tier: string | null;
  is_patreon_connected: boolean;
  settings: UserSettings | null;
}

/** SELECT list and joins of a user as the wire shows it. */
export const userColumns = `account.id, username, email, first_name, last_name, is_active, is_staff, is_superuser,
  scheduling_user, date_joined, last_login, patreon_account.tier AS patreon_tier,
  patreon_account.user_id IS NOT NULL AS is_patreon_connected, ${savedSettings} AS settings`;
export const userTables = `account LEFT JOIN patreon_account ON patreon_account.user_id = account.id
  LEFT JOIN user_settings ON user_settings.user_id = account.id`;

/** @returns the user, or undefined */
export async function findUser({ database }: AuthContext, id: number): Promise<UserRow | undefined> {
  const [row] = await database.query<UserRow[]>(`SELECT ${userColumns} FROM ${userTables} WHERE account.id = $1`, [id]);
  return row;
}

/** @returns the user, if it is the one who asks, or that one manages users by now; else undefined */
export async function findUserFor({ database, actor }: AuthContext, id: number): Promise<UserRow | undefined> {
  const [row] = await database.query<UserRow[]>(
    `SELECT ${userColumns} FROM ${userTables} WHERE account.id = $1 AND ($1 = $2 OR EXISTS (
       SELECT FROM account AS asking
       WHERE asking.id = $2 AND asking.is_active AND (asking.is_staff OR asking.is_superuser)))`,
    [id, actor?.userId ?? null],
  );
  return row;
}

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
       WHERE account.id = news.id`,
      [changed.map(({ id }) => id), changed.map((user) => JSON.stringify(user.scheduling_user))],
    );
  }
  return fresh;
}

/** jsonb reorders keys, so text would differ where facts do not. */
const sameFacts = (a: SchedulingUser | null, b: SchedulingUser | null) => facts(a) === facts(b);

const facts = (user: SchedulingUser | null) =>
  JSON.stringify([
    user?.administered_companies.map(({ id, name }) => [id, name]) ?? [],
    user?.employee_profile ? [user.employee_profile.id, user.employee_profile.company_id] : null,
  ]);

/** The wire form (core-site.md §3 User, scheduling.md §3 User). */
export function userWire(user: UserRow): UserWire {
  const { administered_companies: companies = [], employee_profile: employee = null } = user.scheduling_user ?? {};
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    is_active: user.is_active,
    is_staff: user.is_staff,
    is_superuser: user.is_superuser,
    is_admin: companies.length > 0,
    patreon_tier: user.patreon_tier,
    is_patreon_connected: user.is_patreon_connected,
    administered_companies: companies,
    company_admin_for: companies,
    employee_profile: employee,
    settings: user.settings,
    date_joined: user.date_joined.toISOString(),
    last_login: user.last_login?.toISOString() ?? null,
  };
}
