import { loggedPath } from './access-log.ts';

test.each([
  ['/planner/shifts/7/', '/planner/shifts/7/'],
  ['/oauth-callback?access_token=secret', '/oauth-callback'],
  ['/planner/employee/register/Zm9vYmFy/', '/planner/employee/register/…/'],
  ['/api/planner/admin/validate-token/Zm9vYmFy', '/api/planner/admin/validate-token/…'],
  ['/api/planner/calendar/Zm9vYmFy.ics', '/api/planner/calendar/…'],
  ['/admin/register/Zm9vYmFy', '/admin/register/…'],
  ['/planner/employee/REGISTER/Zm9vYmFy/', '/planner/employee/REGISTER/…/'],
  ['/planner/employee/register//Zm9vYmFy/', '/planner/employee/register/…/'],
  ['/reset-password/Nw/Zm9vYmFy', '/reset-password/Nw/…'],
  ['/confirm-email/Zm9vYmFy', '/confirm-email/…'],
  ['/planner/employee/validate%2Dtoken/Zm9vYmFy/', '/planner/employee/validate-token/…/'],
  ['/reset-password%2FNw%2fZm9vYmFy', '/reset-password/Nw/…'],
  ['/projects/caf%C3%A9%0A/', '/projects/caf%C3%A9%0A/'],
  ['/projects/%zz%2', '/projects/%zz%2'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
