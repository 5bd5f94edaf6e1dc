import { perService, serviceNames } from '@portfolio/contracts/routes';
import { eventually } from '@portfolio/testkit';
import { startTestGateway } from './test/gateway.ts';

test('ready while it reaches services, degraded but alive without some, unavailable without any', async () => {
  const gateway = await startTestGateway();
  const ready = async () => {
    const answer = await fetch(`${gateway.url}/health/ready`);
    return { code: answer.status, ...JSON.parse(await answer.text()) };
  };
  const becomes = (status: string) =>
    eventually(`the gateway is ${status}`, async () => {
      const health = await ready();
      return health.status === status && health;
    });
  expect(await ready()).toEqual({
    code: 200,
    status: 'ok',
    services: perService(() => 'up'),
  });
  await gateway.services.content.stop();
  expect(await becomes('degraded')).toMatchObject({ code: 200, services: { auth: 'up', content: 'down' } });
  for (const name of serviceNames) if (name !== 'content') await gateway.services[name].stop();
  expect(await becomes('unavailable')).toMatchObject({ code: 503, services: { auth: 'down' } });
  expect(await (await fetch(`${gateway.url}/health/live`)).json()).toEqual({ status: 'ok' });
  await gateway.services.auth.restart();
  expect(await becomes('degraded')).toMatchObject({ code: 200 });
  await gateway.close();
});

test('closing lets an answer under way finish and refuses new connections', async () => {
  const gateway = await startTestGateway();
  let answerNow: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    gateway.services.auth.intercept = (_request, response) => {
      answerNow = () => response.end('done');
      resolve();
    };
  });
  const answer = fetch(`${gateway.url}/auth/user/`);
  await arrived;
  const closed = gateway.close();
  const isOpen = (): Promise<boolean> =>
    fetch(`${gateway.url}/health/live`).then(
      () => true,
      () => false,
    );
  await eventually('new connections are refused', async () => !(await isOpen()));
  answerNow();
  expect(await (await answer).text()).toBe('done');
  await closed;
});

test('its status is for operators, and for whom a service lets in; a service that is away is told of', async () => {
  const token = 'the-token-of-the-operators-in-tests';
  const gateway = await startTestGateway({ env: { OPERATIONS_TOKEN: token } });
  const others = serviceNames.filter((name) => name !== 'content');
  for (const name of others)
    gateway.services[name].intercept = ({ headers }, response) => {
      const status = { 'Bearer staff': 200, 'Bearer member': 403 }[headers.authorization ?? ''] ?? 401;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(status === 200 ? { processes: [{ process: name, status: 'ok', schema: 'Last' }] } : {}),
      );
    };
  await gateway.services.content.stop();
  const ask = (bearer: string) => fetch(`${gateway.url}/status`, { headers: { authorization: `Bearer ${bearer}` } });
  const own = expect.objectContaining({ process: 'gateway', status: 'ok', since: expect.any(String) });
  const away = { process: 'content', status: 'down' };
  const withAway = (told: (process: string) => object) =>
    serviceNames.map((name) => (name === 'content' ? away : told(name)));
  expect(await (await ask('staff')).json()).toEqual({
    processes: [own, ...withAway((process) => ({ process, status: 'ok', schema: 'Last' }))],
  });
  const strict = (process: string) => ({ process, status: 'unavailable', reason: 'it answered 401' });
  expect(await (await ask(token)).json()).toEqual({ processes: [own, ...withAway(strict)] });
  expect((await ask('member')).status).toBe(403);
  expect((await ask('another')).status).toBe(401);
  expect((await fetch(`${gateway.url}/api/status/`)).status).toBe(401);
  for (const name of others) await gateway.services[name].stop();
  expect((await ask('staff')).status).toBe(503);
  await gateway.close();
});
