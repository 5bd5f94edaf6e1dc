import { ofCaller, secureCompanyRows } from '../../shared/sql/row-security.ts';

const own = { own: ofCaller('employee_id') };
const ofNotice = (table: string) => ({ own: `EXISTS (SELECT FROM notice WHERE notice.id = ${table}.notice_id)` });

/** By table: see `secureCompanyRows`. */
const secured: Readonly<Record<string, Parameters<typeof secureCompanyRows>[1]>> = {
  company: { company: 'id' },
  company_admin: {},
  admin_registration_link: {},
  audit_event: { own: 'false' },
  client: {},
  location: {},
  required_qualification: {},
  qualification: {},
  employee: { own: ofCaller('id') },
  employee_qualification: own,
  employee_invitation: own,
  availability_rule: own,
  shift: own,
  shift_series: {},
  deleted_shift: own,
  attendance_correction: { own: 'EXISTS (SELECT FROM shift WHERE shift.id = attendance_correction.shift_id)' },
  shift_tally: {},
  shift_title_tally: {},
  shift_reference_tally: {},
  week_template: {},
  week_template_shift: own,
  payment_period: {},
  payment: own,
  paid_line: { own: 'EXISTS (SELECT FROM payment WHERE payment.id = paid_line.payment_id)' },
  notice: own,
  notice_shift: ofNotice('notice_shift'),
  notice_delivery: ofNotice('notice_delivery'),
  push_subscription: own,
  calendar_feed: own,
};

/**
 * The database keeps companies, and employees, apart by itself, whatever a statement forgets: each comes with its scope, and
 * what that does not name is not there for it.
 */
export const rows = Object.entries(secured)
  .map(([table, reach]) => secureCompanyRows(table, reach))
  .join('\n');
