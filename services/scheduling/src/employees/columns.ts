import { iso } from '@portfolio/service-kit/database';

/** What the contract calls `employeeProfile`, from `employee` joined with `company`. */
export const profileColumns = `employee.id, employee.company_id AS company, company.name AS company_name,
  employee.first_name, employee.last_name, concat_ws(' ', employee.first_name, employee.last_name) AS name,
  employee.email, employee.phone, employee.phone AS phone_number,
  employee.address, employee.city, employee.state, employee.zip_code,
  employee.emergency_contact_name, employee.emergency_contact_phone,
  employee.id_number, employee.tax_number, employee.bank_account,
  employee.hourly_rate, employee.status, employee.start_date::text AS start_date,
  (SELECT coalesce(json_agg(json_build_object('id', qualification.id, 'name', qualification.name)
     ORDER BY lower(qualification.name)), '[]')
   FROM employee_qualification
   JOIN qualification ON qualification.id = employee_qualification.qualification_id
   WHERE employee_qualification.employee_id = employee.id) AS qualifications`;

/** What the contract calls `employee`, from the same tables. */
export const employeeColumns = `${profileColumns}, employee.notes, employee.user_id IS NOT NULL AS has_account,
  NULL AS invite_url,
  (SELECT ${iso('expires_at')} FROM employee_invitation
   WHERE employee_id = employee.id AND accepted_at IS NULL AND expires_at > now()) AS invitation_expires_at`;
