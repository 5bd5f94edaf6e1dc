import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { myOffer, type MyOffer, type OfferInput } from '@portfolio/contracts/scheduling';
import { selectList, selectPage, Where } from '@portfolio/service-kit/database';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import type { SchedulingContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { doesNotExist } from '../../shared/writes.ts';
import { asOffered, offeredColumns, offerTables } from '../../shared/sql/offered-shift.ts';
import { asAnswered } from '../../shifts/foresee.ts';
import { colleaguesFor, cannotBeCured } from './colleagues.ts';
import { endOffer } from './end.ts';
import { judgeOffers } from './judge.ts';
import { findOffer, findOffers, isOpen, movesOf, standing, type OfferRow } from './offer-row.ts';
import { offerOrderings } from './offers.ts';
import { requireGivable } from './own-shift.ts';
import { expireOffers, tellOffer } from './tell.ts';
import { decided } from './transfer.ts';

/** As one of the two sees it. */
const columnsFor = (me: number) => {
  const isMine = `offer.employee_id = ${me}`;
  return selectList('offer', myOffer, {
    ...offeredColumns,
    status: standing,
    is_mine: isMine,
    colleague_name: `CASE WHEN ${isMine} THEN ${offeredColumns.colleague_name} ELSE ${offeredColumns.employee_name} END`,
    is_my_turn: `offer.deadline > now() AND offer.status = CASE WHEN ${isMine} THEN 'answered' ELSE 'waiting' END`,
    conflicts: `'[]'::jsonb`,
  });
};

/** SQL: between the employee and somebody. */
const ofEmployee = (me: number) => `${me} IN (offer.employee_id, offer.colleague_id)`;

/** Offers of the caller's and to them, the latest first. @throws AppError `not_found` for a user who is no employee */
export async function listMyOffers(context: SchedulingContext, list: ListParameters): Promise<Page<MyOffer>> {
  const me = await requireEmployee(context);
  // The names of colleagues, of whom employees see no more.
  return inScope({ company: me.company_id }, async () => {
    const { count, results } = await selectPage<MyOffer>(context.database, {
      columns: columnsFor(me.id),
      from: offerTables,
      where: new Where().andSql(ofEmployee(me.id)),
      list,
      orderings: offerOrderings,
      key: 'offer.id',
    });
    return { count, results: await withConflicts(context, me, results) };
  });
}

/** With what speaks against the shifts that they would get, where they are to answer; judged together, however many there are. */
async function withConflicts(
  { database }: SchedulingContext,
  me: EmployeeEntity,
  shown: MyOffer[],
): Promise<MyOffer[]> {
  const waiting = shown.filter(({ is_my_turn }) => is_my_turn).map(({ id }) => id);
  const offers = waiting.length === 0 ? [] : await findOffers(database, waiting);
  if (offers.length === 0) return shown;
  const { found, known } = await judgeOffers(database, offers);
  const against = new Map(
    offers.map((offer, index) => {
      const gets = movesOf(offer).find(({ to }) => to === me.id)!.shift;
      const conflicts = found[index]!.filter(({ shift }) => shift === gets)
        .filter((conflict) => offer.kind === 'give_away' || offer.in_return !== null || cannotBeCured(conflict))
        .map((conflict) => asAnswered(conflict, 0, known));
      return [offer.id, conflicts];
    }),
  );
  return shown.map((each) => ({ ...each, conflicts: against.get(each.id) ?? each.conflicts }));
}

interface Mine {
  me: EmployeeEntity;
  offer: OfferRow;
  isMine: boolean;
}

/** @throws AppError `not_found` also for one between others */
export async function requireMine(context: SchedulingContext, id: number): Promise<Mine> {
  const me = await requireEmployee(context);
  const offer = await inScope({ company: me.company_id }, () => findOffer(context.database, id, ofEmployee(me.id)));
  if (!offer) throw notFound();
  return { me, offer, isMine: offer.employee === me.id };
}

/** @throws AppError `not_found` also for one between others */
export async function getMyOffer(context: SchedulingContext, id: number): Promise<MyOffer> {
  const me = await requireEmployee(context);
  return inScope({ company: me.company_id }, async () => {
    const rows = await context.database.query<MyOffer[]>(
      `SELECT ${columnsFor(me.id)} FROM ${offerTables} WHERE offer.id = $1 AND ${ofEmployee(me.id)}`,
      [id],
    );
    const [found] = await withConflicts(context, me, rows);
    if (!found) throw notFound();
    return found;
  });
}

/**
 * The caller offers a shift of theirs to a colleague. It stays theirs until both, and a planner where the company wants it, have agreed.
 * @throws AppError `not_found` for somebody else's shift; `validation` on `colleague`, `deadline`; `conflict` for a shift that is offered
 * already, has begun, or is being changed; `throttled`
 */
export async function askColleague(
  context: SchedulingContext,
  { shift, colleague, kind, deadline }: OfferInput,
): Promise<MyOffer> {
  const me = await requireEmployee(context);
  const given = await requireGivable(context, me, shift);
  if (deadline !== undefined && Date.parse(deadline) > Date.parse(given.start_time))
    throw validationError({ deadline: [fault('deadline_after_start')] });
  const [found] = await colleaguesFor(context, me, given, { kind, only: colleague });
  if (!found) throw doesNotExist('colleague', colleague);
  if (found.obstacle) throw validationError({ colleague: [fault('offer_colleague_cannot')] });
  await countTry(context, limits.offers, String(me.id));
  const id = await inScope({ company: me.company_id }, () =>
    context.database.transaction(async (manager) => {
      // Of two taps at once, the second knows of the first.
      await manager.query('SELECT FROM shift WHERE id = $1 FOR UPDATE', [shift]);
      await expireOffers(manager, 'shift_id = $1 AND deadline <= now()', [shift]);
      const [open] = await manager.query<unknown[]>(`SELECT FROM offer WHERE shift_id = $1 AND ${isOpen}`, [shift]);
      if (open) throw new AppError('conflict', fault('offer_open'));
      const [made] = await manager.query<{ id: number }[]>(
        `INSERT INTO offer (company_id, employee_id, colleague_id, kind, shift_id, given, deadline)
         SELECT company_id, employee_id, $3, $4, id, ${asOffered}, coalesce($5, start_time) FROM shift
         WHERE id = $1 AND employee_id = $2 AND status = 'scheduled' AND start_time > now() AND NOT is_draft
         RETURNING id`,
        [shift, me.id, colleague, kind, deadline ?? null],
      );
      if (!made) throw new AppError('conflict', fault('offer_changed'));
      await tellOffer(manager, made.id, 'waiting', 'colleague');
      return made.id;
    }),
  );
  return getMyOffer(context, id);
}

/**
 * The caller ends an offer: their own, or one to them, as long as nothing has moved. Repeated, it answers as the first time.
 * @throws AppError `not_found`; `conflict` when it has been decided
 */
export async function endMyOffer(
  context: SchedulingContext,
  id: number,
  to: 'withdrawn' | 'declined',
): Promise<MyOffer> {
  const { me, offer, isMine } = await requireMine(context, id);
  if (isMine !== (to === 'withdrawn')) throw decided();
  if (offer.status !== to)
    await inScope({ company: me.company_id }, () =>
      context.database.transaction((manager) => endOffer(manager, id, to)),
    );
  return getMyOffer(context, id);
}
