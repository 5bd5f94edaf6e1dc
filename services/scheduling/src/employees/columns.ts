import { employee, employeeProfile } from '@portfolio/contracts/scheduling';
import { alphabetical, iso, selectList } from '@portfolio/service-kit/database';
import { employeeName } from '../sql/employee-name.ts';

const profileExpressions = {
  company_name: 'company.name',
  name: employeeName,
  phone_number: 'employee.phone',
  qualifications: `(SELECT coalesce(json_agg(json_build_object('id', qualification.id, 'name', qualification.name)
     ORDER BY ${alphabetical('qualification.name')}), '[]')
   FROM employee_qualification
   JOIN qualification ON qualification.id = employee_qualification.qualification_id
   WHERE employee_qualification.employee_id = employee.id)`,
};

/** What the contract calls `employeeProfile`, from `employee` joined with `company`. */
export const profileColumns = selectList('employee', employeeProfile, profileExpressions);

/** What the contract calls `employee`, from the same tables. */
export const employeeColumns = selectList('employee', employee, {
  ...profileExpressions,
  has_account: 'employee.user_id IS NOT NULL',
  invite_url: 'NULL',
  invitation_expires_at: `(SELECT ${iso('expires_at')} FROM employee_invitation
   WHERE employee_id = employee.id AND accepted_at IS NULL AND expires_at > now())`,
});
