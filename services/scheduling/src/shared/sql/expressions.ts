import { defaultPlanningRules } from '@portfolio/contracts/scheduling';

/** SQL of `employee`: an invitation waits for them, also one whose days are over. */
export const isInvited = `(employee.user_id IS NULL AND EXISTS (
  SELECT FROM employee_invitation AS invitation WHERE invitation.employee_id = employee.id AND invitation.accepted_at IS NULL))`;

/** SQL of `employee`: shifts may be planned for them. Who is invited starts inactive (scheduling.md §4), and is waited for. */
export const isPlannable = `(employee.status <> 'inactive' OR ${isInvited})`;

/** SQL for the whole rules of a company: what it has not set is as it is by default. */
export const rulesColumn = `'${JSON.stringify(defaultPlanningRules)}'::jsonb || company.planning_rules`;

/** A time zone that the contract has accepted, as SQL has it. */
export function zoneLiteral(zone: string): string {
  if (!/^[\w+/-]+$/.test(zone)) throw new Error('No time zone has such a name.');
  return `'${zone}'`;
}

/** An employee's name as everybody reads it, of the table `employee`. */
export const employeeName = "concat_ws(' ', employee.first_name, employee.last_name)";
