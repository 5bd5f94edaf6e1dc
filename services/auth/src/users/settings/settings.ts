import {
  chosenSettings,
  defaultUserSettings,
  userContact,
  type ChosenSettings,
  type UserContact,
  type UserSettings,
  type UserSettingsInput,
} from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/access';
import { selectList } from '@portfolio/service-kit/database';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';
import { UserSettingsEntity } from './user-settings.entity.ts';

const columns = selectList('user_settings', chosenSettings);

/** SELECT expression of what a user has chosen, where `user_settings` is joined; null until they save. */
export const savedSettings =
  "CASE WHEN user_settings.user_id IS NULL THEN NULL ELSE to_jsonb(user_settings) - 'user_id' END";

const nothing: ChosenSettings = {
  theme: null,
  notifications_enabled: null,
  email_notifications: null,
  shift_reminders: null,
  language: null,
  timezone: null,
};

/** The defaults of scheduling.md §9 where nothing was chosen. */
const withDefaults = (chosen: ChosenSettings): UserSettings => ({
  theme: chosen.theme ?? defaultUserSettings.theme,
  notifications_enabled: chosen.notifications_enabled ?? defaultUserSettings.notifications_enabled,
  email_notifications: chosen.email_notifications ?? defaultUserSettings.email_notifications,
  shift_reminders: chosen.shift_reminders ?? defaultUserSettings.shift_reminders,
  language: chosen.language ?? defaultUserSettings.language,
  timezone: chosen.timezone ?? defaultUserSettings.timezone,
});

/** What the caller has chosen; all null until they save some. */
export async function getChosenSettings(context: AuthContext): Promise<ChosenSettings> {
  const { userId } = requireActor(context);
  const [chosen] = await context.database.query<ChosenSettings[]>(
    `SELECT ${columns} FROM user_settings WHERE user_id = $1`,
    [userId],
  );
  return chosen ?? nothing;
}

/** One's own settings; the defaults of scheduling.md §9 until some are chosen. */
export const getSettings = async (context: AuthContext): Promise<UserSettings> =>
  withDefaults(await getChosenSettings(context));

/** Saves what is given. The rest stays as it is, also when another device saves it at this moment. */
export async function saveSettings(context: AuthContext, given: UserSettingsInput): Promise<UserSettings> {
  const { userId } = requireActor(context);
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const insert = context.database.manager
    .createQueryBuilder()
    .insert()
    .into(UserSettingsEntity)
    .values({ ...given, user_id: userId });
  await (names.length > 0 ? insert.orUpdate(names, ['user_id']) : insert.orIgnore()).execute();
  return getSettings(context);
}

const contactColumns = selectList('account', userContact, { settings: savedSettings });

type ContactRow = Omit<UserContact, 'settings'> & { settings: ChosenSettings | null };

/** For other services' mail: where to write to these users, and whether they want it. Unknown ids are left out. */
export async function findContacts({ database }: AuthContext, userIds: readonly number[]): Promise<UserContact[]> {
  const rows = await inScope('everything', () =>
    database.query<ContactRow[]>(
      `SELECT ${contactColumns} FROM account LEFT JOIN user_settings ON user_settings.user_id = account.id
       WHERE account.id = ANY($1) ORDER BY account.id`,
      [userIds],
    ),
  );
  return rows.map(({ settings, ...contact }) => ({
    ...contact,
    settings: { ...withDefaults(settings ?? nothing), timezone: settings?.timezone ?? null },
  }));
}
