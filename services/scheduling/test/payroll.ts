import type { Logger } from '@portfolio/service-kit/logging';
import { hour } from './builder.ts';
import { somebody, startScheduling } from './scheduling.ts';
import type { EmployeeEntity } from '../src/people/employees/employee.entity.ts';

/** A company with a client and two employees, Ann (who is `guard`) at 20.01 and Bob at 10.00 dollars an hour. */
export async function startPayroll(options: { log?: Logger } = {}) {
  const scheduling = await startScheduling(options);
  const { make } = scheduling;
  const owner = somebody();
  const stranger = somebody();
  const guard = somebody();
  const company = await make.company(owner);
  await make.company(stranger);
  const client = await make.client(company);
  const names = { ann: { first_name: 'Ann', last_name: 'Lee' }, bob: { first_name: 'Bob', last_name: 'Roy' } };
  const ann = await make.employee(company, { ...names.ann, hourly_rate: '20.01', user_id: guard.userId });
  const bob = await make.employee(company, { ...names.bob, hourly_rate: '10.00' });
  return {
    ...scheduling,
    owner,
    stranger,
    guard,
    company,
    ann,
    bob,
    /** March 2026, unless told otherwise. */
    async period(given: object = {}): Promise<{ id: number }> {
      return (await scheduling.as(owner).post('/planner/payment-periods/', { ...march, ...given })).body;
    },
    /** A completed shift. */
    worked: (employee: EmployeeEntity, start: string, hours: number, given: object = {}) =>
      make.shift(client, employee, {
        start_time: new Date(start),
        end_time: new Date(Date.parse(start) + hours * hour),
        status: 'completed',
        ...given,
      }),
    generate: (period: number) => scheduling.as(owner).post(`/planner/payment-periods/${period}/generate_payments/`),
    /** No shift, payment or period is left. */
    forget: (): Promise<unknown> => scheduling.database.query(forgetAll),
  };
}

export const march = { name: 'March', start_date: '2026-03-01', end_date: '2026-03-31' };

export type TestPayroll = Awaited<ReturnType<typeof startPayroll>>;

const forgetAll = `UPDATE shift SET payment_id = NULL;
  DELETE FROM payment; DELETE FROM payment_period; DELETE FROM shift`;
