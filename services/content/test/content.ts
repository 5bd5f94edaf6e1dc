import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '@portfolio/service-kit/logging';
import { testService, type TestService } from '@portfolio/testkit';
import pg from 'pg';
import { contentDatabase } from '../src/database.ts';
import type { ContentEnvironment } from '../src/environment.ts';
import { contentService } from '../src/service.ts';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.ts';

export interface TestContent extends TestService {
  auth: AuthStandIn;
  mediaPath: string;
  /** Runs SQL on the service's database, for what no call can set up. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** The content service with a database and a media folder of its own; `close()` forgets both. */
export async function startContent(
  given: Partial<ContentEnvironment> = {},
  options: { log?: Logger } = {},
): Promise<TestContent> {
  const mediaPath = await mkdtemp(join(tmpdir(), 'portfolio-media-'));
  let auth: AuthStandIn | undefined;
  const service = await testService({
    dataSourceOf: contentDatabase,
    create: async (environment) => {
      auth = await startAuthStandIn(environment.AUTH_URL);
      const own: ContentEnvironment = {
        ...environment,
        AUTH_URL: auth.url,
        MEDIA_PATH: mediaPath,
        S3_REGION: 'us-east-1',
        // Port 9 (discard) refuses connections.
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'Portfolio <no-reply@site.example>',
        SUPPORT_EMAIL: 'support@site.example',
        SUPPORT_PHONE: '+1 555 0199',
        CHAT_MODEL: 'test',
        CHAT_EMBEDDING_LIKENESS: 0.4,
        ...given,
      };
      return contentService(own, options);
    },
  });
  const client = new pg.Client(service.databaseUrl);
  await client.connect();
  return {
    ...service,
    auth: auth!,
    mediaPath,
    sql: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await client.query<Row>(text, values)).rows,
    async close() {
      await client.end();
      await service.close();
      await auth?.close();
      await rm(mediaPath, { recursive: true, force: true });
    },
  };
}
