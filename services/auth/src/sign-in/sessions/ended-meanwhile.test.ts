import { jest } from '@jest/globals';
import { demoAccounts } from '@portfolio/demo/accounts';
import { lockWaits } from '@portfolio/testkit';
import { startAuth, type SignedIn } from '../../../test/auth.ts';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { stopClock } from '../../../test/clock.ts';
import { codeAt } from '../second-factor/totp.ts';

stopClock();
const auth = await startAuth();
afterAll(async () => {
  await auth.close();
  jest.useRealTimers();
});
beforeEach(() => auth.database.query('TRUNCATE rate_limit, second_factor, recovery_code, passkey'));

const { id } = demoAccounts.guard;

/** Makes ready what leaves a way back in. @returns what does it */
const ways: Record<string, (session: SignedIn) => Promise<() => Promise<{ status: number }>>> = {
  'a passkey': async ({ rest }) => {
    const authenticator = createAuthenticator(auth.environment.PUBLIC_ORIGIN);
    const credential = authenticator.create((await rest.post('/auth/passkeys/options/')).body);
    return () => rest.post('/auth/passkeys/', { name: 'Key', credential });
  },
  'an authenticator app': async ({ rest }) => {
    const { secret } = (await rest.post('/auth/second-factor/')).body;
    return () => rest.post('/auth/second-factor/confirm/', { code: codeAt(secret) });
  },
  'recovery codes': async ({ rest }) => {
    const { secret } = (await rest.post('/auth/second-factor/')).body;
    await rest.post('/auth/second-factor/confirm/', { code: codeAt(secret) });
    return () => rest.post('/auth/second-factor/recovery-codes/');
  },
  'another address': ({ rest }) => Promise.resolve(() => rest.post('/auth/change-email/', { email: 'a@b.example' })),
};

test.each(Object.keys(ways))('%s: not for a session that a new password is just ending', async (way) => {
  const add = await ways[way]!(await auth.signIn('guard'));
  const [added] = await auth.database.transaction(async (other) => {
    // As `setPassword` does.
    await other.query('UPDATE account SET last_login = now() WHERE id = $1', [id]);
    await other.query('DELETE FROM email_change WHERE user_id = $1', [id]);
    await other.query('UPDATE session SET revoked_at = now() WHERE user_id = $1', [id]);
    const asked = [add()];
    await lockWaits(auth.database, 1);
    return asked;
  });
  expect((await added)!.status).toBe(401);
});
