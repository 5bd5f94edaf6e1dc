import type { ConstraintErrors } from '@portfolio/service-kit/errors';

/** What the database refuses, as the field error that a form can show. */
export const constraints: ConstraintErrors = {
  client_company_id_fkey: { field: 'company' },
};
