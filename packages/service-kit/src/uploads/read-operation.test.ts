import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { answerOf, contentOf, end, fileAt, head, part, uploadServer, type Operation } from './upload-server.fixture.ts';

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});
const serve = async (...given: Parameters<typeof uploadServer>) => {
  const server = await uploadServer(...given);
  close = server.close;
  return server;
};
const nothing = () => Promise.resolve('answered');
const oneFile = head({ a: null }, { 0: ['variables.a'] });
const twoFiles = head({ a: null, b: null }, { 0: ['variables.a'], 1: ['variables.b'] });
const readBoth = (operation: Operation) =>
  Promise.all(['a', 'b'].map((name) => contentOf(fileAt(operation, name)).catch((error) => error.message)));

test('the operation is there before its files, and a file before it is whole', async () => {
  const seen: string[] = [];
  const told = Promise.withResolvers<void>();
  const server = await serve(async (operation) => {
    seen.push('operation');
    const { filename, mimetype, createReadStream } = await fileAt(operation, 'a');
    seen.push(filename, mimetype);
    for await (const chunk of createReadStream()) {
      seen.push(String(chunk));
      told.resolve();
    }
  });
  const request = server.start();
  request.write(`${oneFile}${part('0', 'half', 'ä.apk').slice(0, -2)}`);
  await told.promise;
  expect(seen).toEqual(['operation', 'ä.apk', 'text/plain', 'half']);
  request.end(`-whole\r\n${end}`);
  expect((await answerOf(request)).status).toBe(200);
  expect(seen.slice(3).join('')).toBe('half-whole');
});

test('files come in the order of the request, not of the map', async () => {
  const order: string[] = [];
  const server = await serve((operation) =>
    Promise.all(
      ['a', 'b'].map(async (name) => {
        const file = fileAt(operation, name);
        await file;
        order.push(name);
        return contentOf(file);
      }),
    ),
  );
  const { body } = await server.send(`${twoFiles}${part('1', 'of b', 'b')}${part('0', 'of a', 'a')}${end}`);
  expect([order, body]).toEqual([
    ['b', 'a'],
    ['of a', 'of b'],
  ]);
});

test('one upload that is referenced many times is one upload, which can be read once', async () => {
  const server = await serve(async ({ variables }) => {
    const { list, a } = variables as { list: unknown[]; a: unknown };
    expect(new Set([...list, a]).size).toBe(1);
    const file = fileAt({ variables }, 'a');
    expect(await contentOf(file)).toBe('once');
    return contentOf(file);
  });
  const map = { 0: ['variables.list.0', 'variables.a', 'variables.list.1'] };
  const { body } = await server.send(`${head({ list: [null, null], a: null }, map)}${part('0', 'once', 'a')}${end}`);
  expect(body).toEqual(['parse_error', 'Multipart form parse error - A file can be read only once.']);
});

test('parts that the map does not name, and a second of one name, are skipped', async () => {
  const server = await serve(readBoth);
  const long = 'x'.repeat(300_000);
  const { body } = await server.send(
    `${twoFiles}${part('7', long, 'z')}${part('0', 'first', 'a')}${part('0', long, 'a')}${part('1', 'b', 'b')}${end}`,
  );
  expect(body).toEqual(['first', 'b']);
});

