import { languages, themes } from '@portfolio/contracts/auth';
import { timezones } from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql(`
  fragment SettingsFields on UserSettings {
    theme
    notificationsEnabled
    emailNotifications
    shiftReminders
    language
    timezone
  }
`);

/** scheduling.md §3, User settings, as GraphQL names them. */
const schema = z.object({
  theme: z.enum(themes),
  notificationsEnabled: z.boolean(),
  emailNotifications: z.boolean(),
  shiftReminders: z.boolean(),
  language: z.enum(languages),
  timezone: z.enum(timezones),
});

export type SettingsValues = z.infer<typeof schema>;

/** What the form shows of saved settings. @throws for what no setting may be */
export const settingsValues = (settings: DocumentType<typeof fragment>): SettingsValues => schema.parse(settings);
