import {
  answeredStretch,
  broadcastInput,
  messageInput,
  myThread,
  myThreadListFilter,
  thread,
  threadListFilter,
  threadMessage,
  threadRead,
  threadReader,
} from '@portfolio/contracts/scheduling';
import { key } from '@portfolio/contracts/rest';
import { objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { forAdministrators, forEmployees, forEmployeesWhoLeft, noun } from '../../call.ts';
import { listMessages, listMyMessages, messageList } from './messages.ts';
import { acknowledgeThread, countUnreadThreads, listMyThreads, readMyThread, requireTakingPart } from './my-threads.ts';
import { getThread, listReaders, listThreads, readThread, remindReaders, threadList } from './threads.ts';
import { broadcast, writeMessage, writeMyMessage } from './write.ts';

objectType('ThreadDays', answeredStretch);

const begins = 'The first message begins the thread. CONFLICT when it is full.';

/** Messages where the work is: short threads of planners with the people of a shift, an open shift, an offer, or time off; and to many. */
export const threadCalls = [
  ...noun({
    name: 'thread',
    path: '/planner/threads',
    answer: thread,
    find: getThread,
    list: { filter: threadListFilter, options: threadList, run: listThreads },
    read: { description: 'Null when there is none that the caller administers.' },
  }),
  forAdministrators({
    rest: 'POST /planner/threads',
    summary: 'Write to the people of a shift, an open shift, an offer or time off',
    graphql: 'mutation writeMessage',
    description: begins,
    body: messageInput,
    input: 'NewMessage',
    answer: thread,
    status: 201,
    handle: ({ context, body }) => writeMessage(context, body),
  }),
  forAdministrators({
    rest: 'POST /planner/threads/broadcast',
    summary: 'Write to everybody of a site or of the company',
    graphql: 'mutation broadcast',
    body: broadcastInput,
    input: 'NewBroadcast',
    answer: thread,
    status: 201,
    handle: ({ context, body }) => broadcast(context, body),
  }),
  forAdministrators({
    rest: 'GET /planner/threads/:id/messages',
    summary: 'List the messages of a thread, the newest last',
    graphql: 'query threadMessages',
    arguments: { thread: key },
    list: messageList,
    answer: threadMessage,
    handle: ({ context, id, list }) => listMessages(context, id(), list),
  }),
  forAdministrators({
    rest: 'POST /planner/threads/:id/read',
    summary: 'Say up to which message one has read',
    graphql: 'mutation readThread',
    item: ({ context, id }) => getThread(context, id()),
    body: threadRead,
    answer: thread,
    handle: ({ context, id, body }) => readThread(context, id(), body.until),
  }),
  forAdministrators({
    rest: 'GET /planner/threads/:id/readers',
    summary: 'Who has read and acknowledged it, and who has not',
    graphql: 'query threadReaders',
    arguments: { thread: key },
    answer: z.array(threadReader),
    handle: ({ context, id }) => listReaders(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/threads/:id/remind',
    summary: 'Tell those who have not read or acknowledged a broadcast once more, each of them once',
    graphql: 'mutation remindReaders',
    answer: thread,
    handle: ({ context, id }) => remindReaders(context, id()),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/threads',
    summary: 'Threads that one takes part in, the latest first',
    graphql: 'query myThreads',
    query: myThreadListFilter,
    list: threadList,
    answer: myThread,
    handle: ({ context, query, list }) => listMyThreads(context, query, list),
  }),
  forEmployees({
    rest: 'POST /planner/employees/me/threads',
    summary: 'Write to the planners about a shift, an open shift, an offer or time off of one’s own',
    graphql: 'mutation writeMyMessage',
    description: begins,
    body: messageInput,
    input: 'NewMessage',
    answer: myThread,
    status: 201,
    handle: ({ context, body }) => writeMyMessage(context, body),
  }),
  forEmployees({
    graphql: 'query myUnreadThreads',
    description: 'How many of one’s threads have something to read or to acknowledge.',
    answer: z.int(),
    handle: ({ context }) => countUnreadThreads(context),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/threads/:id',
    summary: 'Read a thread that one takes part in',
    graphql: 'query myThread',
    description: 'Null when there is none, or one takes part no more.',
    orNull: true,
    answer: myThread,
    handle: ({ context, id }) => requireTakingPart(context, id()),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/threads/:id/messages',
    summary: 'List the messages of a thread that one takes part in, the newest last',
    graphql: 'query myThreadMessages',
    arguments: { thread: key },
    list: messageList,
    answer: threadMessage,
    handle: ({ context, id, list }) => listMyMessages(context, id(), list),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/employees/me/threads/:id/read',
    summary: 'Say up to which message one has read',
    graphql: 'mutation readMyThread',
    item: ({ context, id }) => requireTakingPart(context, id()),
    body: threadRead,
    answer: myThread,
    handle: ({ context, id, body }) => readMyThread(context, id(), body.until),
  }),
  forEmployeesWhoLeft({
    rest: 'POST /planner/employees/me/threads/:id/acknowledge',
    summary: 'Say that one has read a broadcast that asks for it',
    graphql: 'mutation acknowledgeThread',
    description: 'Repeated, the first time stands.',
    answer: myThread,
    handle: ({ context, id }) => acknowledgeThread(context, id()),
  }),
];
