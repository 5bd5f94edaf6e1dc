import { sentences } from '@portfolio/contracts/errors';
import type { ConstraintErrors } from '@portfolio/service-kit/errors';

export const accountConstraints: ConstraintErrors = {
  account_username_key: { field: 'username', message: 'A user with that username already exists.' },
  account_email_key: { field: 'email', message: 'A user with that email address already exists.' },
  passkey_credential_id_key: { field: 'credential', message: sentences.passkey_known },
};
