import { sentences } from '@portfolio/contracts/errors';
import type { ConstraintErrors } from '@portfolio/service-kit/errors';

/** What the database refuses, as the field error that a form can show. */
export const constraints: ConstraintErrors = {
  employee_company_email_key: { field: 'email', message: sentences.employee_exists },
  qualification_company_name_key: { field: 'name' },
  shift_no_overlap: { field: 'employee', message: sentences.employee_busy },
  shift_post_fkey: { field: 'post', message: sentences.post_elsewhere },
  payment_period_company_name_key: { field: 'name' },
  week_template_company_name_key: { field: 'name' },
  payment_pending_key: {
    field: 'status',
    message: sentences.payment_pending,
  },
};
