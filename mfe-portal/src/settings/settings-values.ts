import { languages } from '@portfolio/contracts/auth';
import { timezones } from '@portfolio/contracts/scheduling';
import type { ThemeChoice } from '@portfolio/remote-kit';
import { z } from 'zod';
import type { MySettingsQuery, UserSettingsInput } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';

graphql(`
  fragment SettingsFields on UserSettings {
    notificationsEnabled
    emailNotifications
    shiftReminders
    language
  }
`);

export const themeChoices = ['system', 'light', 'dark'] as const satisfies ThemeChoice[];

/** scheduling.md §3, User settings, as GraphQL names them. */
const schema = z.object({
  theme: z.enum(themeChoices),
  notificationsEnabled: z.boolean(),
  emailNotifications: z.boolean(),
  shiftReminders: z.boolean(),
  language: z.enum(languages),
  /** Blank: the time of the place where one works. */
  timezone: z.enum([...timezones, '']),
});

export type SettingsValues = z.infer<typeof schema>;

/**
 * What the form shows: of the theme what is in force on this device, of the rest what was saved.
 * @throws for what no setting may be
 */
export const settingsValues = ({ settings, chosenSettings }: MySettingsQuery, theme: ThemeChoice): SettingsValues =>
  schema.parse({ ...settings, theme, timezone: chosenSettings.timezone ?? '' });

/** What of the form differs from what it showed at first. Only that is saved, so that nobody's default becomes their choice. */
export const changesOf = (before: Partial<SettingsValues>, now: SettingsValues): Partial<SettingsValues> =>
  schema
    .partial()
    .parse(Object.fromEntries(Object.entries(now).filter(([name, value]) => Reflect.get(before, name) !== value)));

/** As it is sent: who chooses the system's theme, or the sites' own time, takes a choice back. */
export const settingsInput = ({ theme, timezone, ...rest }: Partial<SettingsValues>): UserSettingsInput => ({
  ...rest,
  ...(theme && { theme: theme === 'system' ? null : theme }),
  ...(timezone !== undefined && { timezone: timezone || null }),
});
