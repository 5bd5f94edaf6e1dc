import { mailEnvironment, readEnvironment, serviceEnvironment } from '@portfolio/service-kit/environment';
import { vaultEnvironment } from '@portfolio/service-kit/vault';
import { z } from 'zod';

const authEnvironment = serviceEnvironment
  .extend({
    ...mailEnvironment,
    /** Seal what must be readable again: signing keys, tokens of Patreon. */
    ...vaultEnvironment,
    /** Looks new passwords up in a corpus of breaches: Pwned Passwords' `https://api.pwnedpasswords.com/range/`, or a mirror of one's own. */
    BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Who signs in in two steps, or sets that up before anything else. */
    SECOND_FACTOR_REQUIRED: z.enum(['nobody', 'staff', 'everyone']).default('nobody'),
    /** Of the client registered at Patreon; sign-in with Patreon is off without them. */
    PATREON_CLIENT_ID: z.string().optional(),
    PATREON_CLIENT_SECRET: z.string().optional(),
    /** Of the webhook registered at Patreon. */
    PATREON_WEBHOOK_SECRET: z.string().optional(),
    /** Whose tiers count; without it those of every campaign that Patreon tells of. */
    PATREON_CAMPAIGN_ID: z.string().optional(),
    /** Another address in development: the local provider's. */
    PATREON_URL: z.url({ protocol: /^https?$/ }).default('https://www.patreon.com'),
  })
  .transform((values, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (values.NODE_ENV === 'production') {
      if (!values.PATREON_URL.startsWith('https:')) refuse('PATREON_URL', 'production needs an https address');
      if (values.PATREON_CLIENT_ID && !values.PATREON_CAMPAIGN_ID)
        refuse('PATREON_CAMPAIGN_ID', 'without it supporters of every campaign count; set the id of your own');
    }
    return values;
  });

export type AuthEnvironment = z.output<typeof authEnvironment>;

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readAuthEnvironment = (source?: NodeJS.ProcessEnv): AuthEnvironment =>
  readEnvironment(authEnvironment, source);
