import { notice, pushSubscriptionInput, readNotices as readNoticesInput } from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { forEmployees, forEmployeesWhoLeft } from '../../call.ts';
import { subscribeToPush, unsubscribeFromPush } from './push-subscriptions.ts';
import { countUnreadNotices, listMyNotices, noticeList, readNotices, unreadNotices } from './notices.ts';

export const noticeCalls = [
  forEmployees({
    graphql: 'query myNotices',
    description: 'What the caller was told of their shifts, the latest first.',
    list: noticeList,
    answer: notice,
    handle: ({ context, list }) => listMyNotices(context, list),
  }),
  forEmployees({
    graphql: 'query myUnreadNotices',
    answer: z.int(),
    handle: ({ context }) => countUnreadNotices(context),
  }),
  forEmployeesWhoLeft({
    graphql: 'mutation readMyNotices',
    description: 'These, or all. How many are left to read.',
    body: readNoticesInput,
    answer: z.int(),
    handle: ({ context, body }) => readNotices(context, body),
  }),
  forEmployeesWhoLeft({
    graphql: 'mutation unreadMyNotices',
    description: 'Takes back what was marked as read last. How many are left to read.',
    answer: z.int(),
    handle: ({ context }) => unreadNotices(context),
  }),
  forEmployees({
    graphql: 'query pushKey',
    description: 'What browsers subscribe with; null where nothing is pushed.',
    answer: z.string().nullable(),
    handle: ({ context }) => context.pushSender.publicKey,
  }),
  forEmployeesWhoLeft({
    graphql: 'mutation subscribeToPush',
    description: 'Notices go to this browser, too.',
    body: pushSubscriptionInput,
    input: 'PushSubscriptionInput',
    handle: ({ context, body }) => subscribeToPush(context, body),
  }),
  forEmployeesWhoLeft({
    graphql: 'mutation unsubscribeFromPush',
    description: 'No more to this browser.',
    body: pushSubscriptionInput.pick({ endpoint: true }),
    handle: ({ context, body }) => unsubscribeFromPush(context, body.endpoint),
  }),
];
