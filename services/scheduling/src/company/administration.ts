import { fault } from '@portfolio/contracts/errors';
import { requireActor, type Actor } from '@portfolio/service-kit/access';
import { notFound, permissionDenied, validationError } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../context.ts';
import { CompanyEntity } from './company.entity.ts';
import { hasSecondFactor } from '../shared/accounts/second-factor.ts';
import { doesNotExist } from '../shared/writes.ts';

/** What an administrator may see and change. */
export interface Administration {
  /** Superusers see all companies. */
  everything: boolean;
  /** Ids of the administered companies; the first is the working company (scheduling.md §6). */
  companies: readonly number[];
  /** Some company asks for a second factor, which its administrator has not: it is not among `companies`. */
  lacksSecondFactor: boolean;
}

/**
 * Superusers and administrators of a company (readings.md, "who is an admin").
 * @throws AppError `not_authenticated`; `permission_denied` for staff and employees, who administer no company
 */
export async function requireAdministration(context: SchedulingContext): Promise<Administration> {
  const administration = await administrationOf(context);
  if (isAdministration(administration)) return administration;
  throw permissionDenied(administration.lacksSecondFactor ? fault('second_factor_required') : undefined);
}

/** Whether a company is kept from its administrator who asks until they sign in in two steps. */
export const lacksSecondFactor = async (context: SchedulingContext): Promise<boolean> =>
  (await administrationOf(context)).lacksSecondFactor;

/** @throws AppError `not_authenticated` */
export const isAdministrator = async (context: SchedulingContext): Promise<boolean> =>
  isAdministration(await administrationOf(context));

const isAdministration = ({ everything, companies }: Administration) => everything || companies.length > 0;

/** Asked once per request, however many of its parts need it. */
const known = new WeakMap<SchedulingContext, Promise<Administration>>();

async function administrationOf(context: SchedulingContext): Promise<Administration> {
  const actor = requireActor(context);
  const asked = known.get(context) ?? readAdministration(context, actor);
  known.set(context, asked);
  return asked;
}

async function readAdministration({ database, auth }: SchedulingContext, actor: Actor): Promise<Administration> {
  const rows = await database.query<{ company_id: number; require_second_factor: boolean }[]>(
    `SELECT company_id, require_second_factor FROM company_admin JOIN company ON company.id = company_id
     WHERE user_id = $1 ORDER BY company_admin.id`,
    [actor.userId],
  );
  // Superusers administer by a right of their own, which no company restricts.
  const isAsked = !actor.isSuperuser && rows.some((row) => row.require_second_factor);
  const lacks = isAsked && !(await hasSecondFactor(auth, actor.userId));
  const companies = rows.filter((row) => !(lacks && row.require_second_factor)).map((row) => row.company_id);
  return { everything: actor.isSuperuser, companies, lacksSecondFactor: lacks };
}

/**
 * The company that a list covers: the one asked for, else the working company, else (for a superuser) all.
 * `'none'` when the one asked for is not theirs: such a list is empty and tells nothing about it.
 */
export function listedCompany(administration: Administration, asked: number | undefined): number | 'all' | 'none' {
  if (administration.everything) return asked ?? 'all';
  const company = asked ?? administration.companies[0]!;
  return administration.companies.includes(company) ? company : 'none';
}

/** The company asked for, else the working company; undefined for a superuser who administers none. */
export const askedCompany = ({ companies }: Administration, asked: number | undefined): number | undefined =>
  asked ?? companies[0];

/**
 * The company of something new: the one given, else the working company.
 * @throws AppError `validation` on `company` when it is not theirs, or a superuser who administers none leaves it out
 */
export async function companyForNew(context: SchedulingContext, given: number | undefined): Promise<number> {
  const { everything, companies } = await requireAdministration(context);
  const company = given ?? companies[0];
  if (company === undefined) throw validationError({ company: [fault('required')] });
  if (companies.includes(company)) return company;
  // Superusers may name any that there is.
  const isKnown = everything && (await context.database.manager.existsBy(CompanyEntity, { id: company }));
  if (!isKnown) throw doesNotExist('company', company);
  return company;
}

export const administers = ({ everything, companies }: Administration, company: number): boolean =>
  everything || companies.includes(company);

/** What may be done for somebody in their company by a right of their own: its plan, and no more. */
export const planOf = (company: number): Administration => ({
  everything: false,
  companies: [company],
  lacksSecondFactor: false,
});

/** @throws AppError `not_found` unless `row` exists and belongs to an administered company */
export function requireAdministered<T extends { company: number }>(
  administration: Administration,
  row: T | undefined,
): T {
  if (!row || !administers(administration, row.company)) throw notFound();
  return row;
}
