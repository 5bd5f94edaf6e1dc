import { resourcesOf } from '@portfolio/service-kit/calls';
import { auditLogCalls } from './users/audit-log/audit-log.calls.ts';
import { emailCalls } from './users/email/email.calls.ts';
import { passkeyCalls } from './sign-in/passkeys/passkeys.calls.ts';
import { passwordCalls } from './sign-in/passwords/passwords.calls.ts';
import { patreonCalls } from './sign-in/patreon/patreon.calls.ts';
import { personalDataCalls } from './users/personal-data/personal-data.calls.ts';
import { secondFactorCalls } from './sign-in/second-factor/second-factor.calls.ts';
import { sessionCalls, sessionInternalCalls } from './sign-in/sessions/sessions.calls.ts';
import { contactInternalCalls, settingsCalls } from './users/settings/settings.calls.ts';
import { signingKeyCalls } from './shared/signing-keys/signing-keys.calls.ts';
import { userCalls, userInternalCalls } from './users/administration/users.calls.ts';

/** Every use case of this service, as callers meet it. */
export const calls = [
  ...signingKeyCalls,
  ...sessionCalls,
  ...passwordCalls,
  ...patreonCalls,
  ...auditLogCalls,
  ...emailCalls,
  ...settingsCalls,
  ...personalDataCalls,
  ...userCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
];

/** Those of other services, below `/internal`. */
export const internalCalls = [...sessionInternalCalls, ...contactInternalCalls, ...userInternalCalls];

/** Every REST call of this service. */
export const authResources = resourcesOf(calls);
