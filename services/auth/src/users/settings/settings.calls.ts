import { chosenSettings, userContact, userSettings, userSettingsInput } from '@portfolio/contracts/auth';
import { schedulingUserIds } from '@portfolio/contracts/scheduling';
import { services } from '@portfolio/service-kit/access';
import { z } from 'zod';
import { signedIn, signedInToSetUp } from '../../access.ts';
import { call } from '../../call.ts';
import { findContacts, getChosenSettings, getSettings, saveSettings } from './settings.ts';

export const settingsCalls = [
  call({
    rest: 'GET /planner/settings',
    summary: "One's own settings",
    graphql: 'query settings',
    access: signedInToSetUp,
    answer: userSettings,
    handle: ({ context }) => getSettings(context),
  }),
  call({
    graphql: 'query chosenSettings',
    description: 'What one has chosen; null for the rest, which is as `settings` tells.',
    access: signedInToSetUp,
    answer: chosenSettings,
    handle: ({ context }) => getChosenSettings(context),
  }),
  call({
    rest: 'PUT /planner/settings',
    summary: "Change one's own settings",
    graphql: 'mutation updateSettings',
    access: signedIn,
    body: userSettingsInput,
    input: 'UserSettingsInput',
    answer: userSettings,
    handle: ({ context, body }) => saveSettings(context, body),
  }),
];

/** Below `/internal`. */
export const contactInternalCalls = [
  call({
    rest: 'GET /users/contacts',
    summary: 'Where users are written to, and in which language',
    access: services('content', 'scheduling'),
    query: schedulingUserIds,
    answer: z.array(userContact),
    handle: ({ context, query }) => findContacts(context, query.ids),
  }),
];
