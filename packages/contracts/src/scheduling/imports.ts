import { z } from 'zod';
import { companyOfNew } from './fields.ts';
import { importedDetails } from './shifts.ts';

/** What a CSV file can bring. */
export const importKinds = ['clients', 'employees', 'posts', 'rotations', 'shifts'] as const;

/** What a file may have at most. */
export const importLimits = { bytes: 2 * 2 ** 20, rows: 5_000, columns: 100 } as const;

/** Fields of each kind, by the names of the contract, and those that no row can do without. */
export const importFields = {
  clients: {
    fields: [
      'name',
      'contact_name',
      'email',
      'phone',
      'address',
      'city',
      'state',
      'zip_code',
      'time_zone',
      'status',
      'locations',
      'notes',
    ],
    required: ['name'],
  },
  employees: {
    fields: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'address',
      'city',
      'state',
      'zip_code',
      'hourly_rate',
      'status',
      'qualifications',
      'start_date',
      'emergency_contact_name',
      'emergency_contact_phone',
      'notes',
    ],
    required: ['first_name', 'last_name', 'email', 'hourly_rate'],
  },
  posts: {
    fields: [
      'name',
      'client_name',
      'location_name',
      'head_count',
      'priority',
      'start_date',
      'end_date',
      'pay_rate',
      'bill_rate',
      'required_qualifications',
      'preferred_qualifications',
    ],
    required: ['name', 'client_name'],
  },
  rotations: {
    fields: [
      'name',
      'pattern',
      'watches',
      'start_date',
      'last_day',
      'team',
      'days_ahead',
      'employee_name',
      'client_name',
      'location_name',
      'post_name',
      'joins',
      'leaves',
    ],
    required: ['name', 'pattern', 'watches', 'start_date', 'team', 'employee_name', 'client_name', 'post_name'],
  },
  shifts: {
    fields: [
      'client_name',
      'location_name',
      'employee_name',
      'start_time',
      'end_time',
      'time_zone',
      'status',
      ...importedDetails.keyof().options,
    ],
    required: ['client_name', 'employee_name', 'start_time', 'end_time'],
  },
} as const satisfies Record<(typeof importKinds)[number], { fields: readonly string[]; required: readonly string[] }>;

export const importKind = z.enum(importKinds);

/** What comes beside a file that is imported. */
export const importInput = z.object({
  kind: importKind,
  company: companyOfNew,
  confirm: z.boolean().optional().describe('Writes what is new; otherwise nothing is written.'),
  invite: z.boolean().optional().describe('Of employees: who is new is also invited, by e-mail.'),
  columns: z
    .array(z.string().max(64))
    .max(importLimits.columns)
    .optional()
    .describe('The field of each column, empty for none. Default: by the headings.'),
});

export const importState = z
  .enum(['new', 'there', 'bad'])
  .describe('NEW: it is made, or would be. THERE: it exists already. BAD: see its problems.');

export const importSeverity = z.enum(['warning', 'refusal']);

export const faultParameter = z.object({ name: z.string(), value: z.string() });

export const importProblem = z.object({
  field: z.string().nullable(),
  heading: z.string().nullable().describe("The file's own name of the column."),
  severity: importSeverity,
  code: z.string(),
  params: z.array(faultParameter),
  message: z.string().describe('In English; the code and its parameters say the same.'),
});

export const importedRow = z.object({
  row: z.int().describe('As spreadsheets count: the headings are row 1.'),
  name: z.string().describe('What the row is about.'),
  detail: z.string(),
  state: importState,
  problems: z.array(importProblem),
});

export const importColumn = z.object({ heading: z.string(), field: z.string().nullable() });

export const importCounts = z.object({
  new: z.int(),
  there: z.int(),
  bad: z.int(),
  warned: z.int().describe('Of the new ones, those with a warning.'),
});

export const importReport = z
  .object({
    saved: z.boolean().describe('False for a preview, and where a row is bad: then nothing is written.'),
    encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']),
    delimiter: z.enum([',', ';', '\t']),
    columns: z.array(importColumn),
    missing: z.array(z.string()).describe('Required fields that no column has; no row is judged then.'),
    counts: importCounts,
    invited: z.int().describe('So many invitations are on their way.'),
    rows: z.array(importedRow),
  })
  .describe('What a CSV file brings, row by row.');

export type ImportKind = (typeof importKinds)[number];
export type ImportInput = z.infer<typeof importInput>;
export type ImportReport = z.infer<typeof importReport>;
export type ImportedRow = z.infer<typeof importedRow>;
export type ImportProblem = z.infer<typeof importProblem>;
export type ImportState = z.infer<typeof importState>;
