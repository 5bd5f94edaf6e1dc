import { turning, type Role, type World } from './world.ts';

/** A form of the product, as it is opened by its address. */
export interface FormOfProduct {
  /** Where the source makes it; several may be made in one place. */
  file: string;
  as: Role;
  at: (ids: World['ids']) => string;
  /** The control that is typed into, by its `name`. */
  field: string;
  /** Which it is, where it has none. */
  control?: string;
  typed?: string;
  /** Other fields without which it is not sent, by their names. */
  needs?: Readonly<Record<string, string>>;
  /** How another session saves the same field, where a form changes what others may change. */
  theirs?: (world: World, value: string) => Promise<unknown>;
  value?: string;
  /** Without a connection it is saved on the device, and sent later. */
  waits?: true;
  /** Why nobody else can save the same, where it does more than make something new. */
  own?: string;
}

const planner = '/admin/planner';
const portal = '/planner/employee-portal';

/** Every form that keeps what is typed. */
export const forms: readonly FormOfProduct[] = [
  // The planner
  {
    file: 'mfe-scheduling/src/clients/use-client-form.ts',
    as: 'manager',
    at: () => `${planner}/clients/new`,
    field: 'name',
  },
  {
    file: 'mfe-scheduling/src/clients/use-client-form.ts',
    as: 'manager',
    at: ({ client }) => `${planner}/clients/${client}/edit`,
    field: 'contactName',
    theirs: ({ ids, send }, contact_name) => send('PATCH', `/planner/clients/${ids['client']}/`, { contact_name }),
  },
  {
    file: 'mfe-scheduling/src/people/employees/use-employee-form.ts',
    as: 'manager',
    at: () => `${planner}/employees/new`,
    field: 'firstName',
  },
  {
    file: 'mfe-scheduling/src/people/employees/use-employee-form.ts',
    as: 'manager',
    at: ({ employee }) => `${planner}/employees/${employee}/edit`,
    field: 'city',
    theirs: ({ ids, send }, city) => send('PATCH', `/planner/employees/${ids['employee']}/`, { city }),
  },
  {
    file: 'mfe-scheduling/src/people/employees/invite-form.tsx',
    as: 'manager',
    at: () => `${planner}/employees/invite`,
    field: 'firstName',
  },
  {
    file: 'mfe-scheduling/src/shifts/shift-form.tsx',
    as: 'manager',
    at: () => `${planner}/shifts/new`,
    field: 'title',
  },
  {
    file: 'mfe-scheduling/src/shifts/shift-form.tsx',
    as: 'manager',
    at: ({ shift }) => `${planner}/shifts/edit/${shift}`,
    field: 'title',
    theirs: ({ ids, send }, title) => send('PATCH', `/planner/shifts/${ids['shift']}/`, { title }),
  },
  {
    file: 'mfe-scheduling/src/planner/grid/shift-dialog.tsx',
    as: 'manager',
    at: ({ gridShift }) => `${planner}/shift-scheduler?date=2027-03-10&open=shift-${gridShift}`,
    field: 'title',
    theirs: ({ ids, send }, title) => send('PATCH', `/planner/shifts/${ids['gridShift']}/`, { title }),
  },
  {
    file: 'mfe-scheduling/src/planner/grid/shift-dialog.tsx',
    as: 'manager',
    at: ({ employee }) => `${planner}/shift-scheduler?date=2027-03-10&open=new-2027-03-12-${employee}`,
    field: 'title',
  },
  {
    file: 'mfe-scheduling/src/planner/posts/post-form.tsx',
    as: 'manager',
    at: () => `${planner}/posts/new`,
    field: 'name',
  },
  {
    file: 'mfe-scheduling/src/planner/posts/post-form.tsx',
    as: 'manager',
    at: ({ post }) => `${planner}/posts/${post}`,
    field: 'name',
    theirs: ({ ids, send }, name) => send('PATCH', `/planner/posts/${ids['post']}/`, { name }),
  },
  {
    file: 'mfe-scheduling/src/planner/posts/demand-form.tsx',
    as: 'manager',
    at: ({ asking }) => `${planner}/posts/${asking}`,
    field: 'reason',
    theirs: ({ ids, send }, reason) =>
      send('PUT', `/planner/posts/${ids['asking']}/demand/`, {
        periods: [],
        exceptions: [{ date: '2027-04-01', reason, stretches: [] }],
      }),
  },
  {
    file: 'mfe-scheduling/src/planner/rotations/rotation-form.tsx',
    as: 'manager',
    at: () => `${planner}/rotations/new`,
    field: 'name',
  },
  {
    file: 'mfe-scheduling/src/planner/rotations/rotation-form.tsx',
    as: 'manager',
    at: ({ rotation }) => `${planner}/rotations/${rotation}`,
    field: 'name',
    theirs: ({ ids, send }, name) => send('PUT', `/planner/rotations/${ids['rotation']}/`, { ...turning, name }),
  },
  {
    file: 'mfe-scheduling/src/planner/open-shifts/offer-modal.tsx',
    as: 'manager',
    at: () => `${planner}/open-shifts?open=new`,
    field: 'notes',
    own: 'it makes something new; Undo takes back what it has just made',
  },
  {
    file: 'mfe-scheduling/src/planner/weeks/template-name.tsx',
    as: 'manager',
    at: ({ template }) => `${planner}/shift-scheduler?date=2027-03-10&open=template-${template}`,
    field: 'name',
    theirs: ({ ids, send }, name) => send('PATCH', `/planner/week-templates/${ids['template']}/`, { name }),
  },
  {
    file: 'mfe-scheduling/src/shifts/attendance/correct-modal.tsx',
    as: 'manager',
    at: ({ worked }) => `${planner}/shifts/${worked}?open=times-${worked}`,
    field: 'checkedOutAt',
    control: '[name="checkedOutAt"] + input',
    typed: '16:00',
    needs: { reason: 'Left early' },
    value: '15:00',
    theirs: ({ ids, send }, time) =>
      send('POST', `/planner/shifts/${ids['worked']}/corrections/`, {
        checked_in_at: '2026-03-10T09:00:00Z',
        checked_out_at: `2026-03-10T${time}:00Z`,
        reason: 'Said so',
      }),
  },
  {
    file: 'mfe-scheduling/src/pay/payroll/period-modal.tsx',
    as: 'manager',
    at: () => `${planner}/payroll?open=period`,
    field: 'name',
  },
  {
    file: 'mfe-scheduling/src/people/licenses/license-modal.tsx',
    as: 'manager',
    at: ({ employee }) => `${planner}/employees/${employee}?open=new`,
    field: 'issuer',
  },
  {
    file: 'mfe-scheduling/src/people/licenses/license-modal.tsx',
    as: 'manager',
    at: ({ employee, license }) => `${planner}/employees/${employee}?open=${license}`,
    field: 'issuer',
    theirs: ({ ids, send }, issuer) => send('PATCH', `/planner/licenses/${ids['license']}/`, { issuer }),
  },
  {
    file: 'mfe-scheduling/src/people/time-off/type-modal.tsx',
    as: 'manager',
    at: () => `${planner}/time-off/types?open=new`,
    field: 'name',
  },
  {
    file: 'mfe-scheduling/src/people/time-off/type-modal.tsx',
    as: 'manager',
    at: ({ timeOffType }) => `${planner}/time-off/types?open=${timeOffType}`,
    field: 'name',
    theirs: ({ ids, send }, name) => send('PATCH', `/planner/time-off/types/${ids['timeOffType']}/`, { name }),
  },
  {
    file: 'mfe-scheduling/src/people/time-off/enter-modal.tsx',
    as: 'manager',
    at: ({ employee }) => `${planner}/employees/${employee}?open=off`,
    field: 'reason',
    needs: { fromDay: '2031-11-24' },
    own: 'it makes something new; Undo takes back what it has just made',
  },
  {
    file: 'mfe-scheduling/src/people/time-off/entry-modal.tsx',
    as: 'manager',
    at: ({ employee, timeOffType }) => `${planner}/employees/${employee}?open=entry-${timeOffType}`,
    field: 'reason',
    needs: { amount: '2' },
  },
  {
    file: 'mfe-scheduling/src/people/unavailability/unavailability-modal.tsx',
    as: 'manager',
    at: ({ employee }) => `${planner}/employees/${employee}?open=days`,
    field: 'reason',
    needs: { fromDay: '2031-12-24' },
  },
  {
    file: 'mfe-scheduling/src/people/qualifications/qualification-modal.tsx',
    as: 'manager',
    at: ({ qualification }) => `${planner}/qualifications?open=${qualification}`,
    field: 'name',
    theirs: ({ ids, send }, name) => send('PATCH', `/planner/qualifications/${ids['qualification']}/`, { name }),
  },
  {
    file: 'mfe-scheduling/src/company/settings/settings-form.tsx',
    as: 'manager',
    at: () => `${planner}/settings`,
    field: 'check_in_hours',
    typed: '7',
    value: '9',
    theirs: ({ ids, send }, hours) =>
      send('PATCH', `/planner/companies/${ids['company']}/`, { check_in_hours: Number(hours) }),
  },
  // Content and accounts
  {
    file: 'mfe-scheduling/src/people/users/use-user-form.ts',
    as: 'staff',
    at: () => `${planner}/users?open=create`,
    field: 'username',
  },
  {
    file: 'mfe-scheduling/src/people/users/use-user-form.ts',
    as: 'staff',
    at: ({ mark, user }) => `${planner}/users?search=${mark}&open=edit-${user}`,
    field: 'firstName',
    theirs: ({ ids, send }, first_name) => send('PATCH', `/planner/users/${ids['user']}/`, { first_name }),
  },
  {
    file: 'mfe-admin-content/src/editing/translation-form.tsx',
    as: 'staff',
    at: ({ project }) => `/admin/projects?edit=${project}&in=es`,
    field: 'description',
    theirs: ({ ids, send }, text) =>
      send('PATCH', `/projects/${ids['project']}/translations/es/`, { texts: [{ name: 'description', text }] }),
  },
  {
    file: 'mfe-admin-content/src/projects/project-form.tsx',
    as: 'staff',
    at: ({ project }) => `/admin/projects?edit=${project}`,
    field: 'description',
    theirs: ({ ids, send }, description) => send('PATCH', `/projects/${ids['project']}/`, { description }),
  },
  {
    file: 'mfe-admin-content/src/demos/demo-form.tsx',
    as: 'staff',
    at: () => '/admin/mobile-demos?edit=new',
    field: 'title',
  },
  {
    file: 'mfe-admin-content/src/demos/demo-form.tsx',
    as: 'staff',
    at: ({ demo }) => `/admin/mobile-demos?edit=${demo}`,
    field: 'description',
    theirs: ({ ids, send }, description) => send('PATCH', `/mobile-demos/${ids['demo']}/`, { description }),
  },
  {
    file: 'mfe-admin-content/src/pages/page-form.tsx',
    as: 'staff',
    at: ({ page }) => `/admin/pages?edit=${page}`,
    field: 'description',
    theirs: ({ ids, send }, description) => send('PATCH', `/pages/${ids['page']}/`, { description }),
  },
  {
    file: 'mfe-admin-content/src/blog/post-form.tsx',
    as: 'staff',
    at: ({ post }) => `/admin/blog?edit=${post}`,
    field: 'content',
    theirs: ({ ids, send }, content) => send('PATCH', `/blog/posts/${ids['post']}/`, { content }),
  },
  {
    file: 'mfe-admin-content/src/sections/section-form.tsx',
    as: 'staff',
    at: ({ page, section }) => `/admin/pages/sections/${page}?open=section-${section}`,
    field: 'subtitle',
    theirs: ({ ids, send }, subtitle) =>
      send('POST', `/pages/${ids['page']}/update_section/`, { section_id: Number(ids['section']), subtitle }),
  },
  {
    file: 'mfe-admin-content/src/sections/section-form.tsx',
    as: 'staff',
    at: ({ page }) => `/admin/pages/sections/${page}?open=new-0`,
    field: 'title',
  },
  {
    file: 'mfe-admin-content/src/owner/owner-form.tsx',
    as: 'staff',
    at: () => '/admin/owner',
    field: 'headline',
    theirs: ({ send }, headline) => send('PATCH', '/site/owner/', { headline }),
  },
  // An employee
  {
    file: 'mfe-portal/src/profile/profile-form.tsx',
    as: 'employee',
    at: () => `${portal}/profile`,
    field: 'city',
    theirs: ({ send }, city) => send('PATCH', '/planner/employees/me/', { city }),
  },
  {
    file: 'mfe-portal/src/availability/availability-form.tsx',
    as: 'employee',
    at: () => `${portal}/availability`,
    field: 'rules.0.startTime',
    typed: '10:15',
    value: '11:45',
    theirs: ({ send }, start_time) =>
      send('POST', '/planner/employees/me/availability/', {
        availability_rules: [{ day_of_week: 'monday', start_time, end_time: '17:00', is_available: true }],
      }),
  },
  {
    file: 'mfe-portal/src/availability/days-off-dialog.tsx',
    as: 'employee',
    at: () => `${portal}/availability?open=days-off`,
    field: 'reason',
    needs: { fromDay: '2031-12-24' },
    own: 'it adds days of one’s own; Undo takes back what it has just added',
  },
  {
    file: 'mfe-portal/src/time-off/ask-form.tsx',
    as: 'employee',
    at: () => `${portal}/time-off`,
    field: 'reason',
    needs: { fromDay: '2031-11-24' },
    own: 'it asks for days of one’s own; what is withdrawn beside it is another request',
    waits: true,
  },
  {
    file: 'shell/src/screens/dashboard/email-dialog.tsx',
    as: 'employee',
    at: () => '/dashboard?open=email',
    field: 'email',
    own: 'it begins empty, and asks for a link to the new address',
  },
  {
    file: 'shell/src/screens/dashboard/passkey-dialogs.tsx',
    as: 'employee',
    at: () => '/dashboard?open=passkey-new',
    field: 'name',
    own: 'nobody else sees or names it',
  },
  // Anybody
  { file: 'mfe-public/src/contact/contact-form.tsx', as: 'visitor', at: () => '/contact', field: 'message' },
  {
    file: 'shell/src/screens/reset-password/reset-request.tsx',
    as: 'visitor',
    at: () => '/reset-password',
    field: 'email',
  },
  {
    file: 'mfe-scheduling/src/people/registration/admin-register-form.tsx',
    as: 'visitor',
    at: ({ register }) => register!,
    field: 'companyName',
  },
  {
    file: 'mfe-scheduling/src/people/registration/employee-register-form.tsx',
    as: 'visitor',
    at: ({ invited }) => invited!,
    field: 'phone',
  },
];

/** Those that say `draft: false`: secrets and choices alone. */
export const keepNothing: readonly string[] = [
  'mfe-portal/src/settings/settings-form.tsx',
  'mfe-scheduling/src/shared/views/views.tsx',
  'shell/src/password-question/password-dialog.tsx',
  'shell/src/screens/dashboard/erase-dialog.tsx',
  'shell/src/screens/dashboard/set-up-dialog.tsx',
  'shell/src/screens/login/login.tsx',
  'shell/src/screens/reset-password/reset-confirm.tsx',
];

/** Hooks that others make forms of. */
export const shared: readonly string[] = [
  'mfe-admin-content/src/forms/use-item-form.ts',
  'mfe-scheduling/src/shifts/use-shift-form.ts',
];
