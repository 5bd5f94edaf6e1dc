import { employee, employeeProfile } from '@portfolio/contracts/scheduling';
import { iso, selectList } from '@portfolio/service-kit/database';
import { employeeName } from '../../shared/sql/employee-name.ts';
import { namedQualifications } from '../../shared/sql/named-qualifications.ts';

const profileExpressions = {
  company_name: 'company.name',
  name: employeeName,
  phone_number: 'employee.phone',
  qualifications: namedQualifications(
    'SELECT qualification_id FROM employee_qualification WHERE employee_id = employee.id',
  ),
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
