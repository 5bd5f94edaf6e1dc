import { requireActor } from '@portfolio/service-kit/access';
import { countTry } from '@portfolio/service-kit/limits';
import { writeDocument, type PersonalSection } from '@portfolio/service-kit/rest';
import type { Response } from 'express';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';

/** By nobody who is known is what was tried with their name. */
const isOwnDoing = 'coalesce(person_id, $1) = $1';

/** All that this service keeps about a user; hashes and keys say nothing to anybody and are left out (docs/personal-data.md). */
const personalSections: readonly PersonalSection[] = [
  {
    name: 'account',
    sql: `SELECT id AS position, id AS number, username, email, first_name, last_name, is_active, is_staff, is_superuser,
        password_hash IS NOT NULL AS has_password, scheduling_user AS known_of_scheduling, date_joined, last_login
      FROM account WHERE id = $1`,
  },
  {
    name: 'settings',
    sql: `SELECT 1 AS position, user_settings.* FROM user_settings WHERE user_id = $1`,
    without: ['user_id'],
  },
  {
    name: 'devices',
    sql: `SELECT row_number() OVER (ORDER BY created_at, id) AS position, user_agent AS browser, ip_address AS address, network,
        created_at AS signed_in_at, last_used_at, confirmed_at AS password_given_at, expires_at, revoked_at AS signed_out_at
      FROM session WHERE user_id = $1`,
  },
  {
    name: 'two_step_sign_in',
    sql: `SELECT 1 AS position, confirmed_at AS on_since,
        (SELECT count(*)::integer FROM recovery_code WHERE recovery_code.user_id = account.id) AS recovery_codes_left
      FROM account LEFT JOIN second_factor ON second_factor.user_id = account.id
      WHERE account.id = $1 AND (second_factor.user_id IS NOT NULL OR EXISTS (SELECT FROM passkey WHERE user_id = $1))`,
  },
  {
    name: 'passkeys',
    sql: `SELECT id AS position, name, created_at AS added_at, last_used_at, sign_count AS uses_counted_by_it, transports AS reached_by
      FROM passkey WHERE user_id = $1`,
  },
  {
    name: 'patreon',
    sql: `SELECT 1 AS position, patreon_id, tier, connected_at, refreshed_at, access_expires_at
      FROM patreon_account WHERE user_id = $1`,
  },
  {
    name: 'address_changes',
    sql: `SELECT 1 AS position, email AS new_address, expires_at FROM email_change WHERE user_id = $1`,
  },
  {
    name: 'password_resets',
    sql: `SELECT row_number() OVER (ORDER BY expires_at) AS position, expires_at FROM password_reset WHERE user_id = $1`,
  },
  {
    name: 'events',
    // Where somebody else sat who did it is theirs.
    sql: `SELECT audit_event.id AS position, at, kind, subject, changes,
        CASE WHEN ${isOwnDoing} THEN client_address END AS address, CASE WHEN ${isOwnDoing} THEN user_agent END AS browser,
        by.username AS done_by, about.username AS done_to
      FROM audit_event LEFT JOIN account AS by ON by.id = person_id LEFT JOIN account AS about ON about.id = user_id
      WHERE $1 IN (user_id, person_id)`,
  },
];

/**
 * Everything that is kept about the caller, of all services, as one JSON file.
 * @throws AppError `throttled`, `unavailable` while another service does not answer: a file without its part would look whole
 */
export async function downloadPersonalData(context: AuthContext, response: Response): Promise<void> {
  const { userId } = requireActor(context);
  await countTry(context, limits.personalData, String(userId));
  const names = ['content', 'scheduling'] as const;
  const asked = await Promise.allSettled(names.map((name) => context.services[name].stream(pathOf(userId))));
  const bodies = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  try {
    const refused = asked.find((each) => each.status === 'rejected');
    if (refused) throw refused.reason;
    await recordAccountEvent(context.database, userId, { kind: 'data_exported' });
    response.attachment(`my-data_${new Date().toISOString().slice(0, 10)}.json`);
    const forwarded = names.map((name, index) => [name, bodies[index]!] as const);
    await writeDocument(response, context.database, personalSections, userId, forwarded);
  } finally {
    // One that is given up unread says so by an error, which unheard would end the process.
    for (const body of bodies) body.on('error', () => {}).destroy();
  }
}

const pathOf = (userId: number) => `/internal/users/${userId}/personal-data`;
