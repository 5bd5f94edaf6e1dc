import { isOwn, ownerScope, secureRows } from '@portfolio/service-kit/row-security';

const ofOwnSession = (table: string) => `EXISTS (SELECT FROM session WHERE session.id = ${table}.session_id)`;

/** By table: which rows are a user's. */
const secured: Readonly<Record<string, string>> = {
  account: isOwn('id'),
  user_settings: isOwn('user_id'),
  session: isOwn('user_id'),
  refresh_token: ofOwnSession('refresh_token'),
  patreon_account: isOwn('user_id'),
  second_factor: isOwn('user_id'),
  recovery_code: isOwn('user_id'),
  passkey: isOwn('user_id'),
  passkey_challenge: ofOwnSession('passkey_challenge'),
  password_reset: isOwn('user_id'),
  email_change: isOwn('user_id'),
  // What they did, and what was done to them.
  audit_event: `${isOwn('user_id')} OR ${isOwn('person_id')}`,
  erasure: isOwn('user_id'),
};

/**
 * What is kept of a user is theirs, and for who says that everybody's is meant: the database sees to it, too. Accounts are changed by their
 * users alone, but found by names, before anybody is known (docs/decisions/0410).
 */
export const rows = `
  ${ownerScope}
  ${Object.entries(secured)
    .map(([table, reached]) => secureRows(table, reached))
    .join('\n')}
  CREATE POLICY names ON account FOR SELECT USING (true);`;
