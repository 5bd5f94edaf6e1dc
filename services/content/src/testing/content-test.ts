import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testService, type TestService } from '@portfolio/testkit';
import pg from 'pg';
import { contentDatabase } from '../database.ts';
import type { ContentEnvironment } from '../environment.ts';
import { contentService } from '../service.ts';
import { authDouble, type AuthDouble } from './auth-double.ts';

export interface ContentTest extends TestService {
  auth: AuthDouble;
  mediaPath: string;
  /** Runs SQL on the service's database, for what no call can set up. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** The content service with a database and a media folder of its own; `close()` forgets both. */
export async function contentTest(given: Partial<ContentEnvironment> = {}): Promise<ContentTest> {
  const mediaPath = await mkdtemp(join(tmpdir(), 'portfolio-media-'));
  let auth: AuthDouble | undefined;
  const service = await testService({
    dataSourceOf: contentDatabase,
    create: async (environment) => {
      auth = await authDouble(environment.AUTH_URL);
      return contentService({
        ...environment,
        AUTH_URL: auth.url,
        MEDIA_PATH: mediaPath,
        S3_REGION: 'us-east-1',
        // Port 9 (discard) refuses connections.
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'Portfolio <no-reply@site.example>',
        SUPPORT_EMAIL: 'support@site.example',
        CHAT_MODEL: 'test',
        ...given,
      });
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
