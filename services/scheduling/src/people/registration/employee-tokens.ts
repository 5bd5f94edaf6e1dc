import { fault } from '@portfolio/contracts/errors';
import { type EmployeeRegistration, type EmployeeTokenInfo, type Registered } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { EmployeeEntity } from '../employees/employee.entity.ts';
import { InvitationEntity } from './invitation.entity.ts';
import { isRepeated, registerAccount } from './account.ts';
import { hashToken } from './token.ts';

interface Invited extends Omit<EmployeeTokenInfo, 'valid'> {
  id: number;
  employee_id: number;
  company_id: number;
}

/** @throws AppError `not_found` for a link that is unknown or too old; `conflict` for one that has been used */
export async function validateEmployeeToken(context: SchedulingContext, token: string): Promise<EmployeeTokenInfo> {
  const { first_name, last_name, email, company_name } = await findInvited(context.database.manager, token);
  return { valid: true, first_name, last_name, email, company_name };
}

/** Also one that is used or too old. @throws AppError `not_found` for a link that was never made */
export async function knowInvitation({ database }: SchedulingContext, token: string): Promise<void> {
  const known = { token_hash: hashToken(token) };
  const isKnown = await inScope('everything', () => database.manager.existsBy(InvitationEntity, known));
  if (!isKnown) throw new AppError('not_found', fault('invitation_link_invalid'));
}

/**
 * Makes the invited employee's account. What they say of themselves counts from now on, and they become active, for
 * they may work. The link is used up, by one of several who try at once; sent again, a registration succeeds again.
 * @throws AppError `not_found`, `conflict`, `validation`, `unavailable`
 */
export async function registerEmployee(
  context: SchedulingContext,
  token: string,
  input: EmployeeRegistration,
): Promise<Registered> {
  const { first_name, last_name, email, phone } = input;
  await context.database.transaction(async (manager) => {
    const invited = await findInvited(manager, token, { forUse: true }).catch(async (error: unknown) => {
      if (await isRepeated(context, await registeredWith(manager, token), input)) return undefined;
      throw error;
    });
    if (!invited) return;
    const { id, employee_id, company_id, company_name } = invited;
    await inScope({ company: company_id }, async () => {
      // Before the account, so that what the database refuses leaves none behind.
      await manager.update(EmployeeEntity, employee_id, {
        first_name,
        last_name,
        email,
        ...(phone && { phone }),
        status: 'active',
      });
      const user_id = await registerAccount(context, `invitation:${id}`, { ...input, company_name });
      await manager.update(EmployeeEntity, employee_id, { user_id });
      await manager.update(InvitationEntity, id, { accepted_at: new Date() });
    });
  });
  return { success: true };
}

/** @returns the user who used the link, if one did */
async function registeredWith(manager: EntityManager, token: string): Promise<number[]> {
  const who = `SELECT user_id FROM employee_invitation JOIN employee ON employee.id = employee_id
    WHERE token_hash = $1 AND accepted_at IS NOT NULL AND user_id IS NOT NULL`;
  const rows = await inScope('everything', () => manager.query<{ user_id: number }[]>(who, [hashToken(token)]));
  return rows.map(({ user_id }) => user_id);
}

/** Whoever has the token may: it is looked for among all. */
const findInvited = (manager: EntityManager, token: string, { forUse = false } = {}): Promise<Invited> =>
  inScope('everything', () => invitedBy(manager, token, forUse));

async function invitedBy(manager: EntityManager, token: string, forUse: boolean): Promise<Invited> {
  const [invited] = await manager.query<Invited[]>(
    `SELECT employee_invitation.id, employee_id, employee.company_id, first_name, last_name, email, company.name AS company_name
     FROM employee_invitation
     JOIN employee ON employee.id = employee_id
     JOIN company ON company.id = employee.company_id
     WHERE token_hash = $1 AND accepted_at IS NULL AND expires_at > now() AND user_id IS NULL
     ${forUse ? 'FOR UPDATE OF employee_invitation, employee' : ''}`,
    [hashToken(token)],
  );
  if (invited) return invited;
  // Whoever repeats a registration that succeeded learns that it did.
  const used = { token_hash: hashToken(token), accepted_at: Not(IsNull()) };
  if (await manager.existsBy(InvitationEntity, used)) throw new AppError('conflict', fault('invitation_link_used'));
  throw new AppError('not_found', fault('invitation_link_invalid'));
}
