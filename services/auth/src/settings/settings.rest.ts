import { userContact, userSettings, userSettingsInput } from '@portfolio/contracts/auth';
import { schedulingUserIds } from '@portfolio/contracts/scheduling';
import { services } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { route } from '../route.ts';
import { findContacts, getSettings, saveSettings } from './settings.ts';
import { signedIn, signedInToSetUp } from '../access.ts';

export const settingsResources = [
  resource('/planner/settings', {
    get: route({
      summary: "One's own settings",
      access: signedInToSetUp,
      answer: userSettings,
      handle: ({ context }) => getSettings(context),
    }),
    put: route({
      summary: "Change one's own settings",
      access: signedIn,
      body: userSettingsInput,
      answer: userSettings,
      handle: ({ context, body }) => saveSettings(context, body),
    }),
  }),
];

/** Below `/internal`. */
export const contactInternalResources = [
  resource('/users/contacts', {
    get: route({
      summary: 'Where users are written to, and in which language',
      access: services('content', 'scheduling'),
      query: schedulingUserIds,
      answer: z.array(userContact),
      handle: ({ context, query }) => findContacts(context, query.ids),
    }),
  }),
];
