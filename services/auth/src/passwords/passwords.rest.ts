import { passwordChange, passwordResetConfirm, passwordResetRequest } from '@portfolio/contracts/auth';
import { openToAll } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { route } from '../route.ts';
import { changePassword } from './change-password.ts';
import { confirmPasswordReset } from './confirm-reset.ts';
import { requestPasswordReset } from './request-reset.ts';
import { signedIn } from '../access.ts';

const detail = z.object({ detail: z.string() });
const maxBytes = 4_096;

export const passwordResources = [
  resource('/auth/request-password-reset', {
    post: route({
      summary: 'Send password reset instructions; the answer is the same whether the address is known or not',
      access: openToAll,
      body: passwordResetRequest,
      maxBytes,
      answer: detail,
      handle: ({ context, body }) => requestPasswordReset(context, body.email),
    }),
  }),
  resource('/auth/confirm-password-reset', {
    post: route({
      summary: 'Set a new password with the token of the instructions',
      access: openToAll,
      body: passwordResetConfirm,
      maxBytes,
      answer: detail,
      handle: ({ context, body }) => confirmPasswordReset(context, body),
    }),
  }),
  resource('/auth/change-password', {
    post: route({
      summary: "Change one's own password",
      access: signedIn,
      body: passwordChange,
      maxBytes,
      handle: ({ context, body }) => changePassword(context, body),
    }),
  }),
];
