import { key } from '@portfolio/contracts/rest';
import {
  myOffer,
  offer,
  offerAcceptance,
  offerAnswer,
  offerColleague,
  offerColleagueQuery,
  offeredShift,
  offerInput,
  offerListFilter,
  shiftConflict,
  swapListFilter,
} from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { forAdministrators, forEmployees, forEmployeesWhoLeft, noun } from '../../call.ts';
import { acceptOffer, listOfferReturns } from './accept.ts';
import { listOfferColleagues } from './colleagues.ts';
import { approveOffer, listOfferConflicts, refuseOffer } from './decide.ts';
import { askColleague, endMyOffer, getMyOffer, listMyOffers } from './my-offers.ts';
import { getOffer, listOffers, offerList } from './offers.ts';
import { takeBackAcceptance, takeBackOffer } from './take-back.ts';

const decided = 'CONFLICT, saying why, when it stands otherwise by now, a shift was changed, or a rule refuses it.';

const takenBack =
  'CONFLICT once somebody was told, or something has happened since. Repeated, it answers as the first time.';

/** Shifts that guards give away or swap among themselves: one noun, as a swap is an offer with a shift in return. */
export const offerCalls = [
  ...noun({
    name: 'offer',
    path: '/planner/offers',
    answer: offer,
    find: getOffer,
    list: {
      summary: 'List what guards give away or swap among themselves',
      filter: offerListFilter,
      options: offerList,
      run: listOffers,
    },
    read: { description: 'Null when there is none that the caller administers.' },
  }),
  forAdministrators({
    rest: 'GET /planner/swaps',
    summary: 'List the offers that are swaps',
    graphql: 'query swaps',
    query: swapListFilter,
    list: offerList,
    answer: offer,
    handle: ({ context, query, list }) => listOffers(context, { ...query, kind: 'swap' }, list),
  }),
  forAdministrators({
    rest: 'GET /planner/offers/:id/conflicts',
    summary: 'What speaks against an offer: change 0 is the shift that is given, 1 the one in return',
    graphql: 'query offerConflicts',
    arguments: { offer: key },
    answer: z.array(shiftConflict),
    handle: ({ context, id }) => listOfferConflicts(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/offers/:id/approve',
    summary: 'Let be what two guards have agreed on: the shifts move',
    graphql: 'mutation approveOffer',
    description: decided,
    answer: offer,
    handle: ({ context, id }) => approveOffer(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/offers/:id/take-back',
    summary: 'Take back an approval or a refusal of just now',
    graphql: 'mutation takeBackOffer',
    description: takenBack,
    answer: offer,
    handle: ({ context, id }) => takeBackOffer(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/offers/:id/refuse',
    summary: 'End an offer, however far it is; both guards are told',
    graphql: 'mutation refuseOffer',
    description: 'CONFLICT when it has been decided.',
    item: ({ context, id }) => getOffer(context, id()),
    body: offerAnswer,
    answer: offer,
    handle: ({ context, id, body }) => refuseOffer(context, id(), body.answer),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/offers',
    summary: "One's own offers, and those to one",
    graphql: 'query myOffers',
    list: offerList,
    answer: myOffer,
    handle: ({ context, list }) => listMyOffers(context, list),
  }),
  forEmployees({
    rest: 'POST /planner/employees/me/offers',
    summary: "Offer one's own shift to a colleague, who is told",
    graphql: 'mutation askColleague',
    description: 'It stays one’s own until the offer is done.',
    body: offerInput,
    input: 'NewOffer',
    answer: myOffer,
    status: 201,
    handle: ({ context, body }) => askColleague(context, body),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/offers/colleagues',
    summary: 'Colleagues who can take a shift, and who cannot',
    graphql: 'query offerColleagues',
    query: offerColleagueQuery,
    answer: z.array(offerColleague),
    handle: ({ context, query }) => listOfferColleagues(context, query),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/offers/:id',
    summary: 'Read an offer between oneself and a colleague',
    graphql: 'query myOffer',
    description: 'Null when there is none.',
    orNull: true,
    answer: myOffer,
    handle: ({ context, id }) => getMyOffer(context, id()),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/offers/:id/returns',
    summary: "One's own shifts that one could give in return for what is offered",
    graphql: 'query offerReturns',
    arguments: { offer: key },
    answer: z.array(offeredShift),
    handle: ({ context, id }) => listOfferReturns(context, id()),
  }),
  forEmployees({
    rest: 'POST /planner/employees/me/offers/:id/accept',
    summary: 'Agree to an offer, of a swap with what one gives in return',
    graphql: 'mutation acceptOffer',
    description: `${decided} Repeated, it answers as the first time.`,
    item: ({ context, id }) => getMyOffer(context, id()),
    body: offerAcceptance,
    answer: myOffer,
    handle: ({ context, id, body }) => acceptOffer(context, id(), body.in_return),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/employees/me/offers/:id/take-back',
    summary: 'Take back one’s answer of just now: no, or yes where nobody had to approve it',
    graphql: 'mutation takeBackAcceptance',
    description: takenBack,
    answer: myOffer,
    handle: ({ context, id }) => takeBackAcceptance(context, id()),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/employees/me/offers/:id/decline',
    summary: 'Say no to a colleague’s offer, as long as nothing has moved',
    graphql: 'mutation declineOffer',
    description: 'CONFLICT when it has been decided. Repeated, it answers as the first time.',
    answer: myOffer,
    handle: ({ context, id }) => endMyOffer(context, id(), 'declined'),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/employees/me/offers/:id/withdraw',
    summary: "Take back one's own offer, as long as nothing has moved",
    graphql: 'mutation withdrawOffer',
    description: 'CONFLICT when it has been decided. Repeated, it answers as the first time.',
    answer: myOffer,
    handle: ({ context, id }) => endMyOffer(context, id(), 'withdrawn'),
  }),
];
