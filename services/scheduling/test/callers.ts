import { randomUUID } from 'node:crypto';
import { actors, eventually, type Persona } from '@portfolio/testkit';
import type { TestPayroll } from './payroll.ts';
import { somebody } from './scheduling.ts';

const names = [
  'a visitor',
  'a signed-in user',
  'staff',
  'guard',
  'owner',
  'stranger',
  'superuser',
  'a dismissed guard',
  'a former administrator',
  'who was signed out or demoted',
  'a superuser who signed in a while ago',
] as const;

export type Who = (typeof names)[number];

/** Whom each kind of call refuses, and how (scheduling.md §6); the others may. */
export const refusals: Record<string, Partial<Record<Who, 401 | 403 | 404>>> = {
  open: {},
  'signed-in': { 'a visitor': 401, 'who was signed out or demoted': 401 },
  'company-admin': {
    'a visitor': 401,
    'a signed-in user': 403,
    staff: 403,
    guard: 403,
    'a dismissed guard': 403,
    'a former administrator': 403,
    'who was signed out or demoted': 401,
  },
  employee: {
    'a visitor': 401,
    'a signed-in user': 404,
    staff: 404,
    owner: 404,
    stranger: 404,
    superuser: 404,
    'a dismissed guard': 404,
    'a former administrator': 404,
    'who was signed out or demoted': 401,
  },
  superuser: {
    'a visitor': 401,
    'a signed-in user': 403,
    staff: 403,
    guard: 403,
    owner: 403,
    stranger: 403,
    'who was signed out or demoted': 401,
  },
};

refusals['superuser-password'] = { ...refusals['superuser'], 'a superuser who signed in a while ago': 403 };

/** Who may, and has what the rows are about. */
export const able: Record<string, Who> = {
  open: 'a visitor',
  'signed-in': 'guard',
  'company-admin': 'owner',
  employee: 'guard',
  superuser: 'superuser',
  'superuser-password': 'superuser',
};

/** Who asks; a visitor is undefined. The last three did ask before they lost what they were, with the token they still have. */
export async function callers(payroll: TestPayroll) {
  const { company, make, database } = payroll;
  const dismissed = somebody();
  const former = somebody();
  await make.employee(company, { user_id: dismissed.userId });
  await make.administrator(company, former);
  const asked = [
    await payroll.as(dismissed).get('/planner/employees/me/'),
    await payroll.as(former).get('/planner/clients/'),
  ];
  // Whatever takes a right of an account ends its sessions.
  const ended = { ...actors.superuser, sessionId: randomUUID() };
  asked.push(await payroll.as(ended).get('/planner/clients/'));
  if (asked.some(({ status }) => status !== 200)) throw new Error('All may ask at first.');
  await database.query('UPDATE employee SET user_id = NULL WHERE user_id = $1', [dismissed.userId]);
  await database.query('DELETE FROM company_admin WHERE user_id = $1', [former.userId]);
  payroll.auth.ended.push(ended.sessionId);
  const isTold = async () => (await payroll.as(ended).get('/planner/clients/')).status === 401;
  await eventually('the service learns of the ended session', isTold);
  const earlier = { ...actors.superuser, sessionId: randomUUID() };
  payroll.auth.stale.push(earlier.sessionId);
  const people: Record<Who, Persona | undefined> = {
    'a visitor': undefined,
    'a signed-in user': somebody(),
    staff: actors.staff,
    superuser: actors.superuser,
    guard: payroll.guard,
    owner: payroll.owner,
    stranger: payroll.stranger,
    'a dismissed guard': dismissed,
    'a former administrator': former,
    'who was signed out or demoted': ended,
    'a superuser who signed in a while ago': earlier,
  };
  return people;
}

/** What lets people in as somebody, or gives them rights. */
export const rightsGiven = ({ database }: TestPayroll) =>
  database.query<unknown[]>(`
    SELECT 'administrator' AS what, id, user_id AS who FROM company_admin
    UNION ALL SELECT 'link', id, created_by FROM admin_registration_link
    UNION ALL SELECT 'employee', id, user_id FROM employee WHERE user_id IS NOT NULL
    UNION ALL SELECT 'asks for two steps', id, require_second_factor::integer FROM company
    ORDER BY 1, 2`);
