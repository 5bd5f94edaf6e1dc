import {
  passwordChange,
  passwordConfirmation,
  passwordResetConfirm,
  passwordResetRequest,
} from '@portfolio/contracts/auth';
import { openByLink, openToAll } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { route } from '../../route.ts';
import { changePassword } from './change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { confirmPasswordReset } from './confirm-reset.ts';
import { requestPasswordReset } from './request-reset.ts';
import { signedInToSetUp, signedInWithPassword } from '../../access.ts';

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
      access: openByLink,
      body: passwordResetConfirm,
      maxBytes,
      answer: detail,
      handle: ({ context, body }) => confirmPasswordReset(context, body),
    }),
  }),
  resource('/auth/change-password', {
    post: route({
      summary: "Change one's own password",
      access: signedInWithPassword,
      body: passwordChange,
      maxBytes,
      handle: ({ context, body }) => changePassword(context, body),
    }),
  }),
  resource('/auth/confirm-password', {
    post: route({
      summary: 'Say with the password that it is still oneself, before what asks for it',
      access: signedInToSetUp,
      body: passwordConfirmation,
      maxBytes,
      repeatable: false,
      handle: ({ context, body }) => confirmPassword(context, body.password),
    }),
  }),
];
