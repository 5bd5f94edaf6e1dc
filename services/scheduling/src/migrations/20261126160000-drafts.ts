import type { Migration } from '@portfolio/service-kit/database';
import type { QueryRunner } from 'typeorm';
import { ofCaller, secureCompanyRows } from '../shared/sql/row-security.ts';
import { PlansOfShifts20261126081000 } from './20261126081000-plans-of-shifts.ts';
import { noteShiftChanges } from './baseline/notices.ts';

/** What `unplanned` of the migration of plans has, and how far a shift is known. */
const unplanned = `
  id, company_id, employee_id, series_id, series_date, status, allow_overlap, checked_in_at, checked_out_at,
  check_in_tapped_at, check_out_tapped_at, approved_at, approved_by, late_minutes, absence, said_at, hourly_pay_rate,
  paid_hours, pay, payment_id, created_at, changed_at, revision, start_month, is_draft, published_at, confirmed_at`;

/** `$changes` of pairs: what was known of a shift, and what is now; null where nothing. */
const changesOf = (pairs: string) => `
  WITH known AS MATERIALIZED (
    SELECT company_id, shift_id, (was ->> 'employee_id')::integer AS former, (is_now ->> 'employee_id')::integer AS employee_id,
      noted_plan(was) AS was, noted_plan(is_now) AS is_now, (is_now ->> 'end_time')::timestamptz > now() AS is_ahead
    FROM (${pairs}) AS pair
    WHERE greatest((was ->> 'end_time')::timestamptz, (is_now ->> 'end_time')::timestamptz) > now())
  SELECT jsonb_agg(to_jsonb(change)) INTO changes FROM (
    SELECT company_id, former AS employee_id, shift_id, was AS before, CASE WHEN former = employee_id THEN is_now END AS after
    FROM known WHERE former IS NOT NULL
    UNION ALL
    SELECT company_id, employee_id, shift_id, NULL, is_now FROM known WHERE former IS DISTINCT FROM employee_id AND is_ahead
  ) AS change WHERE change.before IS DISTINCT FROM change.after`;

const knownOf = (row: string) => `CASE WHEN ${row}.is_draft THEN published.snapshot ELSE to_jsonb(${row}) END`;
const published = (row: string) => `LEFT JOIN published_shift AS published ON published.shift_id = ${row}.id`;
const keep = `
  INSERT INTO published_shift (shift_id, company_id, employee_id, client_id, location_id, snapshot)
  VALUES (OLD.id, OLD.company_id, OLD.employee_id, OLD.client_id, OLD.location_id,
    to_jsonb(OLD) || jsonb_build_object('published_at', coalesce(OLD.published_at, OLD.created_at)))`;
const planInDrafts = 'EXISTS (SELECT FROM company WHERE id = NEW.company_id AND plans_in_drafts)';
const opening = noteShiftChanges
  .slice(noteShiftChanges.indexOf('IF changes IS NULL'))
  .replaceAll('RETURN NULL', 'RETURN');

/**
 * A company may plan in drafts. `shift` is the plan; of what was published otherwise, `published_shift` keeps the whole row, and
 * `known_shifts()` is what everybody but planners reads. Whoever writes a shift need know nothing of it.
 */
export class Drafts20261126160000 implements Migration {
  name = 'Drafts20261126160000';
  borneBy = 'all';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company ADD plans_in_drafts boolean NOT NULL DEFAULT false;
      ALTER TABLE notice ADD asks_confirmation boolean NOT NULL DEFAULT false;
      -- Published: since then, or since it was created.
      ALTER TABLE shift ADD is_draft boolean NOT NULL DEFAULT false, ADD published_at timestamptz, ADD confirmed_at timestamptz,
        ADD CONSTRAINT shift_draft_is_planned CHECK (NOT is_draft OR status IN ('scheduled', 'cancelled'));
      CREATE INDEX shift_draft_idx ON shift (company_id, start_time) WHERE is_draft;

