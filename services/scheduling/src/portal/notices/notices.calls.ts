import { notice, pushSubscriptionInput, readNotices as readNoticesInput } from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { employees as access } from '../../access.ts';
import { call } from '../../call.ts';
import { subscribeToPush, unsubscribeFromPush } from './push-subscriptions.ts';
import { countUnreadNotices, listMyNotices, noticeList, readNotices, unreadNotices } from './notices.ts';

export const noticeCalls = [
  call({
    graphql: 'query myNotices',
    description: 'What the caller was told of their shifts, the latest first.',
    access,
    list: noticeList,
    answer: notice,
    handle: ({ context, list }) => listMyNotices(context, list),
  }),
  call({
    graphql: 'query myUnreadNotices',
    access,
    answer: z.int(),
    handle: ({ context }) => countUnreadNotices(context),
  }),
  call({
    graphql: 'mutation readMyNotices',
    description: 'These, or all. How many are left to read.',
    access,
    body: readNoticesInput,
    answer: z.int(),
    handle: ({ context, body }) => readNotices(context, body),
  }),
  call({
    graphql: 'mutation unreadMyNotices',
    description: 'Takes back what was marked as read last. How many are left to read.',
    access,
    answer: z.int(),
    handle: ({ context }) => unreadNotices(context),
  }),
  call({
    graphql: 'query pushKey',
    description: 'What browsers subscribe with; null where nothing is pushed.',
    access,
    answer: z.string().nullable(),
    handle: ({ context }) => context.pushSender.publicKey,
  }),
  call({
    graphql: 'mutation subscribeToPush',
    description: 'Notices go to this browser, too.',
    access,
    body: pushSubscriptionInput,
    input: 'PushSubscriptionInput',
    handle: ({ context, body }) => subscribeToPush(context, body),
  }),
  call({
    graphql: 'mutation unsubscribeFromPush',
    description: 'No more to this browser.',
    access,
    body: pushSubscriptionInput.pick({ endpoint: true }),
    handle: ({ context, body }) => unsubscribeFromPush(context, body.endpoint),
  }),
];
