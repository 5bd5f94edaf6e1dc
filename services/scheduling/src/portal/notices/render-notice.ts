import type { Language } from '@portfolio/contracts/auth';
import { calendarDay, calendarStretch, shiftWhen } from '@portfolio/contracts/dates';
import {
  noticeKinds,
  shownDetails,
  type NoticedLicense,
  type NoticedOffer,
  type NoticedOpenShift,
  type NoticedShift,
  type NoticedThread,
  type NoticedTimeOff,
  type PlannedBefore,
  type PushMessage,
  type ShownDetail,
} from '@portfolio/contracts/scheduling';
import { letter, type Mail } from '@portfolio/service-kit/mail';
import { portalPaths } from '../addresses.ts';
import { noticeTexts } from './notice-texts.ts';
import type { Noticed } from './noticed-shifts.ts';

/** What a notice is told with. */
export interface Telling extends Noticed {
  notice: number;
  language: Language;
  /** The reader's own zone; null: times are those of the place of work. */
  zone: string | null;
  first_name: string;
  company_name: string;
  publicOrigin: string;
}

type Planned = Pick<PlannedBefore, 'start_time' | 'end_time' | 'time_zone' | 'client_name' | 'location_name' | 'title'>;

/** The e-mail about a notice. */
export function noticeMail(telling: Telling): Pick<Mail, 'subject' | 'text' | 'html'> {
  const texts = noticeTexts[telling.language];
  const { company_name, first_name, shifts, more } = telling;
  const { language } = telling;
  const other = otherNews(telling);
  const parts = noticeKinds.flatMap((kind) => {
    const lines = shifts.filter((shift) => shift.kind === kind).map((shift) => lineOf(shift, telling));
    return lines.length > 0 ? [texts.heading[kind], lines] : [];
  });
  const news = other ? [other] : telling.thread ? [] : [texts.intro(company_name), ...parts];
  const paragraphs = [texts.greeting(first_name), ...news];
  if (more > 0) paragraphs.push(texts.more(more));
  return letter({
    lang: language,
    subject: `${titleOf(telling)} · ${company_name}`,
    paragraphs: [...paragraphs, texts.why],
    link: {
      url: `${telling.publicOrigin}${pathOf(telling)}`,
      label: texts.button,
      after: paragraphs.length - 1,
    },
  });
}

/** The message to a device: short, because screens show two or three lines. */
export function noticePush(telling: Telling): PushMessage {
  const { language, shifts, more } = telling;
  const other = otherNews(telling);
  const shown = shifts.slice(0, 2).map((shift) => lineOf(shift, telling));
  const rest = shifts.length - shown.length + more;
  return {
    tag: `notice-${telling.notice}`,
    lang: language,
    title: titleOf(telling).slice(0, 100),
    body: [...(other ? [other] : []), ...shown, ...(rest > 0 ? [noticeTexts[language].more(rest)] : [])]
      .join('\n')
      .slice(0, 600),
    path: pathOf(telling),
  };
}

/** One shift of one's own is opened at once; several, or one that is gone, are read about in the list. */
function pathOf({ shifts, license, open_shift, time_off, offer, thread }: Noticed): string {
  if (license) return portalPaths.profile;
  if (open_shift) return portalPaths.openShifts;
  if (time_off) return portalPaths.timeOff;
  if (offer) return portalPaths.offers;
  if (thread) return portalPaths.thread(thread);
  const [first, ...others] = shifts;
  const shift = others.length === 0 ? first?.shift : null;
  return shift ? portalPaths.shift(shift) : portalPaths.notices;
}

/** What is no news of a shift of the reader's. */
function otherNews({ license, open_shift, time_off, offer, thread, language, zone }: Telling): string | undefined {
  if (license) return expiry(license, language);
  if (open_shift) return toldOpen(open_shift, language, zone);
  if (offer) return offered(offer, language, zone);
  if (thread) return whereWritten(thread, language, zone);
  return time_off ? decided(time_off, language) : undefined;
}

/** `Vacation, 24 – 26 Dec 2026. Have a good time!` */
const decided = (
  { type_name, answer, suggested_from, suggested_until, ...days }: NoticedTimeOff,
  language: Language,
): string =>
  [
    `${type_name}, ${calendarStretch(days, language)}.`,
    answer,
    suggested_from !== null && suggested_until !== null
      ? noticeTexts[language].suggested(
          calendarStretch({ ...wholeDays, from_day: suggested_from, until_day: suggested_until }, language),
        )
      : '',
  ]
    .filter(Boolean)
    .join(' ');

const wholeDays = { from_time: null, until_time: null };

