/** SQL of `employee`: an invitation waits for them, also one whose days are over. */
export const isInvited = `(employee.user_id IS NULL AND EXISTS (
  SELECT FROM employee_invitation AS invitation WHERE invitation.employee_id = employee.id AND invitation.accepted_at IS NULL))`;

/** SQL of `employee`: shifts may be planned for them. Who is invited starts inactive (scheduling.md §4), and is waited for. */
export const isPlannable = `(employee.status <> 'inactive' OR ${isInvited})`;
