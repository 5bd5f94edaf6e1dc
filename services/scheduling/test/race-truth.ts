import type { DataSource } from 'typeorm';
import { timeOffSpan } from '../src/shared/sql/days.ts';

/**
 * Notes in which order guards got shifts, became absent and left: each is noted with their row locked, and so in the order in which it
 * became true. For tests alone.
 */
export const keepOrder = (database: DataSource): Promise<unknown> =>
  database.query(`CREATE TABLE race_order (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text, employee_id integer, starts timestamptz, ends timestamptz);
    CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      CASE TG_TABLE_NAME
      WHEN 'shift' THEN
        INSERT INTO race_order (kind, employee_id, starts, ends) VALUES ('got', NEW.employee_id, NEW.start_time, NEW.end_time);
      WHEN 'employee' THEN
        INSERT INTO race_order (kind, employee_id) VALUES (NEW.status, NEW.id);
      ELSE
        INSERT INTO race_order (kind, employee_id, starts, ends) SELECT 'off', employee_id, ${timeOffSpan.from}, ${timeOffSpan.until}
        FROM time_off JOIN company ON company.id = company_id WHERE time_off.id = NEW.id AND status = 'approved';
      END CASE;
      RETURN NULL;
    END $$;
    CREATE TRIGGER race_got AFTER INSERT ON shift FOR EACH ROW EXECUTE FUNCTION note_order();
    CREATE TRIGGER race_gave AFTER UPDATE ON shift FOR EACH ROW
      WHEN (OLD.employee_id <> NEW.employee_id) EXECUTE FUNCTION note_order();
    CREATE TRIGGER race_left AFTER UPDATE ON employee FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_order();
    CREATE TRIGGER race_off AFTER INSERT OR UPDATE ON time_off FOR EACH ROW EXECUTE FUNCTION note_order()`);

/** What must not be of a company, whoever was first; each row names what is so. `$1` is the company. */
const untrue: Readonly<Record<string, string>> = {
  'at two places': `SELECT one.id, other.id AS other FROM shift AS one JOIN shift AS other
    ON other.employee_id = one.employee_id AND other.id > one.id
    AND other.start_time < one.end_time AND other.end_time > one.start_time
    WHERE one.company_id = $1 AND one.status <> 'cancelled' AND other.status <> 'cancelled'`,

  'a shift with two owners, or none': `SELECT id, taken FROM open_shift WHERE company_id = $1 AND (
    taken <> (SELECT count(*) FROM open_shift_claim AS claim
      JOIN shift ON shift.id = claim.shift_id AND shift.employee_id = claim.employee_id
        AND shift.start_time = open_shift.start_time
      WHERE claim.open_shift_id = open_shift.id AND claim.status = 'awarded')
    OR (taken = places OR cancelled_at IS NOT NULL) AND EXISTS (
      SELECT FROM open_shift_claim AS claim WHERE claim.open_shift_id = open_shift.id AND claim.status = 'waiting'))`,

  'got by who was off by then': `SELECT got.* FROM race_order AS got JOIN employee ON employee.id = got.employee_id
    JOIN race_order AS off ON off.employee_id = got.employee_id AND off.kind = 'off' AND off.id < got.id
      AND off.starts < got.ends AND off.ends > got.starts
    WHERE company_id = $1 AND got.kind = 'got'`,

  'got by who had left by then': `SELECT got.* FROM race_order AS got JOIN employee ON employee.id = got.employee_id
    WHERE company_id = $1 AND got.kind = 'got' AND 'inactive' = (
      SELECT kind FROM race_order AS said WHERE said.employee_id = got.employee_id AND said.id < got.id
        AND kind IN ('active', 'inactive') ORDER BY id DESC LIMIT 1)`,

  'told otherwise than once that it is taken': `SELECT id FROM open_shift WHERE company_id = $1 AND
    (SELECT count(*) FROM notice WHERE open_shift_id = open_shift.id) <> (
      SELECT count(*) FROM open_shift_claim AS claim WHERE claim.open_shift_id = open_shift.id AND claim.status = 'refused')`,

  // Of one that is done, by the change of their shifts.
  'told otherwise than once that an offer is over': `SELECT id, status FROM offer WHERE company_id = $1 AND
    (SELECT count(*) FROM notice WHERE offer_id = offer.id AND offer_status NOT IN ('waiting', 'answered', 'accepted')) <>
    CASE WHEN status IN ('withdrawn', 'declined') THEN 1 WHEN status IN ('refused', 'expired') THEN 2 ELSE 0 END`,

  'told otherwise than once of time off': `SELECT id, status FROM time_off WHERE company_id = $1 AND
    (SELECT count(*) FROM notice WHERE time_off_id = time_off.id AND time_off_status = status) <>
    CASE WHEN decided_by IS NOT NULL AND status IN ('approved', 'refused') THEN 1 ELSE 0 END`,

  'told of twice': `SELECT employee_id, open_shift_id, offered_open_shift_id, offer_id, offer_status, time_off_id FROM notice
    WHERE company_id = $1 AND num_nonnulls(open_shift_id, offered_open_shift_id, offer_id, time_off_id) > 0
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING count(*) > 1`,

  'a ledger that says otherwise': `SELECT id, status FROM time_off WHERE company_id = $1 AND
    (SELECT sum(entry.amount) FROM time_off_entry AS entry WHERE time_off_id = time_off.id) <>
    CASE WHEN status IN ('pending', 'approved') THEN -time_off.amount ELSE 0 END`,
};

/** All of it that is so. */
export async function findUntrue(database: DataSource, company: number): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(untrue)) {
    const rows = await database.query<unknown[]>(statement, [company]);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}

/** What is so after a round, by what was done for it. `$1` is what the round is about. */
export const statesOfRace = `WITH race AS (
    SELECT * FROM jsonb_to_record($1) AS race (
      company integer, sick integer, title text, given integer, returned integer, offer integer, awarded integer, taken integer,
      bobs integer, anns integer, day date))
  SELECT offer.status = 'done' AS agree, offer.status = 'declined' AS decline, offer.status = 'withdrawn' AS "take back",
    offer.status = 'refused' AS refuse, bobs.status = 'approved' AS approved, bobs.status = 'refused' AS refused,
    bobs.status = 'withdrawn' AS withdrawn, anns.status = 'approved' AS "be away", shift.status = 'cancelled' AS cancel,
    shift.employee_id AS "owner of returned", (SELECT employee_id FROM shift WHERE id = race.given) AS "owner of given",
    (SELECT cancelled_at IS NOT NULL FROM open_shift WHERE id = race.awarded) AS close,
    EXISTS (SELECT FROM open_shift_claim WHERE open_shift_id = race.taken AND status = 'awarded') AS take,
    EXISTS (SELECT FROM open_shift_claim WHERE open_shift_id = race.awarded AND status = 'awarded') AS award,
    EXISTS (SELECT FROM open_shift WHERE company_id = race.company AND open_shift.title = race.title) AS open,
    EXISTS (SELECT FROM time_off WHERE type_id = race.sick AND from_day = race.day) AS "be off"
  FROM race JOIN offer ON offer.id = race.offer JOIN shift ON shift.id = race.returned
  JOIN time_off AS bobs ON bobs.id = race.bobs JOIN time_off AS anns ON anns.id = race.anns`;
