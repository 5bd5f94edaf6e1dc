import { key } from '@portfolio/contracts/rest';
import {
  alsoAway,
  licenseLimits,
  sickToday as sickTodayInput,
  myTimeOffLedgerFilter,
  timeOff,
  timeOffAnswer,
  timeOffBalance,
  timeOffEntered,
  timeOffEntry,
  timeOffEntryInput,
  timeOffImpact,
  timeOffInput,
  timeOffLedgerFilter,
  timeOffListFilter,
  timeOffRefusal,
  timeOffType,
  timeOffTypeInput,
  timeOffTypeListFilter,
  timeOffTypePatch,
  timeOffTypeUpdate,
  uncoveredShift,
} from '@portfolio/contracts/scheduling';
import { enumType, objectType, upload } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { forAdministrators, forEmployees, forEmployeesWhoLeft, noun } from '../../call.ts';
import { bytesOf } from '../../shared/uploads/bytes-of.ts';
import { sendScan } from '../../shared/uploads/scan.ts';
import { decideTimeOff } from './decisions.ts';
import { deleteMyTimeOffFile, getMyTimeOffFile, getTimeOffFile, setMyTimeOffFile } from './file.ts';
import { getTimeOffImpact } from './impact.ts';
import {
  addTimeOffEntry,
  listMyTimeOffBalances,
  listMyTimeOffEntries,
  listTimeOffBalances,
  listTimeOffEntries,
  timeOffLedgerList,
} from './ledger.ts';
import {
  askForTimeOff,
  enterTimeOff,
  getMyTimeOff,
  getTimeOff,
  listMyTimeOff,
  listTimeOff,
  timeOffList,
} from './requests.ts';
import { sickToday, withdrawTimeOff } from './sick.ts';
import { restoreTimeOff, takeBackTimeOff } from './take-back.ts';
import {
  createTimeOffType,
  deleteTimeOffType,
  getTimeOffType,
  listTimeOffTypes,
  timeOffTypeList,
  updateTimeOffType,
} from './types.ts';

enumType('NewTimeOffEntryKind', timeOffEntryInput.shape.kind);
objectType('TimeOffAlsoAway', alsoAway);
objectType('TimeOffShift', uncoveredShift);

const answered = { body: timeOffAnswer, answer: timeOff };

const notTakenBack = 'CONFLICT when it was long ago, by somebody else, or something has happened since.';

