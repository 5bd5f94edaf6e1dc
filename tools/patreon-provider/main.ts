import { z } from 'zod';
import { PatreonProvider } from '@portfolio/testkit/patreon';

const environment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int(),
    PATREON_CLIENT_ID: z.string(),
    PATREON_CLIENT_SECRET: z.string(),
    PATREON_WEBHOOK_SECRET: z.string(),
    PUBLIC_ORIGIN: z.string().default('http://localhost:3000'),
  })
  .parse(process.env);

/** The local stand-in for patreon.com, started by `npm start`. */
const { server } = new PatreonProvider({
  clientId: environment.PATREON_CLIENT_ID,
  clientSecret: environment.PATREON_CLIENT_SECRET,
  redirectUri: `${environment.PUBLIC_ORIGIN}/api/auth/patreon/callback/`,
  webhookSecret: environment.PATREON_WEBHOOK_SECRET,
});
server.listen(environment.PORT, environment.HOST);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
