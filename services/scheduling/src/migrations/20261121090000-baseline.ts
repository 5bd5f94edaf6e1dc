import { Baseline } from '@portfolio/service-kit/database';
import { idempotencyTable } from '@portfolio/service-kit/idempotency';
import { rateLimitTable } from '@portfolio/service-kit/limits';
import { clients } from './baseline/clients.ts';
import { companies } from './baseline/companies.ts';
import { employees } from './baseline/employees.ts';
import { notices } from './baseline/notices.ts';
import { pay } from './baseline/pay.ts';
import { payments } from './baseline/payments.ts';
import { rows } from './baseline/rows.ts';
import { scope } from './baseline/scope.ts';
import { shifts } from './baseline/shifts.ts';
import { tallies, tallyTriggers } from './baseline/tallies.ts';
import { templates } from './baseline/templates.ts';

export class Baseline20261121090000 extends Baseline {
  name = 'Baseline20261121090000';
  protected replaces = 39;
  protected override difference = `DROP FUNCTION tally_shifts, tally_shift_titles, tally_shift_references CASCADE; ${tallyTriggers}`;
  protected sql = [
    companies,
    employees,
    scope,
    clients,
    payments,
    shifts,
    pay,
    templates,
    tallies,
    notices,
    rows,
    rateLimitTable,
    idempotencyTable,
  ].join(';\n');
}
