import { randomBytes } from 'node:crypto';
import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { restClient } from '@portfolio/testkit';
import { startAuth, type TestAuth } from '../../test/auth.ts';
import { authService } from '../service.ts';
import { retireDemoAccounts, seedDemoAccounts } from './demo-accounts.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ DATA_KEYS: `2026a:${randomBytes(32).toString('base64')}` }); // production has its own
});
afterAll(() => auth.close());

test('readings.md: demo accounts are made in an empty database only', async () => {
  expect(await seedDemoAccounts(auth.database)).toBe(false);
});

test('readings.md: production does not start with demo accounts; once they are shut it does, and nobody comes in with them', async () => {
  const before = await auth.signIn('superuser');
  const kept = { username: 'kept', email: 'kept@example.com', password: demoPassword };
  await before.rest.post('/planner/users/', kept);
  const refused = await authService({ ...auth.environment, NODE_ENV: 'production' });
  await expect(refused.listen(0)).rejects.toThrow(
    /demo accounts, whose password everybody knows: .*superuser.*"npm run retire-demo -w @portfolio\/auth"/,
  );
  await refused.close();
  expect(await retireDemoAccounts(auth.database)).toBe(Object.keys(demoAccounts).length);
  const production = await authService({ ...auth.environment, NODE_ENV: 'production' });
  const rest = restClient(await production.listen(0));
  for (const username of Object.keys(demoAccounts)) {
    const { status } = await rest.post('/auth/login/', { username, password: demoPassword });
    expect([username, status]).toEqual([username, 401]);
  }
  expect((await rest.post('/auth/token/refresh/', { refresh: before.refresh })).status).toBe(401);
  const bearer = { authorization: `Bearer ${before.access}` };
  expect((await rest.get('/auth/user/', bearer)).status).toBe(401);
  expect((await rest.get('/planner/users/', bearer)).status).toBe(401);
  expect((await rest.post('/auth/login/', kept)).status).toBe(200);
  expect(await retireDemoAccounts(auth.database)).toBe(0);
  await production.close();
});
