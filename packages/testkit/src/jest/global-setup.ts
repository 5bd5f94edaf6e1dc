import { startTestServer, type TestServer } from '../postgres/index.ts';

declare global {
  var testServer: TestServer | undefined;
}

/** One database server for the whole run, unless `TEST_DATABASE_URL` names one. */
export default async function setUp(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  globalThis.testServer = await startTestServer();
  process.env['TEST_DATABASE_URL'] = globalThis.testServer.url;
}
