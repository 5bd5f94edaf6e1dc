import type { PersonalSection } from '@portfolio/service-kit/rest';
import type { Vault } from '@portfolio/service-kit/vault';
import { opened } from '../employees/sealed.ts';

const ofUser = 'JOIN employee ON employee.id = told.employee_id AND employee.user_id = $1';

/** All that this service keeps about a user, with names in the place of numbers (docs/personal-data.md). */
export const personalSections = (vault: Vault): PersonalSection[] => [
  {
    name: 'administered_companies',
    sql: `SELECT company_admin.id AS position, company.name AS company, company_admin.created_at AS since
      FROM company_admin JOIN company ON company.id = company_id WHERE user_id = $1`,
  },
  {
    name: 'registration_links_made',
    sql: `SELECT link.id AS position, link.created_at, expires_at, used_at, company.name AS company
      FROM admin_registration_link AS link LEFT JOIN company ON company.id = company_id WHERE created_by = $1`,
  },
  {
    name: 'employee_profile',
    sql: `SELECT employee.id AS position, employee.id AS number, company.name AS company, employee.*, start_date::text AS start_date,
        ARRAY(SELECT qualification.name FROM employee_qualification JOIN qualification ON qualification.id = qualification_id
          WHERE employee_id = employee.id ORDER BY qualification.name) AS qualifications
      FROM employee JOIN company ON company.id = company_id WHERE user_id = $1`,
    without: ['id', 'company_id', 'user_id', 'erasure_asked_at', 'erased_at'],
    read: (row) => opened(vault, row),
  },
  {
    name: 'invitations',
    sql: `SELECT told.id AS position, told.created_at, mailed_at, expires_at, accepted_at FROM employee_invitation AS told ${ofUser}`,
  },
  {
    name: 'availability',
    sql: `SELECT told.id AS position, day_of_week, start_time, end_time, is_available FROM availability_rule AS told ${ofUser}`,
  },
  {
    name: 'unavailability',
    sql: `SELECT told.id AS position, from_day::text AS from_day, from_time,
        until_day::text AS until_day, until_time, reason FROM unavailability AS told ${ofUser}`,
  },
  {
    name: 'wishes',
    sql: `SELECT told.id AS position, kind, from_day::text AS from_day, from_time,
        until_day::text AS until_day, until_time, reason FROM wish AS told ${ofUser}`,
  },
  {
    name: 'time_off',
    sql: `SELECT told.id AS position, time_off_type.name AS type, from_day::text AS from_day, from_time,
        until_day::text AS until_day, until_time, told.amount, unit, reason, told.status, answer, suggested_from::text AS suggested_from,
        suggested_until::text AS suggested_until, told.created_at, decided_at
      FROM time_off AS told ${ofUser} JOIN time_off_type ON time_off_type.id = type_id`,
  },
  {
    name: 'time_off_ledger',
    sql: `SELECT told.id AS position, time_off_type.name AS type, kind, amount, unit, day::text AS day, reason, told.created_at
      FROM time_off_entry AS told ${ofUser} JOIN time_off_type ON time_off_type.id = type_id`,
  },
  {
    name: 'licenses',
    sql: `SELECT told.id AS position, qualification.name AS qualification, number, issuer, valid_from, valid_until, scan_name, told.created_at
      FROM license AS told ${ofUser} JOIN qualification ON qualification.id = told.qualification_id`,
  },
  {
    name: 'shifts',
    sql: `SELECT told.id AS position, told.id AS number, company.name AS company, client.name AS client, location.name AS location,
        post.name AS post, told.*
      FROM known_shifts() AS told ${ofUser} JOIN company ON company.id = told.company_id JOIN client ON client.id = told.client_id
      LEFT JOIN location ON location.id = told.location_id LEFT JOIN post ON post.id = told.post_id`,
    without:
      'id company_id client_id location_id post_id employee_id payment_id series_id series_date allow_overlap approved_by revision start_month is_draft'.split(
        ' ',
      ),
  },
  {
    name: 'open_shifts',
    sql: `SELECT told.id AS position, client.name AS client, start_time, end_time, told.status, claimed_at, decided_at, told.shift_id AS shift
      FROM open_shift_claim AS told ${ofUser} JOIN open_shift ON open_shift.id = open_shift_id
      JOIN client ON client.id = open_shift.client_id`,
  },
  {
    name: 'open_shifts_offered',
    sql: `SELECT open_shift.id AS position, client.name AS client, start_time, end_time
      FROM open_shift_employee AS told ${ofUser} JOIN open_shift ON open_shift.id = open_shift_id
      JOIN client ON client.id = open_shift.client_id`,
  },
  {
    name: 'offers',
    sql: `SELECT offer.id AS position, offer.employee_id = told.employee_id AS offered_by_me, kind, offer.status, given, in_return,
        deadline, answer, offer.created_at, decided_at
      FROM offer CROSS JOIN LATERAL (VALUES (employee_id), (colleague_id)) AS told (employee_id) ${ofUser}`,
  },
  {
    name: 'messages',
    sql: `SELECT told.id AS position, told.thread_id AS thread, text, written_at FROM thread_message AS told ${ofUser}`,
  },
  {
    name: 'messages_as_planner',
    sql: `SELECT id AS position, thread_id AS thread, text, written_at FROM thread_message WHERE user_id = $1`,
  },
  {
    name: 'messages_read',
    sql: `SELECT thread_id AS position, thread_id AS thread, read_at, acknowledged_at, reminded_at FROM thread_reader AS told
      WHERE user_id = $1 OR employee_id IN (SELECT id FROM employee WHERE employee.user_id = $1)`,
  },
  {
    name: 'corrected_attendance',
    sql: `SELECT correction.id AS position, shift_id AS shift, corrected_at, reason, status_before, status_after,
        checked_in_before, checked_in_after, checked_out_before, checked_out_after
      FROM attendance_correction AS correction JOIN known_shifts() AS told ON told.id = shift_id ${ofUser}`,
  },
  {
    name: 'corrections_made',
    sql: `SELECT id AS position, shift_id AS shift, corrected_at, reason FROM attendance_correction WHERE corrected_by = $1`,
  },
  {
    name: 'deleted_shifts',
    sql: `SELECT told.shift_id AS position, deleted_at, shift FROM deleted_shift AS told ${ofUser}`,
  },
  {
    name: 'planned_in_templates',
    sql: `SELECT told.id AS position, week_template.name AS template, client.name AS client, told.*
      FROM week_template_shift AS told ${ofUser} JOIN week_template ON week_template.id = template_id
      JOIN client ON client.id = told.client_id`,
    without: ['id', 'template_id', 'company_id', 'client_id', 'location_id', 'post_id', 'employee_id', 'allow_overlap'],
  },
  {
    name: 'rotations',
    sql: `SELECT told.id AS position, rotation.name AS rotation, rotation.teams ->> (told.team - 1) AS team, post.name AS post,
        told.from_day::text AS from_day, told.until_day::text AS until_day
      FROM rotation_member AS told ${ofUser} JOIN rotation ON rotation.id = rotation_id JOIN post ON post.id = post_id`,
  },
  {
    name: 'payments',
    sql: `SELECT told.id AS position, payment_period.name AS period, payment_period.start_date, payment_period.end_date,
        told.status, payment_date, receipt,
        ARRAY(SELECT to_jsonb(line) - 'company_id' FROM pay_line AS line WHERE line.payment_id = told.id
          ORDER BY start_time, shift_id) AS lines
      FROM payment AS told ${ofUser} JOIN payment_period ON payment_period.id = period_id`,
  },
  {
    name: 'notices',
    sql: `SELECT told.id AS position, told.created_at, told_at, read_at, reminder_start AS reminder_of_shift_at,
        ARRAY(SELECT jsonb_build_object('before', before, 'after', after) FROM notice_shift
          WHERE notice_id = told.id ORDER BY shift_id) AS shifts,
        ARRAY(SELECT sent_at FROM notice_delivery WHERE notice_id = told.id ORDER BY id) AS sent_at
      FROM notice AS told ${ofUser}`,
  },
  {
    name: 'browsers_with_notifications',
    sql: `SELECT told.id AS position, endpoint, told.created_at FROM push_subscription AS told ${ofUser}`,
  },
  {
    name: 'calendar',
    sql: `SELECT told.id AS position, told.created_at, told.read_at FROM calendar_feed AS told ${ofUser}`,
  },
  {
    name: 'events',
    sql: `SELECT audit_event.id AS position, at, kind, company.name AS company, subject, changes, client_address AS address
      FROM audit_event JOIN company ON company.id = company_id WHERE person_id = $1`,
  },
];
