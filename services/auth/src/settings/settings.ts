import {
  defaultUserSettings,
  userContact,
  userSettings,
  type UserContact,
  type UserSettings,
  type UserSettingsInput,
} from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/actor';
import { selectList } from '@portfolio/service-kit/database';
import type { AuthContext } from '../context.ts';
import { UserSettingsEntity } from './user-settings.entity.ts';

const columns = selectList('user_settings', userSettings);

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

/** Saves what is given. The rest stays as it is, also when another device saves it at this moment. */
export async function saveSettings(context: AuthContext, given: UserSettingsInput): Promise<UserSettings> {
  const { userId } = requireActor(context);
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const insert = context.database.manager
    .createQueryBuilder()
    .insert()
    .into(UserSettingsEntity)
    .values({ ...defaultUserSettings, ...given, user_id: userId });
  await (names.length > 0 ? insert.orUpdate(names, ['user_id']) : insert.orIgnore()).execute();
  return getSettings(context);
}

const contactColumns = selectList('account', userContact, { settings: savedSettings });

type ContactRow = Omit<UserContact, 'settings'> & { settings: UserSettings | null };

/** For other services' mail: where to write to these users, and whether they want it. Unknown ids are left out. */
export async function findContacts({ database }: AuthContext, userIds: readonly number[]): Promise<UserContact[]> {
  const rows = await database.query<ContactRow[]>(
    `SELECT ${contactColumns} FROM account LEFT JOIN user_settings ON user_settings.user_id = account.id
     WHERE account.id = ANY($1) ORDER BY account.id`,
    [userIds],
  );
  return rows.map(({ settings, ...contact }) => ({ ...contact, settings: settings ?? defaultUserSettings }));
}