/** `Ann Miller: Fri 24 Apr, 22:00–06:00 (+1), Harbor Mall; in return: Sat 25 Apr, 06:00–14:00, Pier 3` */
function offered(
  { colleague_name, given, in_return, status, answer }: NoticedOffer,
  language: Language,
  zone: string | null,
): string {
  const told = (shift: NoticedOffer['given']) =>
    [timesOf(shift, zone ?? shift.time_zone, language), placeOf(shift)].join(', ');
  const shifts = [
    told(given),
    ...(in_return && status !== 'waiting' ? [noticeTexts[language].inReturn(told(in_return))] : []),
  ];
  return [`${colleague_name}: ${shifts.join('; ')}.`, ...(status === 'refused' ? [answer] : [])]
    .filter(Boolean)
    .join(' ');
}

/** `Fri 24 Apr, 22:00–06:00 (+1), Harbor Mall`; nothing of what is written to a whole company. */
const whereWritten = (
  { start_time, end_time, days, time_zone, client_name, location_name }: NoticedThread,
  language: Language,
  zone: string | null,
): string | undefined =>
  [
    start_time !== null && end_time !== null ? shiftWhen(start_time, end_time, language, zone ?? time_zone) : '',
    days && calendarStretch(days, language),
    client_name,
    location_name,
  ]
    .filter(Boolean)
    .join(', ') || undefined;

/** What is new; or kindly, what is gone, and that others are to be had. */
function toldOpen(open: NoticedOpenShift, language: Language, zone: string | null): string {
  const what = [timesOf(open, zone ?? open.time_zone, language), placeOf({ ...open, title: '' })].join(', ');
  const { is_new, is_undecided, is_cancelled } = open;
  return noticeTexts[language].open[is_new ? 'new' : is_undecided ? 'undecided' : is_cancelled ? 'cancelled' : 'given'](
    what,
  );
}

/** `Guard card 123 is valid until 24 April 2026.` */
function expiry({ qualification_name, number, valid_until }: NoticedLicense, language: Language): string {
  const what = [qualification_name, number].filter(Boolean).join(' ');
  return noticeTexts[language].expires(what, calendarDay(valid_until, language));
}

function titleOf({ language, shifts, more, license, open_shift, time_off, offer, thread }: Telling): string {
  const texts = noticeTexts[language];
  if (license) return texts.license;
  if (open_shift) return texts.openShift[open_shift.is_new ? 'new' : open_shift.is_undecided ? 'undecided' : 'gone'];
  if (time_off) return texts.timeOff[time_off.status];
  if (offer) return texts.offer[offer.status === 'waiting' && offer.kind === 'swap' ? 'swap' : offer.status];
  if (thread) return texts.thread[thread.asks_acknowledgement ? 'acknowledge' : 'read'];
  const [first, ...others] = shifts;
  if (first && others.length === 0) return texts.one[first.kind];
  return texts[first?.kind === 'confirm' ? 'toConfirm' : 'several'](shifts.length + more);
}

/** `Fri 24 Apr, 22:00–06:00 (+1), Harbor Mall, North gate (before: …)` */
function lineOf(shift: NoticedShift, { language, zone }: Telling): string {
  const texts = noticeTexts[language];
  const own = zone ?? shift.time_zone;
  const when = timesOf(shift, own, language);
  const there = timesOf(shift, shift.time_zone, language);
  const line = [when, ...(there === when ? [] : [texts.there(there)]), placeOf(shift)].join(', ');
  const { before } = shift;
  if (!before) return line;
  const differences = [
    ...(sameTimes(before, shift) ? [] : [timesOf(before, zone ?? before.time_zone, language)]),
    ...(placeOf(before) === placeOf(shift) ? [] : [placeOf(before)]),
  ];
  const changed = [
    ...(differences.length > 0 ? [texts.before(differences.join(', '))] : []),
    ...changedDetails.filter((name) => before[name] !== shift[name]).map((name) => texts.changed[name]),
  ];
  return changed.length > 0 ? `${line} (${changed.join('; ')})` : line;
}

const changedDetails = Object.keys(shownDetails.shape) as ShownDetail[];

const sameTimes = (a: Planned, b: Planned) => a.start_time === b.start_time && a.end_time === b.end_time;

const placeOf = ({
  title,
  client_name,
  location_name,
}: Pick<Planned, 'title' | 'client_name' | 'location_name'>): string =>
  [title, client_name, location_name].filter(Boolean).join(', ');

const timesOf = (
  { start_time, end_time }: Pick<Planned, 'start_time' | 'end_time'>,
  timeZone: string,
  language: Language,
): string => shiftWhen(start_time, end_time, language, timeZone);
