import { migration } from '@portfolio/service-kit/database';

/** How plans got better, told as it happens; and plans that leave to their people what was published. */
export const PlanProgress20261127134600 = migration('PlanProgress20261127134600', {
  borneBy: 'all',
  up: `
    ALTER TABLE roster_plan ADD keep_published boolean NOT NULL DEFAULT false, ADD progress jsonb NOT NULL DEFAULT '[]',
      -- How often it was taken up since it was last handed on.
      ADD taken smallint NOT NULL DEFAULT 0;
    CREATE FUNCTION tell_plan() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        plan constant roster_plan := coalesce(NEW, OLD);
      BEGIN
        PERFORM pg_notify('told_plan', json_build_object('company', plan.company_id, 'plan', plan.id,
          'state', CASE WHEN TG_OP <> 'DELETE' THEN plan.state END, 'worked', plan.worked_ms / 1000.0::double precision,
          'asked', plan.asked, 'missing', plan.missing, 'value', plan.value)::text);
        RETURN NULL;
      END
    $$;
    CREATE TRIGGER plan_told AFTER UPDATE OF state, worked_ms OR DELETE ON roster_plan FOR EACH ROW EXECUTE FUNCTION tell_plan();`,
  down: `DROP FUNCTION tell_plan CASCADE; ALTER TABLE roster_plan DROP taken, DROP progress, DROP keep_published`,
});
