import express from 'express';
import { csrf } from './csrf.ts';

test.each([
  ['https://site.example', true],
  ['http://localhost:3000', false],
])('of %s the token’s cookie is for https alone: %s, however the last hop came', async (origin, isSecure) => {
  const server = express()
    .use(csrf(origin), (_request, response) => void response.end())
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { headers } = await fetch(`http://127.0.0.1:${port}/auth/user/`);
  server.close();
  expect(headers.getSetCookie()[0]?.includes('; Secure')).toBe(isSecure);
});
