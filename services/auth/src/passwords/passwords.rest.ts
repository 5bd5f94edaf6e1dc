import { passwordChange, passwordResetConfirm, passwordResetRequest } from '@portfolio/contracts/auth';
import { noContent, resource } from '@portfolio/service-kit/rest';
import type { AuthContext } from '../context.ts';
import { changePassword } from './change-password.ts';
import { confirmPasswordReset } from './confirm-reset.ts';
import { requestPasswordReset } from './request-reset.ts';

const open = { authenticate: false };

export const passwordResources = [
  resource<AuthContext>(
    '/auth/request-password-reset',
    { post: ({ context, body }) => requestPasswordReset(context, body(passwordResetRequest).email) },
    open,
  ),
  resource<AuthContext>(
    '/auth/confirm-password-reset',
    { post: ({ context, body }) => confirmPasswordReset(context, body(passwordResetConfirm)) },
    open,
  ),
  resource<AuthContext>('/auth/change-password', {
    post: async ({ context, body }) => {
      await changePassword(context, body(passwordChange));
      return noContent();
    },
  }),
];
