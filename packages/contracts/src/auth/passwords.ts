import { z } from 'zod';
import { minPasswordLength, newPassword } from '../accounts/index.ts';
import { sentences } from '../errors/index.ts';
import { email } from '../rest/index.ts';

export const passwordMessages = {
  tooShort: sentences.password_too_short({ min: minPasswordLength }),
  tooCommon: sentences.password_too_common,
  wrongCurrent: sentences.password_incorrect,
} as const;

/** POST /auth/request-password-reset/ (core-site.md §7). */
export const passwordResetRequest = z.object({ email });

/** POST /auth/confirm-password-reset/. `uid` and `token` come from the link. */
export const passwordResetConfirm = z.object({
  uid: z.string().trim().min(1).max(100),
  token: z.string().trim().min(1).max(200),
  new_password: newPassword,
});

/** POST /auth/change-password/: one's own. */
export const passwordChange = z.object({ current_password: z.string().min(1).max(1_000), new_password: newPassword });

/** POST /auth/confirm-password/: that it is still oneself. */
export const passwordConfirmation = z.object({ password: z.string().min(1).max(1_000) });

/** A sign-in, or a password that was asked again, counts for so long. */
export const confirmedForMinutes = 5;

/** POST /auth/change-email/: one's own. It counts once the link that is sent there is followed. */
export const emailChange = z.object({ email });

/** POST /auth/confirm-email/, with the token of that link. */
export const emailConfirmation = z.object({ token: z.string().trim().min(1).max(200) });

/** The link is good for this long. */
export const emailChangeHours = 1;

export const passwordResetMessages = {
  /** core-site.md §8, Reset request success: always the same. */
  sent: "If an account exists with the email you provided, we've sent password reset instructions.",
  /** core-site.md §8, Reset confirm, token error. */
  invalidToken: 'Invalid or expired token. Please request a new password reset link.',
  done: 'Password has been reset.',
} as const;

/** An unused link is good for this long. */
export const passwordResetHours = 1;

export type PasswordResetConfirm = z.infer<typeof passwordResetConfirm>;
export type PasswordChange = z.infer<typeof passwordChange>;
