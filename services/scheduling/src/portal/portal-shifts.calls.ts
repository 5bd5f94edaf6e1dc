import {
  checkInOut as checkInOutInput,
  keptCheckInOut,
  keptShiftWord,
  portalShift,
  portalShiftQuery,
  shift,
  shiftConfirmation,
  shiftListFilter,
  shiftWord,
} from '@portfolio/contracts/scheduling';
import { key } from '@portfolio/contracts/rest';
import { openToAll, signedIn } from '@portfolio/service-kit/access';
import { listOfArgs } from '@portfolio/service-kit/graphql';
import { etagged } from '@portfolio/service-kit/precondition';
import { listParameters } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { activeEmployees, administratorsAndEmployees, employees } from '../access.ts';
import { call, forEmployees, forEmployeesWhoLeft } from '../call.ts';
import { isAdministrator } from '../company/administration.ts';
import { getShift, listShifts, shiftList } from '../shifts/shifts.ts';
import { checkInOut, makeTapKey, sendKeptTap } from './check-in-out.ts';
import { confirmShifts, sendWord } from './send-word.ts';
import { getMyShift, listMyShifts, portalShiftListOf } from './portal-shifts.ts';

const tap = (graphql: 'mutation checkIn' | 'mutation checkOut', action: 'check_in' | 'check_out') =>
  (action === 'check_out' ? forEmployeesWhoLeft : forEmployees)({
    graphql,
    description: 'CONFLICT, saying why, where it is not allowed. Repeated, it answers as the first time.',
    body: checkInOutInput.omit({ action: true }),
    answer: portalShift,
    handle: ({ context, body }) => checkInOut(context, { ...body, action }),
  });

/** Over REST, administrators and employees share the paths for reading, each with their own view. */
const eitherView = z.union([shift, portalShift]);

/** scheduling.md §7, Shifts: what their employees do. */
export const portalShiftCalls = [
  call({
    rest: 'GET /planner/shifts',
    summary: 'List shifts',
    access: administratorsAndEmployees,
    query: shiftListFilter.extend(portalShiftQuery.pick({ filter: true, first_day: true, last_day: true }).shape),
    list: shiftList,
    answer: eitherView,
    async handle({ context, query, list, request }) {
      if (await isAdministrator(context)) return listShifts(context, query, list);
      return listMyShifts(context, query, listParameters(request.query, portalShiftListOf(query)));
    },
  }),
  call({
    rest: 'GET /planner/shifts/:id',
    summary: 'Read a shift',
    access: administratorsAndEmployees,
    answer: eitherView,
    handle: async ({ context, id, response }) =>
      (await isAdministrator(context)) ? etagged(response, await getShift(context, id())) : getMyShift(context, id()),
  }),
  call({
    graphql: 'query myShifts',
    description:
      "The caller's own shifts; none for who is no employee. Default order: the nearest first for UPCOMING, else the newest first.",
    access: signedIn,
    query: portalShiftQuery.omit({ employee: true }),
    list: portalShiftListOf({}),
    answer: portalShift,
    handle: ({ context, query, args }) => listMyShifts(context, query, listOfArgs(args, portalShiftListOf(query))),
  }),
  call({
    graphql: 'query myShift',
    description: "Null when it is none of the caller's own.",
    access: signedIn,
    arguments: { id: key },
    orNull: true,
    answer: portalShift,
    handle: ({ context, id }) => getMyShift(context, id()),
  }),
  call({
    graphql: 'query serverTime',
    description: 'By which phones count whose own clock may be wrong.',
    access: signedIn,
    answer: z.iso.datetime(),
    handle: () => new Date().toISOString(),
  }),
  forEmployees({
    graphql: 'query tapKey',
    description:
      'With it a device sends check-ins and check-outs of the caller that it kept, also when the session is over: POST /planner/shifts/check_in_out/kept/.',
    answer: z.string(),
    handle: ({ context }) => makeTapKey(context),
  }),
  tap('mutation checkIn', 'check_in'),
  tap('mutation checkOut', 'check_out'),
  forEmployeesWhoLeft({
    rest: 'POST /planner/shifts/check_in_out',
    summary: "Check in to or out of one's own shift",
    body: checkInOutInput,
    answer: portalShift,
    handle: ({ context, body }) => checkInOut(context, body),
  }),
  call({
    rest: 'POST /planner/shifts/check_in_out/kept',
    summary: 'Send a check-in or check-out that a device kept, with the key that its employee got for that',
    access: openToAll,
    body: keptCheckInOut,
    answer: portalShift,
    handle: ({ context, body }) => sendKeptTap(context, body, employees, checkInOut),
  }),
  forEmployees({
    rest: 'POST /planner/shifts/word',
    summary: "Say of one's own shift that one will be late, or cannot come",
    graphql: 'mutation sendWord',
    description:
      'From 24 hours before the shift until its end, unless checked in; CONFLICT, saying why, where it is not allowed. The last word counts; repeated, it answers as the first time.',
    body: shiftWord,
    answer: portalShift,
    handle: ({ context, body }) => sendWord(context, body),
  }),
  forEmployees({
    rest: 'POST /planner/shifts/confirm',
    summary: "Say that one knows one's own shifts as they are",
    graphql: 'mutation confirmShifts',
    body: shiftConfirmation,
    answer: z.array(portalShift),
    handle: ({ context, body }) => confirmShifts(context, body),
  }),
  call({
    rest: 'POST /planner/shifts/word/kept',
    summary: 'Send such word that a device kept, with the key that its employee got for that',
    access: openToAll,
    body: keptShiftWord,
    answer: portalShift,
    handle: ({ context, body }) => sendKeptTap(context, body, activeEmployees, sendWord),
  }),
];
