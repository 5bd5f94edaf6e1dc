import { fault } from '@portfolio/contracts/errors';
import type { Publication, PublicationInput } from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { restorePublished, type Pending } from '../../shifts/published-shifts.ts';
import { findPending, lockPending, Overtaken } from './pending.ts';
import { tellOfPublished } from '../threads/tell.ts';
import { noticeRule } from './notice-rule.ts';
import { keepPublished } from './take-back.ts';

/**
 * Makes the plan of the days, names or shifts that are asked for what employees know. The database notes for each what changed for
 * them, in the one notice that they get a minute later. Two who publish at once publish each change once.
 * @throws AppError `validation` for another's company; `conflict` when the plan is not that of `version` any more, or the company
 * refuses what comes so late
 */
export async function publish(context: SchedulingContext, input: PublicationInput): Promise<Publication> {
  return together(context, input, async (manager, { company, late, days, severity, changes, people }) => {
    if (late > 0 && severity === 'refusal') {
      throw new AppError('conflict', fault('notice_too_short', { count: late, days }));
    }
    const made = await keepPublished(manager, company, changes, people);
    const of = (isDeleted: boolean) =>
      changes.filter(({ employee_id }) => (employee_id === null) === isDeleted).map(({ id }) => id);
    await manager.query(
      'UPDATE shift SET is_draft = false, published_at = now(), confirmed_at = NULL WHERE id = ANY ($1) AND is_draft',
      [of(false)],
    );
    await manager.query('DELETE FROM published_shift WHERE shift_id = ANY ($1)', [of(true)]);
    await tellOfPublished(manager, of(false));
    await record(manager, company, 'shifts_published', changes);
    return made;
  });
}

/**
 * Throws away what is not published; what was stands.
 * @throws AppError `validation` for another's company; `conflict` when the plan is not that of `version` any more
 */
export async function discard(context: SchedulingContext, input: PublicationInput): Promise<Publication> {
  return together(context, input, async (manager, { company, changes }) => {
    await restorePublished(manager, changes);
    await record(manager, company, 'shifts_discarded', changes);
    return null;
  });
}

type Found = Awaited<ReturnType<typeof lockPending>> &
  Awaited<ReturnType<typeof noticeRule>> & { company: number; people: number };

/** What others overtake is found anew, so often at most. */
const tries = 5;

async function together(
  context: SchedulingContext,
  input: PublicationInput,
  work: (manager: EntityManager, found: Found) => Promise<number | null>,
): Promise<Publication> {
  for (let nth = 1; ; nth++) {
    try {
      return await attempt(context, input, work);
    } catch (error) {
      if (!(error instanceof Overtaken) || nth === tries) throw error;
    }
  }
}

async function attempt(
  context: SchedulingContext,
  { version: seen, ...input }: PublicationInput,
  work: (manager: EntityManager, found: Found) => Promise<number | null>,
): Promise<Publication> {
  const company = await companyForNew(context, input.company);
  return context.database.transaction(async (manager) => {
    const rule = await noticeRule(manager, company);
    const found = await lockPending(manager, { ...input, company }, rule.days);
    const { changes } = found;
    // Seen is all of the days and names, also where some of it is chosen.
    const all = { ...input, company, shifts: undefined };
    if (seen !== undefined && seen !== (await findPending(manager, all, rule.days)).version) {
      throw new AppError('conflict', fault('plan_changed'));
    }
    const { size: people } = new Set(
      changes.flatMap(({ employee_id, former_id }) => [employee_id ?? [], former_id ?? []].flat()),
    );
    const id = changes.length > 0 ? await work(manager, { ...found, ...rule, company, people }) : null;
    return { id, shifts: changes.length, people };
  });
}

const record = (
  manager: EntityManager,
  company: number,
  kind: 'shifts_published' | 'shifts_discarded',
  changes: readonly Pending[],
) => recordCompanyEvent(manager, company, { kind, subject: String(changes.length) });
