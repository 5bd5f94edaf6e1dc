import { defaultUserSettings, type UserContact, type UserSettings } from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/actor';
import type { AuthContext } from '../context.ts';

const columns = 'theme, notifications_enabled, email_notifications, shift_reminders, language, timezone';

/** SELECT expression of a user's saved settings, where `user_settings` is joined; null until there are some. */
export const savedSettings =
  "CASE WHEN user_settings.user_id IS NULL THEN NULL ELSE to_jsonb(user_settings) - 'user_id' END";

/** One's own settings; the defaults of scheduling.md §9 until some are saved. */
export async function getSettings(context: AuthContext): Promise<UserSettings> {
  const { userId } = requireActor(context);
  const [settings] = await context.database.query<UserSettings[]>(
    `SELECT ${columns} FROM user_settings WHERE user_id = $1`,
    [userId],
  );
  return settings ?? defaultUserSettings;
}

export async function saveSettings(context: AuthContext, settings: UserSettings): Promise<UserSettings> {
  const { userId } = requireActor(context);
  await context.database.query(
    `INSERT INTO user_settings (user_id, ${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (user_id) DO UPDATE SET theme = $2, notifications_enabled = $3, email_notifications = $4,
       shift_reminders = $5, language = $6, timezone = $7`,
    [
      userId,
      settings.theme,
      settings.notifications_enabled,
      settings.email_notifications,
      settings.shift_reminders,
      settings.language,
      settings.timezone,
    ],
  );
  return settings;
}

type ContactRow = Omit<UserContact, 'settings'> & { saved: UserSettings | null };

/** For other services' mail: where to write to these users, and whether they want it. Unknown ids are left out. */
export async function findContacts({ database }: AuthContext, userIds: readonly number[]): Promise<UserContact[]> {
  const rows = await database.query<ContactRow[]>(
    `SELECT account.id, email, first_name, last_name, is_active,
       ${savedSettings} AS saved
     FROM account LEFT JOIN user_settings ON user_settings.user_id = account.id
     WHERE account.id = ANY($1) ORDER BY account.id`,
    [userIds],
  );
  return rows.map(({ saved, ...contact }) => ({ ...contact, settings: saved ?? defaultUserSettings }));
}
