import { migration } from '@portfolio/service-kit/database';

/** What its employee says of a shift before it: how late they will be, or why they cannot come. Of another shift it says nothing. */
export const WordOfGuards20261124164500 = migration('WordOfGuards20261124164500', {
  up: `
    ALTER TABLE shift ADD late_minutes smallint CHECK (late_minutes > 0),
      ADD absence text CHECK (absence IN ('ill', 'family', 'transport', 'other')),
      ADD said_at timestamptz,
      ADD CONSTRAINT shift_word_whole CHECK ((num_nonnulls(late_minutes, absence) = 1) = (said_at IS NOT NULL));
    CREATE INDEX shift_company_said_idx ON shift (company_id, said_at DESC) WHERE said_at IS NOT NULL;

    CREATE FUNCTION forget_word() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.late_minutes := NULL; NEW.absence := NULL; NEW.said_at := NULL;
        RETURN NEW;
      END
    $$;
    CREATE TRIGGER shift_word_forgotten BEFORE UPDATE ON shift FOR EACH ROW
      WHEN ((OLD.employee_id, OLD.start_time) IS DISTINCT FROM (NEW.employee_id, NEW.start_time))
      EXECUTE FUNCTION forget_word()`,
  down: `
    DROP TRIGGER shift_word_forgotten ON shift;
    DROP FUNCTION forget_word;
    ALTER TABLE shift DROP late_minutes, DROP absence, DROP said_at`,
});
