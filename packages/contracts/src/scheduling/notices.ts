import { z } from 'zod';
import { id, key } from '../rest/index.ts';
import { offeredShift, offerKind, offerStatus } from './offers.ts';
import { toldDetails } from './shifts.ts';
import { threadKind } from './threads.ts';
import { timeOffStatus } from './time-off.ts';
import { answeredStretch } from './unavailability.ts';

/** What a notice may say of a shift. */
export const noticeKinds = ['assigned', 'changed', 'cancelled', 'reminder', 'confirm'] as const;

export const noticeKind = z
  .enum(noticeKinds)
  .describe('CANCELLED: called off, or somebody else’s now. CONFIRM: to be confirmed still.');

/** How many shifts a notice names; the others are counted. */
export const noticedShifts = 20;

/** Of all that is said to one employee. */
export const noticeDays = 180;

/** When and where, and what else is shown to who works it. */
const planned = {
  ...toldDetails.shape,
  client_name: z.string(),
  location_name: z.string().nullable(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  time_zone: z.string().describe('IANA name: where the shift is worked.'),
};

export const plannedBefore = z.object(planned).describe('What a shift was before it was changed.');

export const noticedShift = z.object({
  shift: key.nullable().describe('Null when it is not theirs any more.'),
  kind: noticeKind,
  ...planned,
  before: plannedBefore.nullable().describe('Of a changed one.'),
});

/** That a license of the reader's expires. */
export const noticedLicense = z.object({
  qualification_name: z.string(),
  number: z.string(),
  valid_until: z.iso.date(),
});

/** A new open shift for the reader; or that one which they asked for is gone: a colleague has it, nobody is needed any more, or nobody was chosen. */
export const noticedOpenShift = z.object({
  client_name: z.string(),
  location_name: z.string().nullable(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
  time_zone: z.string(),
  is_new: z.boolean().describe('They may take it; else it is gone.'),
  is_cancelled: z.boolean().describe('Else a colleague has it.'),
  is_undecided: z.boolean().describe('It began before anybody was chosen.'),
});

/** What was decided of the reader's time off. */
export const noticedTimeOff = z.object({
  type_name: z.string(),
  ...answeredStretch.shape,
  status: timeOffStatus,
  answer: z.string(),
  suggested_from: z.iso.date().nullable().describe('Other days, of what is refused.'),
  suggested_until: z.iso.date().nullable(),
});

/** That a colleague offers the reader a shift, or what became of an offer of theirs. */
export const noticedOffer = z.object({
  kind: offerKind,
  status: offerStatus,
  is_mine: z.boolean().describe('The reader offers it.'),
  colleague_name: z.string(),
  given: offeredShift,
  in_return: offeredShift.nullable(),
  answer: z.string(),
});

/** That there is something to read; not where, once its reader takes part no more. */
export const noticedThread = z.object({
  thread: key,
  kind: threadKind,
  client_name: z.string().nullable(),
  location_name: z.string().nullable(),
  start_time: z.iso.datetime().nullable(),
  end_time: z.iso.datetime().nullable(),
  days: answeredStretch.nullable().describe('Of time off.'),
  time_zone: z.string(),
  asks_acknowledgement: z.boolean(),
});

/** What an employee was told, at one time. */
export const notice = z.object({
  id: key,
  told_at: z.iso.datetime(),
  is_read: z.boolean(),
  shifts: z.array(noticedShift).describe(`In the order of their beginnings; ${noticedShifts} at most.`),
  more: z.int().describe('So many more shifts it was about.'),
  license: noticedLicense.nullable().describe('That expires; then it is about no shift.'),
  open_shift: noticedOpenShift.nullable().describe('That is new, or gone; then it is about no shift of theirs.'),
  time_off: noticedTimeOff.nullable().describe('Of theirs that was decided; then it is about no shift.'),
  offer: noticedOffer.nullable().describe('Between them and a colleague; what moves then is told as any change.'),
  thread: noticedThread.nullable().describe('With something to read.'),
});

/** Which notices were read; all, when none are named. */
export const readNotices = z.object({ notices: z.array(id).max(100).optional() });

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${length}}={0,2}$`));
};

/** Where one browser takes messages, and the keys that they are encrypted with: `PushSubscription.toJSON()`, flat. */
export const pushSubscriptionInput = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  p256dh: base64url(65),
  auth: base64url(16),
});

/** What is encrypted and sent to a browser; its service worker shows it. */
export const pushMessage = z.object({
  /** A second delivery takes the place of the first. */
  tag: z.string(),
  lang: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path in the site. */
  path: z.string(),
});

export type NoticeKind = z.infer<typeof noticeKind>;
export type NoticedShift = z.infer<typeof noticedShift>;
export type PlannedBefore = z.infer<typeof plannedBefore>;
export type NoticedLicense = z.infer<typeof noticedLicense>;
export type NoticedOpenShift = z.infer<typeof noticedOpenShift>;
export type NoticedTimeOff = z.infer<typeof noticedTimeOff>;
export type NoticedOffer = z.infer<typeof noticedOffer>;
export type NoticedThread = z.infer<typeof noticedThread>;
export type Notice = z.infer<typeof notice>;
export type ReadNotices = z.infer<typeof readNotices>;
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInput>;
export type PushMessage = z.infer<typeof pushMessage>;