describe('what is no such request is refused', () => {
  const nested = (paths: string[], variables: object = { a: null }) => head(variables, { 0: paths });
  test.each([
    ['nothing', '', 'Unexpected end of form'],
    ['no map', `${part('operations', '{}')}${end}`, '"operations" and "map" must be there.'],
    ['no operations', `${part('map', '{}')}${end}`, '"operations" must come before "map".'],
    ['the map first', `${part('map', '{}')}${part('operations', '{}')}${end}`, '"operations" must come before "map".'],
    ['a file first', `${part('0', 'x', 'a')}${oneFile}${end}`, '"map" must come before the files.'],
    ['operations that are no JSON', `${part('operations', '{')}${end}`, '"operations" is not what it should be.'],
    ['a list of operations', `${part('operations', '[]')}${end}`, '"operations" is not what it should be.'],
    [
      'a map of numbers',
      `${part('operations', '{}')}${part('map', '{"0":[1]}')}${end}`,
      '"map" is not what it should be.',
    ],
    ['a place that is not there', `${nested(['variables.b'])}${end}`, 'No file belongs at "variables.b".'],
    ['a place that is taken', `${nested(['variables.a'], { a: 'x' })}${end}`, 'No file belongs at "variables.a".'],
    ['a place twice', `${nested(['variables.a', 'variables.a'])}${end}`, 'No file belongs at "variables.a".'],
    ['the prototype', `${nested(['__proto__.a'])}${end}`, 'No file belongs at "__proto__.a".'],
    [
      'a list’s length',
      `${nested(['variables.a.length'], { a: [] })}${end}`,
      'No file belongs at "variables.a.length".',
    ],
  ])('%s', async (_title, body, reason) => {
    const server = await serve(nothing);
    expect(await server.send(body)).toEqual({
      status: 400,
      body: ['parse_error', `Multipart form parse error - ${reason}`],
    });
  });

  test('no boundary', async () => {
    const server = await serve(nothing);
    expect((await server.send('', 'multipart/form-data')).body[0]).toBe('parse_error');
  });

  test('a file that never comes', async () => {
    const server = await serve(readBoth);
    const { body } = await server.send(`${twoFiles}${part('0', 'x', 'a')}${end}`);
    expect(body).toEqual(['x', 'Multipart form parse error - A file is missing.']);
  });
});

test('limits are named: a field of more than 1 MB, more files than are taken', async () => {
  const server = await serve(nothing);
  expect((await server.send(`${part('operations', `"${'x'.repeat(1_000_001)}"`)}${end}`)).body).toEqual([
    'too_large',
    'Request is too large. The limit is 1000000 bytes for "operations".',
  ]);
  const map = Object.fromEntries([0, 1, 2, 3].map((n) => [n, [`variables.list.${n}`]]));
  expect((await server.send(`${head({ list: [null, null, null, null] }, map)}${end}`)).body).toEqual([
    'too_large',
    'Request is too large. The limit is 3 files.',
  ]);
});

test('a connection that breaks ends the file that flows and those to come', async () => {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<string[]>();
  const server = await serve(async (operation) => {
    void fileAt(operation, 'a').then(() => begun.resolve());
    told.resolve(await readBoth(operation));
  });
  const request = server.start().on('error', () => {});
  request.write(`${twoFiles}${part('0', 'half', 'a').slice(0, -2)}`);
  await begun.promise;
  request.destroy();
  expect(await told.promise).toEqual(Array(2).fill('Multipart form parse error - The connection was closed.'));
});

const large = 'x'.repeat(32_000_000);

test('who leaves a file half-way gives up on the others, and the answer gets through', async () => {
  const server = await serve(async (operation) => {
    const stream = (await fileAt(operation, 'a')).createReadStream();
    await once(stream, 'readable');
    stream.destroy();
    return readBoth(operation);
  });
  const { body } = await server.send(`${twoFiles}${part('0', large, 'a')}${part('1', large, 'b')}${end}`);
  expect(body).toEqual([
    'Multipart form parse error - A file can be read only once.',
    'Multipart form parse error - A file was not read to its end.',
  ]);
});

test('an answer before the end drops the rest, and the connection serves on', async () => {
  const server = await serve(nothing);
  for (let time = 0; time < 2; time += 1) {
    expect((await server.send(`${oneFile}${part('0', large, 'a')}${end}`)).body).toBe('answered');
  }
});

test('the reader sets the pace: what it has not read stays with the sender', async () => {
  const server = await serve(async (operation, request) => {
    const { createReadStream } = await fileAt(operation, 'a');
    while (request.readableFlowing !== false) await turn();
    expect(request.socket.bytesRead).toBeLessThan(1_000_000);
    let bytes = 0;
    for await (const chunk of createReadStream()) {
      bytes += chunk.length;
      expect(request.socket.bytesRead - bytes).toBeLessThan(1_000_000);
    }
    return bytes;
  });
  const request = server.start();
  request.end(`${oneFile}${part('0', large, 'a')}${end}`);
  expect((await answerOf(request)).body).toBe(large.length);
});
