/** Values that a sentence names, such as a limit. */
export type FaultParams = Readonly<Record<string, string | number>>;

/** One thing that is wrong with a field: a code and its parameters for programs, and the English sentence. */
export interface Fault {
  code: string;
  params: FaultParams;
  message: string;
}

/**
 * What can be wrong with a field: code → English sentence. The sentences without a note are those of Django REST Framework, letter
 * for letter: clients of the documented REST contract know them.
 */
export const sentences = {
  required: 'This field is required.',
  null: 'This field may not be null.',
  blank: 'This field may not be blank.',
  unique: 'This field must be unique.',
  invalid_number: 'A valid number is required.',
  invalid_integer: 'A valid integer is required.',
  invalid_boolean: 'Must be a valid boolean.',
  invalid_string: 'Not a valid string.',
  null_characters: 'Null characters are not allowed.',
  surrogate_characters: ({ code_point }: { code_point: string }) =>
    `Surrogate characters are not allowed: ${code_point}.`,
  invalid_email: 'Enter a valid email address.',
  invalid_url: 'Enter a valid URL.',
  invalid_slug: 'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.',
  invalid_format: 'This value does not match the required pattern.',
  invalid_choice: ({ value }: { value: string | number }) => `"${value}" is not a valid choice.`,
  does_not_exist: ({ value }: { value: string | number }) => `Invalid pk "${value}" - object does not exist.`,
  not_a_list: ({ type }: { type: string }) => `Expected a list of items but got type "${type}".`,
  not_a_dict: ({ type }: { type: string }) => `Invalid data. Expected a dictionary, but got ${type}.`,
  max_length: ({ max }: { max: number }) => `Ensure this field has no more than ${max} characters.`,
  min_length: ({ min }: { min: number }) => `Ensure this field has at least ${min} characters.`,
  max_items: ({ max }: { max: number }) => `Ensure this field has no more than ${max} elements.`,
  min_items: ({ min }: { min: number }) => `Ensure this field has at least ${min} elements.`,
  empty: 'This list may not be empty.',
  max_value: ({ max }: { max: number | string }) => `Ensure this value is less than or equal to ${max}.`,
  min_value: ({ min }: { min: number | string }) => `Ensure this value is greater than or equal to ${min}.`,
  max_digits: ({ max }: { max: number }) => `Ensure that there are no more than ${max} digits in total.`,
  max_decimal_places: ({ max }: { max: number }) => `Ensure that there are no more than ${max} decimal places.`,
  max_whole_digits: ({ max }: { max: number }) =>
    `Ensure that there are no more than ${max} digits before the decimal point.`,
  invalid_datetime:
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
  invalid_date: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  invalid_time: 'Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].',
  no_file: 'No file was submitted.',
  empty_file: 'The submitted file is empty.',

  // Django's own, of its password validators and forms.
  password_too_short: ({ min }: { min: number }) =>
    `This password is too short. It must contain at least ${min} characters.`,
  password_too_common: 'This password is too common.',
  password_too_similar: 'The password is too similar to the username.',
  password_names_site: 'The password is too similar to the name of the company or of this site.',
  password_incorrect: 'Your old password was entered incorrectly. Please enter it again.',
  // `file` is for screens, which name it.
  invalid_image: (() =>
    'Upload a valid image. The file you uploaded was either not an image or a corrupted image.') as (params: {
    file: string;
  }) => string,

  invalid_username: 'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',

  // Ours.
  missing_offset: 'Datetime lacks its offset from UTC. Add Z or an offset such as +02:00.',
  file_too_large: ({ limit }: { limit: string }) => `Request is too large. The limit is ${limit}.`,
  too_many_pixels: ({ max }: { max: number }) => `Ensure this image has no more than ${max} megapixels.`,
  invalid_apk: 'Upload a valid Android package (.apk).',
  invalid_ipa: 'Upload a valid iOS package (.ipa).',
  infected_file: ({ signature }: { signature: string }) =>
    `The virus scanner found something in this file: ${signature}.`,
  sections_differ: 'The order must name every section of this page exactly once.',
  featured_differ: 'The order must name every featured project exactly once.',
  own_account: 'You cannot deactivate your own account.',
  own_superuser: 'You cannot revoke your own superuser status.',
  own_staff: 'You cannot revoke your own staff status.',
  last_name_missing: 'Enter a first and a last name.',
  ends_before_start: 'End time must be after start time',
  rule_ends_before_start: 'End time must be after start time for all availability rules.',
  employee_exists: 'An employee with this email already exists.',
  employee_busy: 'This employee already has a shift at this time.',
  employee_has_shift: ({
    shift,
    id,
    start,
    end,
    zone,
  }: {
    shift: string;
    id: number;
    start: string;
    end: string;
    zone: string;
  }) => `This employee already has a shift at this time: ${shift}, ${start} to ${end} ${zone} (shift ${id}).`,
  employee_unavailable: ({ start, end, zone }: { start: string; end: string; zone: string }) =>
    `This employee is not available from ${start} to ${end} ${zone}.`,
  employee_time_off: ({ start, end, zone }: { start: string; end: string; zone: string }) =>
    `This employee is off from ${start} to ${end} ${zone}.`,
  employee_unqualified: ({ names }: { names: string }) => `This employee lacks a qualification: ${names}.`,
  employee_license: ({ names, day }: { names: string; day: string }) =>
    `This employee has no valid license on ${day}: ${names}. Give a reason to plan the shift anyway.`,
  employee_rests: ({ hours, min }: { hours: number; min: number }) =>
    `This employee would have ${hours} hours of rest between two shifts; at least ${min} are needed.`,
  employee_week: ({ hours, max, week }: { hours: number; max: number; week: string }) =>
    `This employee would work ${hours} hours in the week of ${week}; the limit is ${max}.`,
  employee_row: ({ days, max, first, last }: { days: number; max: number; first: string; last: string }) =>
    `This employee would work ${days} days in a row, from ${first} to ${last}; the limit is ${max}.`,
  employee_short_shift: ({ hours, min }: { hours: number; min: number }) =>
    `This shift would last ${hours} hours; at least ${min} are needed.`,
  employee_period: ({ hours, max, period }: { hours: number; max: number; period: string }) =>
    `This employee would work ${hours} hours in ${period}; the limit is ${max}.`,
  employee_average: ({ hours, max, first, last }: { hours: number; max: number; first: string; last: string }) =>
    `This employee would work ${hours} hours a week on average, from ${first} to ${last}; the limit is ${max}.`,
  employee_sundays: ({ days, min, month }: { days: number; min: number; month: string }) =>
    `This employee would have ${days} Sundays off in ${month}; at least ${min} are needed.`,
  inactive_client: 'This client is inactive. Activate the client to plan new shifts.',
  inactive_employee: 'This employee is inactive. Activate the employee to plan new shifts.',

  // Ours, of files that are imported.
  import_no_rows: 'The file has no rows below its headings.',
  import_too_many_rows: ({ max }: { max: number }) => `A file may have at most ${max} rows.`,
  import_too_many_columns: ({ max }: { max: number }) => `A file may have at most ${max} columns.`,
  import_unreadable: ({ row }: { row: number }) => `The file is not a readable CSV: see row ${row}.`,
  import_same_row: ({ row }: { row: number }) => `Same as row ${row}.`,
  import_overlaps_row: ({ row }: { row: number }) => `This employee already has the shift of row ${row} at this time.`,
  import_unknown_client: ({ value }: { value: string }) => `There is no client called "${value}".`,
  import_unknown_location: ({ value }: { value: string }) => `This client has no location called "${value}".`,
  import_unknown_post: ({ value }: { value: string }) => `There is no post called "${value}" at this site.`,
  import_differs: ({ row }: { row: number }) => `Row ${row} says otherwise.`,
  import_unknown_employee: ({ value }: { value: string }) => `There is no employee called "${value}".`,
  import_ambiguous: ({ value }: { value: string }) => `Several are called "${value}".`,
  import_ambiguous_employee: ({ value }: { value: string }) =>
    `Several employees are called "${value}". Write the email address instead.`,
  import_time: 'Write the day and time like 2026-03-02 09:00.',
  out_before_in: 'Check-out must not be before check-in.',
  time_to_come: 'This time is in the future.',
  attendance_too_long: ({ max }: { max: number }) => `Check-in and check-out may be at most ${max} hours apart.`,
  attendance_too_far: ({ max }: { max: number }) => `This is more than ${max} hours away from the shift.`,
  not_completed: 'Only completed shifts can be approved.',
  period_too_long: ({ max }: { max: number }) => `A period has at most ${max} days.`,
  paid_in_future: 'The payment date is in the future.',
  paid_before_period: ({ start }: { start: string }) =>
    `The payment date is before the period, which begins on ${start}.`,
  payment_pending: 'This employee has another pending payment in this period.',

  // Ours, of a call as a whole.
  idempotency_key_reused: 'This Idempotency-Key was sent before with something else.',
  registration_link_invalid: 'Invalid or expired registration token',
  invitation_link_invalid: 'Invalid or expired invitation token. Please contact your administrator.',
  registration_link_used: 'This registration link has already been used. Please log in.',
  invitation_link_used: 'This invitation has already been used. Please log in.',
  registered_otherwise:
    'An account with this name was created with another password. Enter that password, or choose another name.',
  superusers_only: 'Only superusers can generate these links',
  manages_superusers: 'Only superusers can manage superusers.',
  check_in_early: ({ time, zone }: { time: string; zone: string }) => `You can check in from ${time} (${zone}).`,
  word_early: 'You can say this from 24 hours before the shift.',
  word_over: 'This shift is over, or no longer planned.',
  check_in_late: 'This shift has ended, so you cannot check in.',
  check_out_late: ({ time, zone }: { time: string; zone: string }) =>
    `You could check out until ${time} (${zone}). Ask your administrator to correct the times.`,
  employee_inactive: 'Your profile is inactive. Please contact your administrator.',
  patreon_connected: 'This Patreon account is connected to another user.',
  patreon_only_way_in: 'Set an email address or a password before you disconnect Patreon.',
  check_in_in_progress: 'You cannot check in: this shift is in progress.',
  check_in_completed: 'You cannot check in: this shift is completed.',
  check_in_missed: 'You cannot check in: this shift is missed.',
  check_in_cancelled: 'You cannot check in: this shift is cancelled.',
  check_out_scheduled: 'You cannot check out: this shift is scheduled.',
  check_out_completed: 'You cannot check out: this shift is completed.',
  check_out_missed: 'You cannot check out: this shift is missed.',
  check_out_cancelled: 'You cannot check out: this shift is cancelled.',
  checked_in: 'You have already checked in for this shift.',
  not_checked_in: 'You have not checked in for this shift.',
  storage_full: 'There is not enough space for this at the moment. Please try again later.',
  password_needed: 'Please enter your password again: sign in once more, and repeat this within 5 minutes.',
  own_password_needed: 'This is your own account: send your current password along.',
  wrong_password: 'This password is wrong.',
  second_factor_needed: 'Enter the code from your authenticator app.',
  second_factor_required:
    'Your company asks its administrators to use two-step sign-in. Set it up for your account first.',
  second_factor_missing: 'This site asks you to use two-step sign-in. Set it up first.',
  second_factor_first: 'Set up two-step sign-in for your own account first.',
  second_factor_unused:
    'You signed in on this device before you set up two-step sign-in. Sign out, then sign in again with it.',
  second_factor_wrong: 'This code is wrong.',
  second_factor_expired: 'This code has just expired. Enter the one shown now.',
  second_factor_early:
    'This code is not valid yet: your device’s clock is fast. Let your device set its time automatically.',
  second_factor_present: 'You already have a second factor. Remove it first.',
  second_factor_without_password: 'Choose a password first.',
  passkey_needed: 'Confirm with a passkey, or enter a code.',
  passkey_wrong: 'This passkey is wrong.',
  passkey_expired: 'This took too long. Please try again.',
  passkey_known: 'You have already added this passkey.',
  passkeys_full: ({ max }: { max: number }) => `You already have ${max} passkeys. Remove one first.`,
  email_link_invalid: 'This link is invalid or has expired. Please ask for a new one.',
  username_differs: 'This is not the username of the account.',
  superuser_stays: 'A superuser’s account cannot be erased. Another superuser must remove that right first.',
  checked_out: 'You have already checked out of this shift.',
  has_account: 'This employee already has an account.',
  no_account: 'This employee has no account, so they cannot be asked.',
  employee_has_shifts: 'This employee has shifts. Delete them first, or deactivate the employee.',
  client_has_shifts: 'This client has shifts. Delete them first, or deactivate the client.',
  location_has_shifts: 'Shifts use this location, so it cannot be removed.',
  post_has_shifts: 'Shifts fill this post, so it cannot be deleted. Give it a last day instead.',
  plan_changed: 'The plan has changed since. Look at it again.',
  unpublished_changes: ({ count }: { count: number }) => `Publish or discard the unpublished changes first: ${count}.`,
  notice_too_short: ({ count, days }: { count: number; days: number }) =>
    `Shifts with less than ${days} days’ notice: ${count}. The company does not publish them.`,
  open_shift_past: 'This time has begun already.',
  deadline_after_start: 'The deadline must not be after the start.',
  deadline_past: 'The deadline has passed already.',
  open_shift_gone: 'This shift is not open any more.',
  claim_decided: 'This claim has been decided or withdrawn already.',
  offer_open: 'This shift is offered to a colleague already. Withdraw that first.',
  offer_not_now: 'This shift cannot be given away now. Ask your planner.',
  offer_decided: 'This offer has been answered or withdrawn already, or it is too late.',
  offer_changed: 'The shift was changed or given to somebody else meanwhile.',
  offer_not_allowed: 'The rules of the company do not allow this any more.',
  offer_colleague_cannot: 'This colleague cannot take the shift.',
  offer_return_cannot: 'This shift cannot be given in return.',
  thread_full: ({ max }: { max: number }) => `These are ${max} messages already. Please call instead.`,
  broadcast_nobody: 'Nobody is there to be written to.',
  post_elsewhere: 'This post is at another place.',
  licenses_full: ({ max }: { max: number }) => `An employee has at most ${max} licenses. Delete one first.`,
  unavailability_full: ({ max }: { max: number }) =>
    `An employee has at most ${max} stretches of days off to come. Remove one first.`,
  time_off_overlaps: 'There is time off at this time already.',
  time_off_late: ({ days }: { days: number }) => `This is asked for at least ${days} days ahead.`,
  time_off_past: ({ days }: { days: number }) => `This lies more than ${days} days back.`,
  time_off_same_approver: 'You have approved this already. Another administrator has to approve it, too.',
  time_off_decided: 'This has been decided, withdrawn or cancelled already.',
  stands: 'This cannot be taken back any more.',
  time_off_no_sick: 'The company has no type of time off for this. Call your planner.',
  time_off_type_used: 'There is time off of this type. Deactivate it instead.',
  time_off_unit_stays: 'There is time off of this type, so it stays counted as it is.',
  time_off_types_full: ({ max }: { max: number }) => `A company has at most ${max} types of time off.`,
  invalid_scan: 'Upload a PDF, a JPEG or a PNG.',
  views_full: ({ max }: { max: number }) => `A company keeps at most ${max} views. Delete one first.`,
  posts_full: ({ max }: { max: number }) => `A company has at most ${max} posts. Delete one first.`,
  last_day_before_first: 'The last day must not be before the first.',
  demand_week_unknown: 'The rotation has fewer weeks.',
  demand_periods_overlap: 'Another period holds on these days.',
  demand_day_twice: 'This date is named twice.',
  demand_region_missing: 'Choose whose holidays count.',
  rotation_code: 'A watch is called by one letter from A to Z.',
  rotation_pattern: 'Write a letter for each day with a watch, and - for each day off.',
  rotation_letter_unknown: 'A letter of the pattern has no hours.',
  rotation_letter_twice: 'This letter has hours already.',
  rotation_phase_twice: 'Another phase begins on this day.',
  rotation_offsets: 'Say for each team how many days ahead it begins.',
  rotation_team_unknown: 'There are fewer teams.',
  rotation_member_twice: 'This employee is in a team on these days already.',
  rotation_shifts: ({ max }: { max: number }) => `These days make more than ${max} shifts. Choose fewer days.`,
  rotations_full: ({ max }: { max: number }) => `A company has at most ${max} rotations. Delete one first.`,
  post_has_rotations: 'A rotation has employees at this post. Take them out of it first.',
  plan_working: 'A plan of this company is being worked on already. Stop it, or wait until it is ready.',
  plan_not_ready: 'This plan is not ready yet.',
  days_too_many: ({ max }: { max: number }) => `Ask for at most ${max} days.`,
  shift_paid: 'This shift has been paid and cannot be changed.',
  attendance_cancelled: 'This shift is cancelled. Change its status first.',
  paid_attendance: 'This shift has been paid. Enter both check-in and check-out.',
  payment_paid: 'This payment is already paid. To change its date, set it back to pending first.',
  payment_corrected: 'A later payment corrects this one, so it stays paid.',
  period_has_payments: 'This period has payments and cannot be deleted.',
  not_paid: 'There is no receipt until a payment is paid.',
  newer_version: 'Someone else has saved a newer version.',

  // Of screens alone (scheduling.md §5).
  passwords_differ: 'Passwords do not match',
  passkey_cancelled:
    'Nothing was confirmed: you cancelled, it took too long, or this device has none of your passkeys.',
  passkey_unsupported:
    'This device cannot keep a passkey that checks who you are. Try another device, or a security key with a PIN.',
  passkey_failed: 'The passkey could not be used. Please try again.',
} as const;

