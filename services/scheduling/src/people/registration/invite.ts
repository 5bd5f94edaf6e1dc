import { fault } from '@portfolio/contracts/errors';
import { scheduling, type Invitation, type InvitationInput } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { countTry } from '@portfolio/service-kit/limits';
import type { SchedulingContext } from '../../context.ts';
import { getEmployee } from '../employees/employees.ts';
import { limits } from '../../limits.ts';
import { invitationMail, registrationLink } from './invitation-mail.ts';
import { hashToken, newToken } from './token.ts';

/**
 * A link with which the employee makes an account, good for seven days; an earlier one is void from now on
 * (scheduling.md §4, Invite link). Asked to, it also goes to them by e-mail.
 * @throws AppError `not_found`; `conflict` when the employee has an account; `throttled` after too many e-mails
 */
export async function inviteEmployee(
  context: SchedulingContext,
  id: number,
  { by_email = false }: InvitationInput,
): Promise<Invitation> {
  const employee = await getEmployee(context, id);
  if (employee.has_account) throw new AppError('conflict', fault('has_account'));
  if (by_email) {
    await countTry(context, limits.invitationMails, String(id));
    await countTry(context, limits.invitationMailsOfCompany, String(employee.company));
  }
  const seed = newToken();
  const token = context.invitationToken(seed);
  const expires_at = await context.database.transaction(async (manager) => {
    const [row] = await manager.query<[{ expires_at: Date }]>(
      `INSERT INTO employee_invitation (employee_id, company_id, token_hash, expires_at)
       VALUES ($1, $4, $2, now() + make_interval(days => $3))
       ON CONFLICT (employee_id) WHERE accepted_at IS NULL
       DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now(), mailed_at = NULL
       RETURNING expires_at`,
      [id, hashToken(token), scheduling.employeeInvitationDays, employee.company],
    );
    // Who registers with the link of before holds it: by now they may have an account.
    if ((await getEmployee(context, id, manager)).has_account) throw new AppError('conflict', fault('has_account'));
    // Of several presses before the first has gone out, only the last link is good, so only that one is sent.
    if (by_email) await enqueue(manager, invitationMail, { seed }, { jobKey: `${invitationMail}:${id}` });
    return row.expires_at;
  });
  const url = registrationLink(context.publicOrigin, token);
  return {
    invite_url: url,
    registration_url: url,
    expires_at: expires_at.toISOString(),
    sent_to: by_email ? employee.email : null,
  };
}
