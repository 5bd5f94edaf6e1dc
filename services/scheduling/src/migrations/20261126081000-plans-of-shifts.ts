import { migration } from '@portfolio/service-kit/database';
import { noteShiftChanges } from './baseline/notices.ts';
import { shiftWasChanged } from './baseline/shifts.ts';

/** What is no plan: whose a shift is, how it goes, what it is paid, and what is counted from the rest. */
const unplanned = `
  id, company_id, employee_id, series_id, series_date, status, allow_overlap, checked_in_at, checked_out_at,
  check_in_tapped_at, check_out_tapped_at, approved_at, approved_by, late_minutes, absence, said_at, hourly_pay_rate,
  paid_hours, pay, payment_id, created_at, changed_at, revision, start_month`;

const changesOf = (rows: string) => `
  SELECT jsonb_agg(to_jsonb(change)) INTO changes FROM (${rows}) AS change WHERE change.before IS DISTINCT FROM change.after`;

const orReplace = (sql: string) => sql.replaceAll('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION');

/** Who is told of a change of a shift is told of its plan: its row but for what is named, so that a column which comes later is in it. */
export const PlansOfShifts20261126081000 = migration('PlansOfShifts20261126081000', {
  /** What is noted of today's columns is the same. */
  borneBy: 'all',
  up: `
    CREATE FUNCTION shift_plan(shift jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
      RETURN shift - '{${unplanned}}'::text[];

    -- Nothing of a cancelled one. Times in UTC.
    CREATE FUNCTION noted_plan(shift jsonb) RETURNS jsonb LANGUAGE sql STABLE
      RETURN CASE WHEN shift ->> 'status' <> 'cancelled' THEN shift_plan(shift) || jsonb_build_object(
        'start_time', (shift ->> 'start_time')::timestamptz AT TIME ZONE 'UTC',
        'end_time', (shift ->> 'end_time')::timestamptz AT TIME ZONE 'UTC') END;

    DROP TRIGGER shift_changed ON shift;
    CREATE OR REPLACE FUNCTION shift_was_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.employee_id, shift_plan(to_jsonb(OLD))) IS DISTINCT FROM (NEW.employee_id, shift_plan(to_jsonb(NEW)))
          OR (OLD.status <> NEW.status AND NEW.status <> 'missed'
            AND (OLD.checked_in_at, OLD.checked_out_at) IS NOT DISTINCT FROM (NEW.checked_in_at, NEW.checked_out_at))
        THEN
          NEW.changed_at := now(); NEW.revision := OLD.revision + 1;
        END IF;
        RETURN NEW;
      END
    $$;
    -- What is paid changes with thousands of others, and nothing else of it does.
    CREATE TRIGGER shift_changed BEFORE UPDATE ON shift FOR EACH ROW
      WHEN (OLD.payment_id IS NOT DISTINCT FROM NEW.payment_id) EXECUTE FUNCTION shift_was_changed();

    CREATE OR REPLACE FUNCTION note_shift_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changes jsonb;
        opened record;
      BEGIN
        IF TG_OP = 'INSERT' THEN ${changesOf(
          `SELECT company_id, employee_id, id AS shift_id, NULL::jsonb AS before, noted_plan(to_jsonb(made)) AS after
           FROM made WHERE end_time > now()`,
        )};
        ELSIF TG_OP = 'DELETE' THEN ${changesOf(
          `SELECT company_id, employee_id, id AS shift_id, noted_plan(to_jsonb(gone)) AS before, NULL::jsonb AS after
           FROM gone WHERE end_time > now()`,
        )};
        ELSE ${changesOf(
          `WITH pair AS MATERIALIZED (
             SELECT made.company_id, id AS shift_id, gone.employee_id AS former, made.employee_id, made.end_time,
               noted_plan(to_jsonb(gone)) AS was, noted_plan(to_jsonb(made)) AS is_now
             FROM gone JOIN made USING (id) WHERE greatest(gone.end_time, made.end_time) > now())
           SELECT company_id, former AS employee_id, shift_id, was AS before,
             CASE WHEN former = employee_id THEN is_now END AS after FROM pair
           UNION ALL
           SELECT company_id, employee_id, shift_id, NULL, is_now FROM pair WHERE former <> employee_id AND end_time > now()`,
        )};
        END IF;
        ${noteShiftChanges.slice(noteShiftChanges.indexOf('IF changes IS NULL'))}`,
  down: `
    DROP TRIGGER shift_changed ON shift;
    ${orReplace(shiftWasChanged)}
    ${orReplace(noteShiftChanges)}
    DROP FUNCTION noted_plan; DROP FUNCTION shift_plan`,
});
