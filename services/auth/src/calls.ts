import { activityCalls } from './users/audit-log/activity.calls.ts';
import { emailCalls } from './users/email/email.calls.ts';
import { personalDataCalls } from './users/personal-data/personal-data.calls.ts';
import { settingsCalls } from './users/settings/settings.calls.ts';

/** Use cases that routes and fields are made of. */
export const calls = [...activityCalls, ...emailCalls, ...settingsCalls, ...personalDataCalls];
