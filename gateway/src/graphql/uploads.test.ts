import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { mediaLimits } from '@portfolio/contracts/content';
import { startTestGateway, type TestGateway } from '../test/gateway.ts';

let gateway: TestGateway;
let onChunk: (bytes: number) => void = () => {};
beforeAll(async () => {
  gateway = await startTestGateway({ onChunk: (bytes) => onChunk(bytes) });
});
afterAll(() => gateway.close());

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const upload = 'mutation ($file: Upload!) { upload(file: $file) { filename mimetype bytes sha256 } }';

async function send(body: FormData, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) {
  const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', body, headers });
  return { status: answer.status, ...JSON.parse(await answer.text()) };
}

function form(operation: object, map: Record<string, string[]>, files: File[]): FormData {
  const data = new FormData();
  data.append('operations', JSON.stringify(operation));
  data.append('map', JSON.stringify(map));
  for (const [index, file] of files.entries()) data.append(String(index), file);
  return data;
}

test('a file reaches the subgraph that owns the mutation unchanged', async () => {
  const content = Buffer.alloc(3_000_000, 'aß\r\n--x\0');
  const file = new File([content], 'Ä 1%22.png', { type: 'image/png' });
  expect(await send(form({ query: upload, variables: { file: null } }, { 0: ['variables.file'] }, [file]))).toEqual({
    status: 200,
    data: { upload: { filename: 'Ä 1%22.png', mimetype: 'image/png', bytes: content.length, sha256: sha256(content) } },
  });
});

test('several files within an input keep their places, an empty one too', async () => {
  const query = 'mutation ($input: Images!) { uploadAll(input: $input) { filename sha256 } }';
  const variables = { input: { note: 'n', images: [null, null] } };
  const files = [new File(['one'], 'one'), new File([], 'two')];
  const map = { 0: ['variables.input.images.1'], 1: ['variables.input.images.0'] };
  expect(await send(form({ query, variables }, map, files))).toEqual({
    status: 200,
    data: {
      uploadAll: [
        { filename: 'two', sha256: sha256('') },
        { filename: 'one', sha256: sha256('one') },
      ],
    },
  });
});

test('the subgraph reads a file while the client still sends it', async () => {
  const arrived = new Promise<void>((resolve) => (onChunk = () => resolve()));
  const request = httpRequest(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' },
  });
  const part = (head: string, body: string): string => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}`;
  request.write(`${part('name="operations"', JSON.stringify({ query: upload, variables: { file: null } }))}\r\n`);
  request.write(`${part('name="map"', '{"0":["variables.file"]}')}\r\n`);
  request.write(part('name="0"; filename="big.bin"', 'x'.repeat(1_000_000)));
  await arrived;
  request.end('y\r\n--b--\r\n');
  const [answer] = await once(request, 'response');
  expect(JSON.parse(await text(answer))).toMatchObject({ data: { upload: { bytes: 1_000_001 } } });
});

test('an upload that its client breaks off is no fault, and a subgraph that is gone is one', async () => {
  const faults = () => gateway.logged.flatMap(({ level, msg }) => (level >= 50 ? [msg] : []));
  const before = faults().length;
  const arrived = new Promise<void>((resolve) => (onChunk = () => resolve()));
  const request = httpRequest(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' },
  });
  request.on('error', () => {});
  const part = (head: string, body: string): string => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}`;
  request.write(`${part('name="operations"', JSON.stringify({ query: upload, variables: { file: null } }))}\r\n`);
  request.write(
    `${part('name="map"', '{"0":["variables.file"]}')}\r\n${part('name="0"; filename="a"', 'x'.repeat(1e6))}`,
  );
  await arrived;
  const refused = gateway.untilLogged('request');
  request.destroy();
  await refused;
  await gateway.services.content.stop();
  const { errors } = await gateway.ask('{ projects { count } }');
  await gateway.services.content.restart();
  expect(errors?.[0]?.extensions['code']).toBe('UNAVAILABLE');
  expect(faults().slice(before)).toEqual(['a subgraph did not answer']);
});

test('an upload that stalls is told so, and the subgraph is not left waiting for it', async () => {
  const impatient = await startTestGateway({ env: { STALL_SECONDS: '0.5' }, onChunk: (bytes) => onChunk(bytes) });
  const broken = new Promise((resolve) => {
    impatient.services.content.intercept = (request) => void request.resume().once('error', resolve);
  });
  const request = httpRequest(`${impatient.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' },
  });
  const part = (head: string, body: string): string => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}`;
  request.write(`${part('name="operations"', JSON.stringify({ query: upload, variables: { file: null } }))}\r\n`);
  request.write(`${part('name="map"', '{"0":["variables.file"]}')}\r\n${part('name="0"; filename="a"', 'half')}`);
  const [answer] = await once(request, 'response');
  expect(answer.statusCode).toBe(408);
  expect(JSON.parse(await text(answer)).errors[0].extensions.code).toBe('REQUEST_TIMEOUT');
  await broken;
  request.destroy();
  await impatient.close();
});

test('a form of a foreign page is refused before its files are read', async () => {
  const answer = await send(
    form({ query: upload, variables: { file: null } }, { 0: ['variables.file'] }, [new File(['x'], 'x')]),
    {},
  );
  expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});

test('more files than any form of ours has are refused', async () => {
  const files = Array.from({ length: mediaLimits.images + 4 }, (_, index) => new File(['x'], `${index}`));
  const map = Object.fromEntries(files.map((_, index) => [index, [`variables.input.images.${index}`]]));
  const query = 'mutation ($input: Images!) { uploadAll(input: $input) { filename } }';
  const answer = await send(form({ query, variables: { input: { images: files.map(() => null) } } }, map, files));
  expect(answer).toMatchObject({ status: 413, errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] });
});

test('a broken multipart request is answered, not dropped', async () => {
  const data = new FormData();
  data.append('operations', '{');
  expect(await send(data)).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});

test('without the subgraph the client is told, while it uploads', async () => {
  await gateway.services.content.stop();
  const file = new File([Buffer.alloc(3_000_000)], 'x');
  const answer = await send(form({ query: upload, variables: { file: null } }, { 0: ['variables.file'] }, [file]));
  await gateway.services.content.restart();
  expect(answer).toMatchObject({
    status: 200,
    errors: [{ extensions: { code: 'UNAVAILABLE', serviceName: 'content' } }],
  });
});
