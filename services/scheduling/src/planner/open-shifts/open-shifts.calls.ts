import {
  myOpenShift,
  openShift,
  openShiftAward,
  openShiftClaim,
  openShiftInput,
  openShiftListFilter,
  shiftOffer,
} from '@portfolio/contracts/scheduling';
import { key } from '@portfolio/contracts/rest';
import { z } from 'zod';
import { forAdministrators, forEmployees, forEmployeesWhoLeft, noun } from '../../call.ts';
import { getShift } from '../../shifts/shifts.ts';
import { namedZone } from '../../shifts/site-zone.ts';
import { awardOpenShift, takeBackAward } from './award.ts';
import { claimOpenShift, listMyOpenShifts, unclaimOpenShift, withdrawClaim } from './my-open-shifts.ts';
import { offerShift } from './offer-shift.ts';
import {
  cancelOpenShift,
  createOpenShift,
  getOpenShift,
  listClaims,
  listOpenShifts,
  openShiftList,
} from './open-shifts.ts';

/** Work that is offered to guards: planners offer, guards claim, planners award. */
export const openShiftCalls = [
  ...noun({
    name: 'openShift',
    path: '/planner/open-shifts',
    answer: openShift,
    find: getOpenShift,
    list: { filter: openShiftListFilter, options: openShiftList, run: listOpenShifts },
    read: { description: 'Null when there is none that the caller administers.' },
  }),
  forAdministrators({
    rest: 'POST /planner/open-shifts',
    summary: 'Offer work that nobody has to guards',
    graphql: 'mutation createOpenShift',
    body: openShiftInput,
    input: 'NewOpenShift',
    timeZone: ({ context }, body) => namedZone(context, body),
    answer: openShift,
    status: 201,
    handle: ({ context, body }) => createOpenShift(context, body),
  }),
  forAdministrators({
    rest: 'POST /planner/shifts/:id/offer',
    summary: 'Make an open shift of one that somebody has',
    graphql: 'mutation offerShift',
    item: ({ context, id }) => getShift(context, id()),
    body: shiftOffer,
    answer: openShift,
    handle: ({ context, id, body }) => offerShift(context, id(), body.employee),
  }),
  forAdministrators({
    rest: 'GET /planner/open-shifts/:id/claims',
    summary: 'Who claims an open shift, best first',
    graphql: 'query openShiftClaims',
    arguments: { openShift: key },
    answer: z.array(openShiftClaim),
    handle: ({ context, id }) => listClaims(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/open-shifts/:id/award',
    summary: 'Give a place of an open shift to somebody who claims it',
    graphql: 'mutation awardOpenShift',
    item: ({ context, id }) => getOpenShift(context, id()),
    arguments: { openShift: key },
    body: openShiftAward,
    answer: openShift,
    handle: ({ context, id, body }) => awardOpenShift(context, id(), body.employee),
  }),
  forAdministrators({
    rest: 'POST /planner/open-shifts/:id/take-back',
    summary: 'Take back a place that was given to somebody just now',
    graphql: 'mutation takeBackAward',
    description:
      'CONFLICT once somebody was told, or something has happened since. Repeated, it answers as the first time.',
    item: ({ context, id }) => getOpenShift(context, id()),
    arguments: { openShift: key },
    body: openShiftAward,
    answer: openShift,
    handle: ({ context, id, body }) => takeBackAward(context, id(), body.employee),
  }),
  forAdministrators({
    rest: 'POST /planner/open-shifts/:id/cancel',
    summary: 'Offer it no longer; who claims it is told',
    graphql: 'mutation cancelOpenShift',
    answer: openShift,
    handle: ({ context, id }) => cancelOpenShift(context, id()),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/open-shifts',
    summary: 'Open shifts that one may take, and those that one claims',
    graphql: 'query myOpenShifts',
    answer: z.array(myOpenShift),
    handle: ({ context }) => listMyOpenShifts(context),
  }),
  forEmployees({
    rest: 'POST /planner/open-shifts/:id/claim',
    summary: 'Ask for an open shift, or take it where who comes first has it',
    graphql: 'mutation claimOpenShift',
    description: 'CONFLICT, saying why, where it is gone or a rule refuses it. Repeated, it answers as the first time.',
    answer: myOpenShift,
    handle: ({ context, id }) => claimOpenShift(context, id()),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/open-shifts/:id/withdraw',
    summary:
      "Withdraw one's own claim that is not decided yet, give back what one just took as the first, or say no to it",
    graphql: 'mutation withdrawClaim',
    answer: myOpenShift,
    handle: ({ context, id }) => withdrawClaim(context, id()),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/open-shifts/:id/unclaim',
    summary: 'Undo: as if one had said neither yes nor no to it',
    graphql: 'mutation unclaimOpenShift',
    description: 'CONFLICT once it is decided. Repeated, it answers as the first time.',
    answer: myOpenShift,
    handle: ({ context, id }) => unclaimOpenShift(context, id()),
  }),
];
