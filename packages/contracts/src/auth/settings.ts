import { z } from 'zod';
import { timezones } from '../scheduling/index.ts';
import { languages } from '../site/languages.ts';

export const themes = ['light', 'dark'] as const;

/** GET and PUT /planner/settings/: scheduling.md §3 User settings, with the defaults of §9. */
export const userSettings = z.object({
  theme: z.enum(themes).describe('light or dark'),
  notifications_enabled: z.boolean(),
  email_notifications: z.boolean(),
  shift_reminders: z.boolean(),
  language: z.enum(languages).describe('en, es or fr'),
  timezone: z.enum(timezones),
});

/** What users chose themselves; null for what they never did, so that no default is taken for a choice. */
export const chosenSettings = z.object({
  theme: userSettings.shape.theme.nullable(),
  notifications_enabled: z.boolean().nullable(),
  email_notifications: z.boolean().nullable(),
  shift_reminders: z.boolean().nullable(),
  language: userSettings.shape.language.nullable(),
  timezone: userSettings.shape.timezone.nullable().describe('Null: times are those of the place where one works.'),
});

/** What a save leaves out stays as it is. */
export const userSettingsInput = userSettings
  .extend({
    theme: userSettings.shape.theme.nullable().describe('light or dark; null takes the choice back.'),
    timezone: userSettings.shape.timezone.nullable().describe('Null takes the choice back.'),
  })
  .partial();

export type UserSettings = z.infer<typeof userSettings>;
export type ChosenSettings = z.infer<typeof chosenSettings>;
export type UserSettingsInput = z.infer<typeof userSettingsInput>;

export const defaultUserSettings: UserSettings = {
  theme: 'light',
  notifications_enabled: true,
  email_notifications: true,
  shift_reminders: true,
  language: 'en',
  timezone: 'UTC',
};

/** What mail and reminders of other services need: answered by auth's `GET /internal/users/contacts/?ids=1,2`. */
export const userContact = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_active: z.boolean(),
  settings: userSettings.extend({ timezone: chosenSettings.shape.timezone }),
});

export type UserContact = z.infer<typeof userContact>;

/** A user's name, or where they are written to if they have none. */
export const nameOfContact = ({
  first_name,
  last_name,
  email,
}: Pick<UserContact, 'first_name' | 'last_name' | 'email'>) => `${first_name} ${last_name}`.trim() || email;
