import { migration } from '@portfolio/service-kit/database';

/** Events of shifts begin with a name, too, and say whom a shift was given to: of who is erased, neither stays. */
export const ShiftEvents20261126080000 = migration('ShiftEvents20261126080000', {
  up: `
    CREATE OR REPLACE FUNCTION redact_employee_events(erased integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      UPDATE public.audit_event SET subject = substr(subject, length(concat_ws(' ', first_name, last_name)) + 1)
      FROM public.employee
      WHERE employee.id = erased AND erasure_asked_at IS NOT NULL AND audit_event.company_id = employee.company_id
        AND (kind IN ('payment_paid', 'payment_pending') OR kind LIKE 'shift\\_%')
        AND starts_with(subject, concat_ws(' ', first_name, last_name) || ',');
      UPDATE public.audit_event SET changes = (
        SELECT jsonb_agg(CASE WHEN change ->> 'name' = 'employee' THEN change
          || CASE WHEN change ->> 'before' = concat_ws(' ', first_name, last_name) THEN '{"before": null}'::jsonb ELSE '{}' END
          || CASE WHEN change ->> 'after' = concat_ws(' ', first_name, last_name) THEN '{"after": null}'::jsonb ELSE '{}' END
          ELSE change END ORDER BY position)
        FROM jsonb_array_elements(changes) WITH ORDINALITY AS each (change, position))
      FROM public.employee
      WHERE employee.id = erased AND erasure_asked_at IS NOT NULL AND audit_event.company_id = employee.company_id
        AND kind = 'shift_changed' AND changes @> '[{"name": "employee"}]'
    $$`,
  down: `
    CREATE OR REPLACE FUNCTION redact_employee_events(erased integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      UPDATE public.audit_event SET subject = substr(subject, length(concat_ws(' ', first_name, last_name)) + 1)
      FROM public.employee
      WHERE employee.id = erased AND erasure_asked_at IS NOT NULL AND audit_event.company_id = employee.company_id
        AND kind IN ('payment_paid', 'payment_pending')
        AND starts_with(subject, concat_ws(' ', first_name, last_name) || ',')
    $$`,
});
