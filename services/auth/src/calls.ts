import { activityCalls } from './activity/activity.calls.ts';
import { emailCalls } from './email/email.calls.ts';
import { personalDataCalls } from './personal-data/personal-data.calls.ts';
import { settingsCalls } from './settings/settings.calls.ts';

/** Use cases that routes and fields are made of. */
export const calls = [...activityCalls, ...emailCalls, ...settingsCalls, ...personalDataCalls];
