import { newPassword, passwordMessages } from '@portfolio/contracts/auth';
import { messages } from '@portfolio/contracts/errors';
import { z } from 'zod';

/** The new password by the server's own rule, and its confirmation (core-site.md §5, New password). Messages are text keys. */
export const newPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .superRefine(({ password, confirmation }, context) => {
    const problem = confirmation === '' ? 'confirm' : confirmation === password ? undefined : 'mismatch';
    if (problem) context.addIssue({ code: 'custom', path: ['confirmation'], message: problem });
  });

export type NewPassword = z.infer<typeof newPasswordForm>;

const known: Record<string, 'required' | 'tooShort' | 'tooCommon'> = {
  [messages.notBlank]: 'required',
  [passwordMessages.tooShort]: 'tooShort',
  [passwordMessages.tooCommon]: 'tooCommon',
};

/**
 * What a message about the password says here: the key of its text, or undefined for one that has none and is shown as the
 * server sent it.
 */
export const passwordTextOf = (message: string) => known[message];
