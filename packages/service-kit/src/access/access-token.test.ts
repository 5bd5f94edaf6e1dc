import { createTestIssuer } from '@portfolio/testkit';
import { createServer } from 'node:http';
import { accessTokenVerifier, remoteKeys } from './index.ts';

test('verifies by the published keys, once fetched also while auth is down', async () => {
  const issuer = await createTestIssuer();
  const verify = accessTokenVerifier(remoteKeys(issuer.url));
  const token = await issuer.token({ userId: 7, isStaff: true }, { session_id: 's' });
  const actor = { userId: 7, isStaff: true, isSuperuser: false, sessionId: 's' };
  expect(await verify(token)).toEqual(actor);
  await issuer.close();
  expect(await verify(token)).toEqual(actor);
  const stranger = await createTestIssuer();
  await expect(verify(await stranger.token({ userId: 7 }))).rejects.toMatchObject({ code: 'token_not_valid' });
  await stranger.close();
});

test('a token is not to blame when the keys cannot be had', async () => {
  const issuer = await createTestIssuer();
  const token = await issuer.token({ userId: 7 });
  await issuer.close();
  const unreachable = accessTokenVerifier(remoteKeys(issuer.url));
  await expect(unreachable(token)).rejects.toMatchObject({ code: 'unavailable' });

  const broken = createServer((_request, response) => response.writeHead(500).end());
  const port = await new Promise<number>((resolve) => {
    broken.listen(0, '127.0.0.1', () => {
      const address = broken.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const failing = accessTokenVerifier(remoteKeys(`http://127.0.0.1:${port}`));
  await expect(failing(token)).rejects.toMatchObject({ code: 'unavailable' });
  broken.close();
  broken.closeAllConnections();
});