      CREATE TABLE published_shift (
        -- No foreign key: deleted in the plan, it stays until that is published.
        shift_id integer PRIMARY KEY,
        company_id integer NOT NULL,
        employee_id integer NOT NULL,
        client_id integer NOT NULL,
        location_id integer,
        snapshot jsonb NOT NULL,
        CONSTRAINT published_shift_client_fkey FOREIGN KEY (client_id, company_id) REFERENCES client (id, company_id),
        CONSTRAINT published_shift_location_fkey
          FOREIGN KEY (location_id, client_id) REFERENCES location (id, client_id),
        CONSTRAINT published_shift_employee_fkey
          FOREIGN KEY (employee_id, company_id) REFERENCES employee (id, company_id) ON DELETE CASCADE
      );
      CREATE INDEX published_shift_company_idx ON published_shift (company_id);
      CREATE INDEX published_shift_client_idx ON published_shift (client_id);
      CREATE INDEX published_shift_location_idx ON published_shift (location_id) WHERE location_id IS NOT NULL;
      CREATE INDEX published_shift_employee_idx ON published_shift (employee_id);
      ${secureCompanyRows('published_shift', { own: ofCaller('employee_id') })}
      DROP POLICY scope ON shift;
      ${secureCompanyRows('shift', { own: `${ofCaller('employee_id')} AND NOT is_draft` })}

      CREATE FUNCTION known_shifts() RETURNS SETOF shift LANGUAGE sql STABLE AS $$
        SELECT * FROM shift WHERE NOT is_draft
        UNION ALL
        SELECT (jsonb_populate_record(NULL::shift, published_shift.snapshot)).* FROM published_shift
      $$;

