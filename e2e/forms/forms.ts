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

/** Another session's change of one field: how, and what it is called there. */
const by = (path: string, name: string): Pick<FormOfProduct, 'theirs'> => ({
  theirs: ({ ids, send }, value) => send('PATCH', filled(path, ids), { [name]: value }),
});

/** Puts what there is in the place of each `:name`. */
const filled = (path: string, ids: World['ids']): string => path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name]!);

type Row = readonly [at: string, field: string, rest?: Omit<Partial<FormOfProduct>, 'file' | 'as' | 'at' | 'field'>];

/** Those of one role below one path, by their files in one folder. */
const formsOf = (as: Role, folder: string, below: string, files: Record<string, readonly Row[]>): FormOfProduct[] =>
  Object.entries(files).flatMap(([file, rows]) =>
    rows.map(([at, field, rest]) => ({
      file: folder + file,
      as,
      at: (ids) => filled(below + at, ids),
      field,
      ...rest,
    })),
  );

const planner = '/admin/planner/';
const week = 'shift-scheduler?date=2027-03-10';
const message = { own: 'it writes a message; what others write stands beside it' };
const alone = { own: 'it makes something new, whatever else its screen does' };
const undoes = { own: 'it makes something new; Undo takes back what it has just made' };

/** Every form that keeps what is typed. */
export const forms: readonly FormOfProduct[] = [
  ...formsOf('manager', 'mfe-scheduling/src/', planner, {
    'clients/use-client-form.ts': [
      ['clients/new', 'name'],
      ['clients/:client/edit', 'contactName', by('/planner/clients/:client/', 'contact_name')],
    ],
    'people/employees/use-employee-form.ts': [
      ['employees/new', 'firstName'],
      ['employees/:employee/edit', 'city', by('/planner/employees/:employee/', 'city')],
    ],
    'people/employees/invite.tsx': [['employees/invite', 'firstName', alone]],
    'shifts/shift-form.tsx': [
      ['shifts/new', 'title'],
      ['shifts/edit/:shift', 'title', by('/planner/shifts/:shift/', 'title')],
    ],
    'planner/grid/shift-dialog.tsx': [
      [`${week}&open=shift-:gridShift`, 'title', by('/planner/shifts/:gridShift/', 'title')],
      [`${week}&open=new-2027-03-12-:employee`, 'title'],
    ],
    'planner/posts/post-editor.tsx': [
      ['posts/new', 'name'],
      ['posts/:post', 'name', by('/planner/posts/:post/', 'name')],
    ],
    'planner/posts/demand-form.tsx': [
      [
        'posts/:asking',
        'reason',
        {
          theirs: ({ ids, send }, reason) =>
            send('PUT', `/planner/posts/${ids['asking']}/demand/`, {
              periods: [],
              exceptions: [{ date: '2027-04-01', reason, stretches: [] }],
            }),
        },
      ],
    ],
    'planner/rotations/rotation-form.tsx': [
      ['rotations/new', 'name'],
      [
        'rotations/:rotation',
        'name',
        {
          theirs: ({ ids, send }, name) => send('PUT', `/planner/rotations/${ids['rotation']}/`, { ...turning, name }),
        },
      ],
    ],
    'planner/open-shifts/offer-modal.tsx': [['open-shifts?open=new', 'notes', undoes]],
    'planner/threads/broadcast-modal.tsx': [['messages?open=new', 'text']],
    'planner/threads/thread-panel.tsx': [['shifts/:shift', 'text', message]],
    'planner/weeks/templates-dialog.tsx': [
      [`${week}&open=template-:template`, 'name', by('/planner/week-templates/:template/', 'name')],
    ],
    'shifts/attendance/correct-button.tsx': [
      [
        'shifts/:worked?open=times-:worked',
        'checkedOutAt',
        {
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
      ],
    ],
    'pay/payroll/payroll.tsx': [['payroll?open=period', 'name', alone]],
    'people/licenses/employee-licenses.tsx': [
      ['employees/:employee?open=new', 'issuer'],
      ['employees/:employee?open=:license', 'issuer', by('/planner/licenses/:license/', 'issuer')],
    ],
    'people/time-off/type-modal.tsx': [
      ['time-off/types?open=new', 'name'],
      ['time-off/types?open=:timeOffType', 'name', by('/planner/time-off/types/:timeOffType/', 'name')],
    ],
    'people/time-off/enter-modal.tsx': [
      ['employees/:employee?open=off', 'reason', { needs: { fromDay: '2031-11-24' }, ...undoes }],
    ],
    'people/time-off/employee-time-off.tsx': [
      ['employees/:employee?open=entry-:timeOffType', 'reason', { needs: { amount: '2' }, ...alone }],
    ],
    'people/unavailability/employee-unavailability.tsx': [
      ['employees/:employee?open=days', 'reason', { needs: { fromDay: '2031-12-24' }, ...alone }],
    ],
    'people/qualifications/qualifications.tsx': [
      ['qualifications?open=:qualification', 'name', by('/planner/qualifications/:qualification/', 'name')],
    ],
    'company/settings/settings-form.tsx': [
      [
        'settings',
        'check_in_hours',
        {
          typed: '7',
          value: '9',
          theirs: ({ ids, send }, hours) =>
            send('PATCH', `/planner/companies/${ids['company']}/`, { check_in_hours: Number(hours) }),
        },
      ],
    ],
  }),
  ...formsOf('staff', 'mfe-scheduling/src/people/users/', planner, {
    'use-user-form.ts': [
      ['users?open=create', 'username'],
      ['users?search=:mark&open=edit-:user', 'firstName', by('/planner/users/:user/', 'first_name')],
    ],
  }),
  ...formsOf('staff', 'mfe-admin-content/src/', '/admin/', {
    'editing/translation-form.tsx': [
      [
        'projects?edit=:project&in=es',
        'description',
        {
          theirs: ({ ids, send }, text) =>
            send('PATCH', `/projects/${ids['project']}/translations/es/`, { texts: [{ name: 'description', text }] }),
        },
      ],
    ],
    'projects/project-form.tsx': [['projects?edit=:project', 'description', by('/projects/:project/', 'description')]],
    'demos/demo-form.tsx': [
      ['mobile-demos?edit=new', 'title'],
      ['mobile-demos?edit=:demo', 'description', by('/mobile-demos/:demo/', 'description')],
    ],
    'pages/page-form.tsx': [['pages?edit=:page', 'description', by('/pages/:page/', 'description')]],
    'blog/post-form.tsx': [['blog?edit=:post', 'content', by('/blog/posts/:post/', 'content')]],
    'sections/section-form.tsx': [
      [
        'pages/sections/:page?open=section-:section',
        'subtitle',
        {
          theirs: ({ ids, send }, subtitle) =>
            send('POST', `/pages/${ids['page']}/update_section/`, { section_id: Number(ids['section']), subtitle }),
        },
      ],
      ['pages/sections/:page?open=new-0', 'title'],
    ],
    'owner/owner-form.tsx': [['owner', 'headline', by('/site/owner/', 'headline')]],
  }),
  ...formsOf('employee', 'mfe-portal/src/', '/planner/employee-portal/', {
    'profile/profile.tsx': [['profile', 'city', by('/planner/employees/me/', 'city')]],
    'availability/availability.tsx': [
      [
        'availability',
        'rules.0.startTime',
        {
          typed: '10:15',
          value: '11:45',
          theirs: ({ send }, start_time) =>
            send('POST', '/planner/employees/me/availability/', {
              availability_rules: [{ day_of_week: 'monday', start_time, end_time: '17:00', is_available: true }],
            }),
        },
      ],
    ],
    'availability/days-off.tsx': [
      [
        'availability?open=days-off',
        'reason',
        {
          needs: { fromDay: '2031-12-24' },
          own: 'it adds days of one’s own; Undo takes back what it has just added',
        },
      ],
    ],
    'time-off/ask-form.tsx': [
      [
        'time-off',
        'reason',
        {
          needs: { fromDay: '2031-11-24' },
          own: 'it asks for days of one’s own; what is withdrawn beside it is another request',
          waits: true,
        },
      ],
    ],
    'messages/conversation.tsx': [['messages/about?shift=:shift', 'text', { waits: true, ...message }]],
  }),
  ...formsOf('employee', 'shell/src/screens/dashboard/', '/dashboard?open=', {
    'dashboard.tsx': [['email', 'email', { own: 'it begins empty, and asks for a link to the new address' }]],
    'passkeys.tsx': [['passkey-new', 'name', { own: 'nobody else sees or names it' }]],
  }),
  ...formsOf('visitor', '', '', {
    'mfe-public/src/contact/contact-form.tsx': [['/contact', 'message']],
    'shell/src/screens/reset-password/reset-request.tsx': [['/reset-password', 'email']],
    'mfe-scheduling/src/people/registration/admin-register.tsx': [[':register', 'companyName']],
    'mfe-scheduling/src/people/registration/employee-register.tsx': [[':invited', 'phone']],
  }),
];

/** Those that say `draft: false`: secrets and choices alone. */
export const keepNothing: readonly string[] = [
  'mfe-portal/src/settings/settings.tsx',
  'mfe-scheduling/src/shared/views/views.tsx',
  'shell/src/password-question/password-dialog.tsx',
  'shell/src/screens/dashboard/personal-data.tsx',
  'shell/src/screens/dashboard/second-factor.tsx',
  'shell/src/screens/login/login.tsx',
  'shell/src/screens/reset-password/reset-confirm.tsx',
];

/** Hooks that others make forms of. */
export const shared: readonly string[] = [
  'mfe-admin-content/src/forms/use-item-form.tsx',
  'mfe-scheduling/src/shifts/use-shift-form.ts',
];
