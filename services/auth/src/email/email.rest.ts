import { emailChange, emailConfirmation } from '@portfolio/contracts/auth';
import { openByLink } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { confirmedByPassword } from '../access.ts';
import { route } from '../route.ts';
import { changeEmail, confirmEmail } from './change-email.ts';

const maxBytes = 4_096;

export const emailResources = [
  resource('/auth/change-email', {
    post: route({
      summary: "Change one's own address: a link is sent to the new one",
      access: confirmedByPassword,
      body: emailChange,
      maxBytes,
      handle: ({ context, body }) => changeEmail(context, body.email),
    }),
  }),
  resource('/auth/confirm-email', {
    post: route({
      summary: 'Confirm a new address with the token of the link',
      access: openByLink,
      body: emailConfirmation,
      maxBytes,
      answer: z.object({ email: z.string() }),
      handle: ({ context, body }) => confirmEmail(context, body.token),
    }),
  }),
];
