import { emailChange, emailConfirmation } from '@portfolio/contracts/auth';
import { openByLink } from '@portfolio/service-kit/access';
import { z } from 'zod';
import { call, forConfirmed } from '../../call.ts';
import { changeEmail, confirmEmail } from './change-email.ts';

const maxBytes = 4_096;

export const emailCalls = [
  forConfirmed({
    rest: 'POST /auth/change-email',
    summary: "Change one's own address: a link is sent to the new one",
    graphql: 'mutation changeEmail',
    description: 'Sends a link to the new address, which counts once that is followed.',
    body: emailChange,
    maxBytes,
    handle: ({ context, body }) => changeEmail(context, body.email),
  }),
  call({
    rest: 'POST /auth/confirm-email',
    summary: 'Confirm a new address with the token of the link',
    graphql: 'mutation confirmEmail',
    description: 'The address that counts now.',
    access: openByLink,
    body: emailConfirmation,
    maxBytes,
    answer: z.object({ email: z.string() }),
    field: { as: z.string(), of: ({ email }) => email },
    handle: ({ context, body }) => confirmEmail(context, body.token),
  }),
];
