import { mailEnvironment, readEnvironment, serviceEnvironment } from '@portfolio/service-kit/environment';
import { z } from 'zod';

const authEnvironment = serviceEnvironment
  .extend({
    /** Encrypts what must be readable again (signing keys, provider tokens) and derives rotated refresh tokens. */
    SECRET_KEY: z.string().min(32, 'it needs at least 32 characters').optional(),
    ...mailEnvironment,
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
    if (values.NODE_ENV === 'production' && values.SECRET_KEY === undefined) {
      context.addIssue({ code: 'custom', path: ['SECRET_KEY'], message: 'production needs one of its own' });
    }
    if (values.NODE_ENV === 'production' && !values.PATREON_URL.startsWith('https:')) {
      context.addIssue({ code: 'custom', path: ['PATREON_URL'], message: 'production needs an https address' });
    }
    return { ...values, SECRET_KEY: values.SECRET_KEY ?? 'development-only-secret-key-of-this-product' };
  });

export type AuthEnvironment = z.output<typeof authEnvironment>;

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readAuthEnvironment = (source?: NodeJS.ProcessEnv): AuthEnvironment =>
  readEnvironment(authEnvironment, source);
