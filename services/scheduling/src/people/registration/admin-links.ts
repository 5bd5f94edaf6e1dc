import { nameOfContact } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import {
  scheduling,
  type AdminRegistration,
  type AdminRegistrationLink,
  type AdminTokenInfo,
  type Registered,
} from '@portfolio/contracts/scheduling';
import { confirmed, superusers, type Access, requireActor } from '@portfolio/service-kit/access';
import { AppError, permissionDenied } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { proven } from '../../access.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { CompanyAdminEntity, CompanyEntity } from '../../company/company.entity.ts';
import type { SchedulingContext } from '../../context.ts';
import { contactsOf } from '../../shared/accounts/contacts.ts';
import { isRepeated, registerAccount } from './account.ts';
import { AdminRegistrationLinkEntity } from './invitation.entity.ts';
import { daysFromNow, hashToken, newToken } from './token.ts';

/** Others are told so in a sentence of its own. Whoever follows the link gets rights, so it takes a fresh proof. */
export const linkMakers: Access<SchedulingContext> = proven(
  confirmed({
    ...superusers,
    check(context) {
      if (!requireActor(context).isSuperuser) throw permissionDenied(fault('superusers_only'));
    },
  }),
);

/** A link for one new business administrator, good for three days (scheduling.md §4). */
export async function generateAdminLink(context: SchedulingContext): Promise<AdminRegistrationLink> {
  const { userId } = requireActor(context);
  const token = newToken();
  const expires_at = daysFromNow(scheduling.adminRegistrationDays);
  await context.database.manager.insert(AdminRegistrationLinkEntity, {
    token_hash: hashToken(token),
    created_by: userId,
    expires_at,
  });
  return {
    registration_url: `${context.publicOrigin}/admin/register/${token}`,
    expires_at: expires_at.toISOString(),
  };
}

/** Also one that is used or too old. @throws AppError `not_found` for a link that was never made */
export async function knowAdminLink({ database }: SchedulingContext, token: string): Promise<void> {
  const known = { token_hash: hashToken(token) };
  const isKnown = await inScope('everything', () => database.manager.existsBy(AdminRegistrationLinkEntity, known));
  if (!isKnown) throw new AppError('not_found', fault('registration_link_invalid'));
}

/** @throws AppError `not_found` for a link that is unknown or too old; `conflict` for one that has been used */
export async function validateAdminLink(context: SchedulingContext, token: string): Promise<AdminTokenInfo> {
  const link = await inScope('everything', () => findLink(context.database.manager, token));
  return { created_by: await nameOf(context, link.created_by), expires_at: link.expires_at.toISOString() };
}

/**
 * Makes an account and a company that it administers. The link is used up, by one of several who try at once; sent again,
 * a registration succeeds again.
 * @throws AppError `not_found`, `conflict`, `validation`, `unavailable`
 */
export async function registerAdministrator(
  context: SchedulingContext,
  token: string,
  input: AdminRegistration,
): Promise<Registered> {
  // The company is none's yet, and the link a superuser's.
  const register = async (manager: EntityManager) => {
    const link = await findLink(manager, token, { forUse: true }).catch(async (error: unknown) => {
      if (await isRepeated(context, await registeredWith(manager, token), input)) return undefined;
      throw error;
    });
    if (!link) return;
    const user_id = await registerAccount(context, `admin-registration:${link.id}`, input);
    const company = await manager.save(CompanyEntity, {
      name: input.company_name,
      address: input.company_address,
      phone: input.company_phone,
      website: input.company_website,
      time_zone: input.company_time_zone,
      language: context.language,
    });
    await manager.insert(CompanyAdminEntity, { company_id: company.id, user_id });
    await recordCompanyEvent(manager, company.id, { kind: 'administrator_added', subject: input.username });
    await manager.update(AdminRegistrationLinkEntity, link.id, { used_at: new Date(), company_id: company.id });
  };
  await inScope('everything', () => context.database.transaction(register));
  return { success: true };
}

/** @returns the administrators of the company that the link made, if it did */
async function registeredWith(manager: EntityManager, token: string): Promise<number[]> {
  const rows = await manager.query<{ user_id: number }[]>(
    `SELECT user_id FROM admin_registration_link JOIN company_admin USING (company_id) WHERE token_hash = $1`,
    [hashToken(token)],
  );
  return rows.map(({ user_id }) => user_id);
}

async function findLink(manager: EntityManager, token: string, { forUse = false } = {}) {
  const link = await manager.findOne(AdminRegistrationLinkEntity, {
    where: { token_hash: hashToken(token), used_at: IsNull(), expires_at: MoreThan(new Date()) },
    ...(forUse && { lock: { mode: 'pessimistic_write' } }),
  });
  if (link) return link;
  // Whoever repeats a registration that succeeded learns that it did.
  const used = { token_hash: hashToken(token), used_at: Not(IsNull()) };
  if (await manager.existsBy(AdminRegistrationLinkEntity, used)) {
    throw new AppError('conflict', fault('registration_link_used'));
  }
  throw new AppError('not_found', fault('registration_link_invalid'));
}

/** The link is good whether or not auth can tell whose it is. */
async function nameOf({ auth, log }: SchedulingContext, userId: number): Promise<string> {
  try {
    const [contact] = await contactsOf(auth, [userId]);
    return contact ? nameOfContact(contact) : 'An administrator';
  } catch (error) {
    log.warn({ err: error }, 'the name of a user could not be read');
    return 'An administrator';
  }
}