      CREATE OR REPLACE FUNCTION shift_plan(shift jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
        RETURN shift - '{${unplanned}}'::text[];
      -- What is published of a shift: its plan, whose it is, and whether it takes place.
      CREATE FUNCTION shift_offer(shift jsonb) RETURNS jsonb LANGUAGE sql STABLE
        RETURN shift_plan(shift) || jsonb_build_object(
          'employee_id', shift -> 'employee_id', 'is_cancelled', shift ->> 'status' = 'cancelled',
          'start_time', (shift ->> 'start_time')::timestamptz AT TIME ZONE 'UTC',
          'end_time', (shift ->> 'end_time')::timestamptz AT TIME ZONE 'UTC');

      CREATE FUNCTION withhold_shift() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          known jsonb;
          ends timestamptz := NEW.end_time;
        BEGIN
          IF NEW.status NOT IN ('scheduled', 'cancelled') THEN
            -- It runs, or is over: no plan, but what happened.
            NEW.published_at := CASE WHEN NEW.is_draft THEN now() ELSE NEW.published_at END;
            NEW.is_draft := false;
            RETURN NEW;
          END IF;
          IF TG_OP = 'UPDATE' THEN
            IF shift_offer(to_jsonb(OLD)) = shift_offer(to_jsonb(NEW)) THEN
              RETURN NEW;
            END IF;
            ends := greatest(OLD.end_time, NEW.end_time);
          END IF;
          NEW.confirmed_at := NULL;
          SELECT snapshot INTO known FROM published_shift WHERE shift_id = NEW.id;
          IF known IS NOT NULL THEN
            NEW.is_draft := shift_offer(known) <> shift_offer(to_jsonb(NEW));
            NEW.published_at := (known ->> 'published_at')::timestamptz;
            IF NOT NEW.is_draft THEN
              NEW.confirmed_at := (known ->> 'confirmed_at')::timestamptz;
            END IF;
          ELSIF TG_OP = 'INSERT' THEN
            NEW.is_draft := ends > now() AND ${planInDrafts};
            NEW.published_at := CASE WHEN NOT NEW.is_draft THEN NEW.published_at END;
          ELSIF NOT OLD.is_draft AND ends > now() AND ${planInDrafts} THEN
            ${keep};
            NEW.is_draft := true;
            NEW.published_at := coalesce(OLD.published_at, OLD.created_at);
          END IF;
          RETURN NEW;
        END
      $$;
      -- The last of its kind: what others change of the row is in it.
      CREATE TRIGGER shift_withheld_insert BEFORE INSERT ON shift FOR EACH ROW EXECUTE FUNCTION withhold_shift();
      CREATE TRIGGER shift_withheld_update BEFORE UPDATE ON shift FOR EACH ROW
        WHEN (OLD.is_draft OR greatest(OLD.end_time, NEW.end_time) > now()) EXECUTE FUNCTION withhold_shift();

      CREATE FUNCTION withhold_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF ${planInDrafts.replace('NEW', 'OLD')} THEN
            ${keep};
          END IF;
          RETURN OLD;
        END
      $$;
      CREATE TRIGGER shift_withheld_delete BEFORE DELETE ON shift FOR EACH ROW
        WHEN (NOT OLD.is_draft AND OLD.status = 'scheduled' AND OLD.end_time > now()) EXECUTE FUNCTION withhold_deletion();

      -- A row that is published again needs no other beside it. After its change was noted, as triggers go by their names.
      CREATE FUNCTION forget_published() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM published_shift USING made WHERE shift_id = made.id AND NOT made.is_draft;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER shift_published_insert AFTER INSERT ON shift REFERENCING NEW TABLE AS made
        FOR EACH STATEMENT EXECUTE FUNCTION forget_published();
      CREATE TRIGGER shift_published_update AFTER UPDATE ON shift REFERENCING NEW TABLE AS made
        FOR EACH STATEMENT EXECUTE FUNCTION forget_published();

      CREATE FUNCTION open_notices(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
        DECLARE
          opened record;
        BEGIN
          ${opening}

      CREATE OR REPLACE FUNCTION note_shift_changes() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          changes jsonb;
        BEGIN
          IF TG_OP = 'INSERT' THEN ${changesOf(
            `SELECT made.company_id, made.id AS shift_id, published.snapshot AS was, ${knownOf('made')} AS is_now
             FROM made ${published('made')} WHERE made.end_time > now()`,
          )};
          ELSIF TG_OP = 'DELETE' THEN ${changesOf(
            `SELECT gone.company_id, gone.id AS shift_id, ${knownOf('gone')} AS was, published.snapshot AS is_now
             FROM gone ${published('gone')} WHERE gone.end_time > now() OR gone.is_draft`,
          )};
          ELSE ${changesOf(
            `SELECT made.company_id, made.id AS shift_id, ${knownOf('gone')} AS was, ${knownOf('made')} AS is_now
             FROM gone JOIN made USING (id) ${published('made')}
             WHERE greatest(gone.end_time, made.end_time) > now() OR gone.is_draft`,
          )};
          END IF;
          PERFORM open_notices(changes);
          RETURN NULL;
        END
      $$;

      -- Of a shift that is deleted, publishing takes this row away.
      CREATE FUNCTION note_published_deletions() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          changes jsonb;
        BEGIN
          ${changesOf(
            `SELECT company_id, shift_id, snapshot AS was, NULL::jsonb AS is_now FROM gone
             WHERE NOT EXISTS (SELECT FROM shift WHERE shift.id = shift_id)`,
          )};
          PERFORM open_notices(changes);
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER published_shift_notice AFTER DELETE ON published_shift REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION note_published_deletions()`);
  }

  /** What was not published is, without a word. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER shift_withheld_insert ON shift; DROP TRIGGER shift_withheld_update ON shift;
      DROP TRIGGER shift_withheld_delete ON shift;
      DROP TRIGGER shift_published_insert ON shift; DROP TRIGGER shift_published_update ON shift;
      DROP FUNCTION known_shifts; DROP FUNCTION withhold_shift; DROP FUNCTION withhold_deletion; DROP FUNCTION forget_published;
      DROP POLICY scope ON shift;
      ${secureCompanyRows('shift', { own: ofCaller('employee_id') })}
      DROP TABLE published_shift;
      DROP FUNCTION note_published_deletions; DROP FUNCTION shift_offer;
      DELETE FROM notice WHERE asks_confirmation;
      ALTER TABLE notice DROP asks_confirmation;
      ALTER TABLE shift DROP is_draft, DROP published_at, DROP confirmed_at;
      ALTER TABLE company DROP plans_in_drafts`);
    const plans = new PlansOfShifts20261126081000();
    await plans.down(runner);
    await plans.up(runner);
    await runner.query('DROP FUNCTION open_notices');
  }
}
