import type { FieldErrors } from '@portfolio/contracts/rest';
import {
  availabilityEndsBeforeStart,
  availabilityRule,
  daysOfWeek,
  type Availability,
  type AvailabilityInput,
  type AvailabilityRule,
} from '@portfolio/contracts/scheduling';
import { selectList } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { getEmployee, requireEmployee } from '../employees/employees.ts';
import { AvailabilityRuleEntity } from './availability-rule.entity.ts';
import { lockEmployee } from '../../shared/writes.ts';

/** The caller's rules in the order of the week. @throws AppError `not_found` for a user who is no employee */
export async function getMyAvailability(context: SchedulingContext): Promise<Availability> {
  return availabilityOf(context, (await requireEmployee(context)).id);
}

/** What an employee has said, for their administrators. @throws AppError `not_found` also for another company's */
export async function getAvailability(context: SchedulingContext, employee: number): Promise<Availability> {
  return availabilityOf(context, (await getEmployee(context, employee)).id);
}

const minute = (column: string) => `to_char(availability_rule.${column}, 'HH24:MI')`;
const ruleColumns = selectList('availability_rule', availabilityRule, {
  start_time: minute('start_time'),
  end_time: minute('end_time'),
});

async function availabilityOf(
  context: SchedulingContext,
  employee: number,
  manager: Pick<EntityManager, 'query'> = context.database,
): Promise<Availability> {
  const availability_rules = await manager.query<AvailabilityRule[]>(
    `SELECT ${ruleColumns} FROM availability_rule WHERE employee_id = $1
     ORDER BY array_position($2::text[], day_of_week), availability_rule.start_time, id`,
    [employee, daysOfWeek],
  );
  return { availability_rules };
}

/**
 * Replaces the caller's rules.
 * @throws AppError `validation` per rule and in `detail`; `not_found` for a user who is no employee; `conflict` by `expected`
 */
export async function setMyAvailability(
  context: SchedulingContext,
  { availability_rules: rules }: AvailabilityInput,
  expected?: Precondition,
): Promise<Availability> {
  const { id: employee_id, company_id } = await requireEmployee(context);
  const wrong = rules.map(({ start_time, end_time }) => end_time <= start_time);
  if (wrong.includes(true)) {
    const fields = wrong.map((isWrong): FieldErrors => (isWrong ? { end_time: [availabilityEndsBeforeStart] } : {}));
    throw validationError({ availability_rules: fields }, { detail: availabilityEndsBeforeStart });
  }
  await context.database.transaction(async (manager) => {
    // Two who save at once take turns, so that one of the two lists is left, not both.
    await lockEmployee(manager, employee_id);
    expected?.(await availabilityOf(context, employee_id, manager));
    await manager.delete(AvailabilityRuleEntity, { employee_id });
    await manager.insert(
      AvailabilityRuleEntity,
      rules.map((rule) => ({ ...rule, employee_id, company_id })),
    );
  });
  return getMyAvailability(context);
}
