import { userSettings } from '@portfolio/contracts/auth';
import { schedulingUserIds } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import type { AuthContext } from '../context.ts';
import { findContacts, getSettings, saveSettings } from './settings.ts';

export const settingsResources = [
  resource<AuthContext>('/planner/settings', {
    get: ({ context }) => getSettings(context),
    put: ({ context, body }) => saveSettings(context, body(userSettings)),
  }),
];

/** Below `/internal`. */
export const contactInternalResources = [
  resource<AuthContext>('/users/contacts', {
    get: ({ context, query }) => findContacts(context, query(schedulingUserIds).ids),
  }),
];