/** Time off: guards ask, administrators decide, and a ledger knows what everybody has of it. */
export const timeOffCalls = [
  ...noun({
    name: 'timeOffType',
    path: '/planner/time-off/types',
    answer: timeOffType,
    find: getTimeOffType,
    list: {
      description: 'A company that has none gets those that most have.',
      filter: timeOffTypeListFilter,
      options: timeOffTypeList,
      run: listTimeOffTypes,
    },
    create: { input: timeOffTypeInput, run: createTimeOffType },
    read: { description: 'Null when there is none that the caller administers.' },
    change: { input: timeOffTypePatch, replacement: timeOffTypeUpdate, run: updateTimeOffType },
    remove: { description: 'CONFLICT when there is time off of it.', run: deleteTimeOffType },
  }),
  forAdministrators({
    rest: 'GET /planner/time-off/ledger',
    summary: 'What the balances of an employee are the sums of',
    graphql: 'query timeOffEntries',
    query: timeOffLedgerFilter,
    list: timeOffLedgerList,
    answer: timeOffEntry,
    handle: ({ context, query, list }) => listTimeOffEntries(context, query, list),
  }),
  forAdministrators({
    rest: 'POST /planner/time-off/ledger',
    summary: 'Grant an employee time off, or correct a balance with a reason',
    graphql: 'mutation addTimeOffEntry',
    body: timeOffEntryInput,
    input: 'NewTimeOffEntry',
    answer: timeOffEntry,
    status: 201,
    handle: ({ context, body }) => addTimeOffEntry(context, body),
  }),
  ...noun({
    name: 'timeOff',
    plural: 'timeOffRequests',
    path: '/planner/time-off',
    answer: timeOff,
    find: getTimeOff,
    list: { summary: 'List time off', filter: timeOffListFilter, options: timeOffList, run: listTimeOff },
    create: {
      summary: 'Enter time off of an employee, approved with that',
      input: timeOffEntered,
      run: enterTimeOff,
    },
    read: { description: 'Null when there is none that the caller administers.' },
  }),
  forAdministrators({
    rest: 'GET /planner/time-off/:id/impact',
    summary: 'What comes of it when somebody is off: shifts that nobody works, and who else is away',
    graphql: 'query timeOffImpact',
    arguments: { timeOff: key },
    answer: timeOffImpact,
    handle: ({ context, id }) => getTimeOffImpact(context, id()),
  }),
  forAdministrators({
    rest: 'GET /planner/time-off/:id/file',
    summary: 'Download what proves time off',
    answer: 'application/octet-stream',
    handle: async ({ context, id, response }) => sendScan(response, await getTimeOffFile(context, id())),
  }),
  forAdministrators({
    rest: 'POST /planner/time-off/:id/approve',
    summary: 'Approve what an employee asks for; they are told',
    graphql: 'mutation approveTimeOff',
    description: 'CONFLICT when it has been decided or withdrawn.',
    item: ({ context, id }) => getTimeOff(context, id()),
    ...answered,
    handle: ({ context, id, body }) => decideTimeOff(context, id(), 'approved', body),
  }),
  forAdministrators({
    rest: 'POST /planner/time-off/:id/refuse',
    summary: 'Refuse what an employee asks for, perhaps with other days; they are told',
    graphql: 'mutation refuseTimeOff',
    description: 'CONFLICT when it has been decided or withdrawn.',
    item: ({ context, id }) => getTimeOff(context, id()),
    ...answered,
    body: timeOffRefusal,
    handle: ({ context, id, body }) => decideTimeOff(context, id(), 'refused', body),
  }),
  forAdministrators({
    rest: 'POST /planner/time-off/:id/cancel',
    summary: 'Call off time off that is approved; its employee is told',
    graphql: 'mutation cancelTimeOff',
    description: 'CONFLICT when it is not approved, or no more.',
    item: ({ context, id }) => getTimeOff(context, id()),
    ...answered,
    handle: ({ context, id, body }) => decideTimeOff(context, id(), 'cancelled', body),
  }),
  forAdministrators({
    rest: 'POST /planner/time-off/:id/take-back',
    summary: 'Take back what one decided or entered just now; `answer` is what it was before',
    graphql: 'mutation takeBackTimeOff',
    description: notTakenBack,
    item: ({ context, id }) => getTimeOff(context, id()),
    ...answered,
    handle: ({ context, id, body }) => takeBackTimeOff(context, id(), body.answer),
  }),
  forAdministrators({
    rest: 'GET /planner/employees/:id/time-off/balances',
    summary: 'How much time off an employee has',
    graphql: 'query timeOffBalances',
    arguments: { employee: key },
    answer: z.array(timeOffBalance),
    handle: ({ context, id }) => listTimeOffBalances(context, id()),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/time-off',
    summary: 'Time off that one has or asked for',
    graphql: 'query myTimeOff',
    list: timeOffList,
    answer: timeOff,
    handle: ({ context, list }) => listMyTimeOff(context, list),
  }),
  forEmployees({
    rest: 'POST /planner/employees/me/time-off',
    summary: 'Ask for time off',
    graphql: 'mutation askForTimeOff',
    description: 'Of a type that needs no approval, it is so at once.',
    body: timeOffInput,
    input: 'TimeOffRequest',
    answer: timeOff,
    status: 201,
    handle: ({ context, body }) => askForTimeOff(context, body),
  }),
  forEmployees({
    rest: 'POST /planner/employees/me/time-off/sick',
    summary: 'Say that one is ill today; repeated, it answers as the first time',
    graphql: 'mutation sickToday',
    body: sickTodayInput,
    answer: timeOff,
    handle: ({ context, body }) => sickToday(context, body),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/employees/me/time-off/:id/withdraw',
    summary: 'Take back what one asked for, or what nobody had to approve',
    graphql: 'mutation withdrawTimeOff',
    description: 'CONFLICT when it has been decided, or is over.',
    answer: timeOff,
    handle: ({ context, id }) => withdrawTimeOff(context, id()),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/employees/me/time-off/:id/restore',
    summary: 'Want again what one withdrew just now',
    graphql: 'mutation restoreTimeOff',
    description: notTakenBack,
    answer: timeOff,
    handle: ({ context, id }) => restoreTimeOff(context, id()),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/time-off/:id/file',
    summary: "Download what proves one's own time off",
    answer: 'application/octet-stream',
    handle: async ({ context, id, response }) => sendScan(response, await getMyTimeOffFile(context, id())),
  }),
  forEmployeesWhoLeft({
    graphql: 'mutation setMyTimeOffFile',
    description: 'Keeps a PDF, a JPEG or a PNG in the place of the one before.',
    arguments: { id: key },
    body: z.object({ file: upload }),
    answer: timeOff,
    async handle({ context, id, body: { file } }) {
      await getMyTimeOff(context, id());
      return setMyTimeOffFile(context, id(), await bytesOf(file, licenseLimits.bytes));
    },
  }),
  forEmployeesWhoLeft({
    rest: 'DELETE /planner/employees/me/time-off/:id/file',
    summary: "Delete what proves one's own time off",
    graphql: 'mutation deleteMyTimeOffFile',
    answer: timeOff,
    handle: ({ context, id }) => deleteMyTimeOffFile(context, id()),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/time-off/balances',
    summary: 'How much time off one has, of each type that one may ask for',
    graphql: 'query myTimeOffBalances',
    answer: z.array(timeOffBalance),
    handle: ({ context }) => listMyTimeOffBalances(context),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/time-off/ledger',
    summary: "What one's balances are the sums of",
    graphql: 'query myTimeOffEntries',
    query: myTimeOffLedgerFilter,
    list: timeOffLedgerList,
    answer: timeOffEntry,
    handle: ({ context, query, list }) => listMyTimeOffEntries(context, query, list),
  }),
];
