/** Where the planner's screens are (scheduling.md §2). */
export const paths = {
  dashboard: '/admin/planner',
  scheduler: '/admin/planner/shift-scheduler',
  shifts: '/admin/planner/shifts',
  newShift: '/admin/planner/shifts/new',
  editShift: '/admin/planner/shifts/edit/:id',
  shift: '/admin/planner/shifts/:id',
  coverage: '/admin/planner/coverage',
  fill: '/admin/planner/coverage/fill',
  openShifts: '/admin/planner/open-shifts',
  offers: '/admin/planner/offers',
  messages: '/admin/planner/messages',
  timeOff: '/admin/planner/time-off',
  timeOffTypes: '/admin/planner/time-off/types',
  posts: '/admin/planner/posts',
  newPost: '/admin/planner/posts/new',
  post: '/admin/planner/posts/:id',
  rotations: '/admin/planner/rotations',
  newRotation: '/admin/planner/rotations/new',
  rotation: '/admin/planner/rotations/:id',
  clients: '/admin/planner/clients',
  newClient: '/admin/planner/clients/new',
  client: '/admin/planner/clients/:id',
  editClient: '/admin/planner/clients/edit/:id',
  employees: '/admin/planner/employees',
  inviteEmployee: '/admin/planner/employees/invite',
  newEmployee: '/admin/planner/employees/new',
  employee: '/admin/planner/employees/:id',
  editEmployee: '/admin/planner/employees/:id/edit',
  qualifications: '/admin/planner/qualifications',
  licenses: '/admin/planner/licenses',
  import: '/admin/planner/import/:kind',
  timesheets: '/admin/planner/timesheets',
  payroll: '/admin/planner/payroll',
  payrollPeriod: '/admin/planner/payroll/:id',
  settings: '/admin/planner/settings',
  activity: '/admin/planner/activity',
  users: '/admin/planner/users',
  accountActivity: '/admin/planner/account-activity',
  adminInvite: '/admin/planner/admin-invite',
  /** Of a new business administrator, by link. */
  adminRegister: '/admin/register/:token',
  /** Of an invited employee, by link; an address without its token is told so. */
  employeeRegister: '/planner/register/:token?',
  /** Of the shell: one's own account. */
  account: '/dashboard',
  /** Of another remote. */
  portal: '/planner/employee-portal',
} as const;

/** readings.md: both styles of address lead to the form; links use the one above. */
export const editAddresses = {
  client: [paths.editClient, '/admin/planner/clients/:id/edit'],
  employee: [paths.editEmployee, '/admin/planner/employees/edit/:id'],
} as const;

/** Address of one client, employee and so on: `pathOf(paths.client, client.id)`. */
export const pathOf = (pattern: string, id: string | number): string => pattern.replace(':id', String(id));
