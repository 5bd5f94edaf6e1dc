import type { RuntimeConfig } from '@portfolio/remote-kit';
import { inlinedJson } from './inlined-json.ts';

/** Same origin: the edge passes both on to the gateway (readings.md, "The API base"). */
const defaults: RuntimeConfig = {
  apiBase: '/api',
  graphqlUrl: '/graphql',
  supportEmail: 'support@example.com',
  supportPhone: '+1 555 0100',
};

/** What the deployment set in the page (`<script type="application/json" id="runtime-config">`), over the defaults. */
export function runtimeConfig(): RuntimeConfig {
  const given = inlinedJson('runtime-config');
  return typeof given === 'object' ? { ...defaults, ...given } : defaults;
}
