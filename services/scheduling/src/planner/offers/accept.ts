import { fault } from '@portfolio/contracts/errors';
import type { MyOffer, OfferApproval, OfferedShift } from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { inScope } from '@portfolio/service-kit/row-security';
import { planOf } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import type { EmployeeEntity } from '../../people/employees/employee.entity.ts';
import { asOffered } from '../../shared/sql/offered-shift.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { faultOf } from '../conflicts/refuse-conflicts.ts';
import { isRefused, judgeMoves, judgeOffer } from './judge.ts';
import { getMyOffer, requireMine } from './my-offers.ts';
import { movesOf, type OfferRow } from './offer-row.ts';
import { offerMail } from './offer-mail.ts';
import { requireGivable } from './own-shift.ts';
import { tellOffer } from './tell.ts';
import { decided, transfer } from './transfer.ts';

/** At most so many shifts are judged to be given in return, the next ones. */
const most = 50;

/**
 * The caller agrees: as the colleague, of a swap with what they give for it, which whoever offers then agrees to. What both agree on is
 * done at once, or approved by a planner first where the company wants it. Repeated, it answers as the first time.
 * @throws AppError `not_found`; `validation` on `in_return`; `conflict`, saying why: answered or changed meanwhile, or a rule refuses it
 */
export async function acceptOffer(
  context: SchedulingContext,
  id: number,
  inReturn: number | undefined,
): Promise<MyOffer> {
  const { me, offer, isMine } = await requireMine(context, id);
  const agreed = ['accepted', 'done', ...(isMine ? [] : ['answered'])];
  if (agreed.includes(offer.status)) return getMyOffer(context, id);
  if (offer.status !== (isMine ? 'answered' : 'waiting')) throw decided();
  if (me.status !== 'active') throw new AppError('conflict', fault('employee_inactive'));
  if (offer.kind === 'swap' && !isMine) await giveInReturn(context, me, offer, inReturn);
  else await inScope({ company: me.company_id }, () => agree(context, me, offer));
  return getMyOffer(context, id);
}

/** The caller's own shifts that they could give for what is offered to them. @throws AppError `not_found`, `conflict` */
export async function listOfferReturns(context: SchedulingContext, id: number): Promise<OfferedShift[]> {
  const { me, offer, isMine } = await requireMine(context, id);
  if (isMine || offer.kind !== 'swap' || offer.status !== 'waiting') throw decided();
  return inScope({ company: me.company_id }, async () => {
    const own = await context.database.query<OfferedShift[]>(
      `SELECT shift.id AS shift, shift.title, client.name AS client_name, location.name AS location_name,
         ${iso('shift.start_time')} AS start_time, ${iso('shift.end_time')} AS end_time, ${siteZone} AS time_zone
       FROM ${shiftTables}
       WHERE shift.employee_id = $1 AND shift.status = 'scheduled' AND NOT shift.is_draft AND shift.start_time > now()
       ORDER BY shift.start_time, shift.id LIMIT ${most}`,
      [me.id],
    );
    if (own.length === 0) return own;
    const sets = own.map((in_return) => movesOf({ ...offer, in_return }));
    const { found } = await judgeMoves(context.database, [offer.given, ...own], sets);
    return own.filter((_, index) => !isRefused(found[index]!));
  });
}

async function giveInReturn(
  context: SchedulingContext,
  me: EmployeeEntity,
  offer: OfferRow,
  shift: number | undefined,
): Promise<void> {
  const wrong = (said: ReturnType<typeof fault>) => validationError({ in_return: [said] });
  if (shift === undefined) throw wrong(fault('required'));
  const given = await requireGivable(context, me, shift).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw wrong(error.code === 'not_found' ? fault('does_not_exist', { value: shift }) : fault('offer_return_cannot'));
  });
  await inScope({ company: me.company_id }, async () => {
    const moves = movesOf({ ...offer, in_return: { ...offer.given, ...given, shift } });
    const { found } = await judgeMoves(context.database, [offer.given, given], [moves]);
    if (isRefused(found[0]!)) throw wrong(fault('offer_return_cannot'));
    await context.database.transaction(async (manager) => {
      const [answered] = await manager.query<[unknown[], number]>(
        `UPDATE offer SET status = 'answered', return_shift_id = shift.id, in_return = ${asOffered},
           deadline = least(deadline, shift.start_time)
         FROM shift WHERE offer.id = $1 AND offer.status = 'waiting' AND deadline > now()
           AND shift.id = $2 AND shift.employee_id = offer.colleague_id AND shift.status = 'scheduled' AND NOT shift.is_draft
         RETURNING offer.id`,
        [offer.id, shift],
      );
      if (answered.length === 0) throw decided();
      await tellOffer(manager, offer.id, 'answered', 'employee');
    });
  });
}

/** Both agree: it is done, or waits for a planner. */
async function agree(context: SchedulingContext, me: EmployeeEntity, offer: OfferRow): Promise<void> {
  const { database } = context;
  const { judged, zone } = await judgeOffer(database, offer);
  const refusals = judged.filter(({ severity }) => severity === 'refusal');
  if (refusals.length > 0) {
    const gets = movesOf(offer).find(({ to }) => to === me.id)?.shift;
    const own = refusals.find(({ shift }) => shift === gets);
    // What is in the colleague's way is theirs.
    throw new AppError('conflict', own ? faultOf(own, zone) : fault('offer_not_allowed'));
  }
  const [company] = await database.query<[{ offer_approval: OfferApproval }]>(
    'SELECT offer_approval FROM company WHERE id = $1',
    [me.company_id],
  );
  const approval = company.offer_approval;
  if (approval === 'never' || (approval === 'warned' && judged.length === 0))
    return transfer(context, planOf(me.company_id), offer).catch((error: unknown) => {
      throw error instanceof AppError && error.fields ? new AppError('conflict', fault('offer_not_allowed')) : error;
    });
  await database.transaction(async (manager) => {
    const [accepted] = await manager.query<[unknown[], number]>(
      `UPDATE offer SET status = 'accepted' WHERE id = $1 AND status = $2 AND deadline > now() RETURNING id`,
      [offer.id, offer.status],
    );
    if (accepted.length === 0) throw decided();
    await enqueue(manager, offerMail, { offer: offer.id });
    await tellOffer(manager, offer.id, 'accepted', me.id === offer.employee ? 'colleague' : 'employee');
  });
}
