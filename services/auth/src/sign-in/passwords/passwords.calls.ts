import {
  passwordChange,
  passwordConfirmation,
  passwordResetConfirm,
  passwordResetRequest,
} from '@portfolio/contracts/auth';
import { openByLink } from '@portfolio/service-kit/access';
import { z } from 'zod';
import { signedInToSetUp, signedInWithPassword } from '../../access.ts';
import { call, forVisitors } from '../../call.ts';
import { changePassword, requireOwnPassword } from './change-password.ts';
import { confirmPasswordReset } from './confirm-reset.ts';
import { requestPasswordReset } from './request-reset.ts';
import { fault } from '@portfolio/contracts/errors';
import type { AuthContext } from '../../context.ts';

/**
 * Says with the password that the session is still its user's; what `confirmedByPassword` guards is open for some minutes.
 * @throws AppError `validation`, `throttled`
 */
async function confirmPassword(context: AuthContext, password: string): Promise<void> {
  const { actor, account } = await requireOwnPassword(context, password, { password: [fault('wrong_password')] });
  // Not when another was set meanwhile.
  await context.database.query(
    `UPDATE session SET confirmed_at = now() FROM account
     WHERE session.id = $1 AND account.id = session.user_id AND password_hash = $2`,
    [actor.sessionId, account.password_hash],
  );
}

const sentence = z.object({ detail: z.string() });
const itsSentence = { as: z.string(), of: ({ detail }: z.infer<typeof sentence>) => detail };
const maxBytes = 4_096;

export const passwordCalls = [
  forVisitors({
    rest: 'POST /auth/request-password-reset',
    summary: 'Send password reset instructions; the answer is the same whether the address is known or not',
    graphql: 'mutation requestPasswordReset',
    description: 'The sentence to show; the same whether or not the address is known.',
    body: passwordResetRequest,
    maxBytes,
    answer: sentence,
    field: itsSentence,
    handle: ({ context, body }) => requestPasswordReset(context, body.email),
  }),
  call({
    rest: 'POST /auth/confirm-password-reset',
    summary: 'Set a new password with the token of the instructions',
    graphql: 'mutation confirmPasswordReset',
    description: 'The sentence to show.',
    access: openByLink,
    body: passwordResetConfirm,
    maxBytes,
    answer: sentence,
    field: itsSentence,
    handle: ({ context, body }) => confirmPasswordReset(context, body),
  }),
  call({
    rest: 'POST /auth/change-password',
    summary: "Change one's own password",
    graphql: 'mutation changePassword',
    description: 'Signs the other devices out.',
    access: signedInWithPassword,
    body: passwordChange,
    maxBytes,
    handle: ({ context, body }) => changePassword(context, body),
  }),
  call({
    rest: 'POST /auth/confirm-password',
    summary: 'Say with the password that it is still oneself, before what asks for it',
    graphql: 'mutation confirmPassword',
    description: 'Says that it is still oneself, before what asks for the password.',
    access: signedInToSetUp,
    body: passwordConfirmation,
    maxBytes,
    repeatable: false,
    handle: ({ context, body }) => confirmPassword(context, body.password),
  }),
];
