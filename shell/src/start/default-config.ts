import type { RuntimeConfig } from '@portfolio/remote-kit/contract';

/** Same origin: the edge passes both on to the gateway (readings.md, "The API base"). */
export const defaultConfig = {
  apiBase: '/api',
  graphqlUrl: '/graphql',
  supportEmail: 'support@example.com',
  supportPhone: '+1 555 0100',
  contentLanguage: 'en',
} satisfies RuntimeConfig;