type Sentences = typeof sentences;

export type FaultCode = keyof Sentences;

type ParamsOf<Code extends FaultCode> = Sentences[Code] extends (params: infer Params extends FaultParams) => string
  ? [Params]
  : [];

/** `fault('max_length', { max: 200 })`: what is wrong, with the sentence of its code. */
export function fault<Code extends FaultCode>(code: Code, ...[params]: ParamsOf<Code>): Fault {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ParamsOf pairs the code with its parameters
  const sentence = sentences[code] as string | ((params: FaultParams) => string);
  const given: FaultParams = params ?? {};
  return { code, params: given, message: typeof sentence === 'string' ? sentence : sentence(given) };
}

/** Sentences without parameters lead back to their code: all that a schema can carry is a sentence. */
const codes = new Map(
  Object.entries(sentences).flatMap(([code, sentence]): [string, string][] =>
    typeof sentence === 'string' ? [[sentence, code]] : [],
  ),
);

/** The fault of a sentence without parameters; one that is not in the table has the code `invalid`. */
export const faultOfSentence = (message: string): Fault => ({
  code: codes.get(message) ?? 'invalid',
  params: {},
  message,
});

/**
 * Options of a schema's own rule that says more than a sentence:
 * `z.string().refine(isShort, refusal('max_digits', { max: 5 }))`.
 */
export function refusal<Code extends FaultCode>(code: Code, ...params: ParamsOf<Code>) {
  const refused = fault(code, ...params);
  return { message: refused.message, params: { fault: refused } };
}

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'code' in value && 'params' in value && 'message' in value;
