import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { parseEnvironment } from './environment.ts';
import { findFreePorts, requireFreePorts } from './ports.ts';

test('without variables everything has its documented place', () => {
  const { ports, dataPath, databaseUrl } = parseEnvironment({});
  expect(ports).toMatchObject({ EDGE_PORT: 3000, MFE_PORTAL_PORT: 3004, GATEWAY_PORT: 8005, SCHEDULING_PORT: 4103 });
  expect(dataPath).toMatch(/\/\.local$/);
  expect(databaseUrl).toBeUndefined();
});

test.each([
  [{ EDGE_PORT: '99999' }, 'EDGE_PORT is "99999": set it to a port from 1 to 65535, or leave it out.'],
  [{ EDGE_PORT: '8005' }, 'Port 8005 is set twice: give EDGE_PORT another one.'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL is "localhost": set it to'],
])('%j is refused in one sentence', (variables, sentence) => {
  expect(() => parseEnvironment(variables)).toThrow(sentence);
});

test('a taken port is named with the variable that changes it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts({ EDGE_PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another program: stop that program, or set EDGE_PORT to a free port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts({ EDGE_PORT: port })).resolves.toBeUndefined();
});

test('free ports differ, and are none that a system gives to whoever asks for any', async () => {
  const found = await findFreePorts(20);
  expect(new Set(found).size).toBe(20);
  expect(Math.max(...found)).toBeLessThan(32_768);
});
