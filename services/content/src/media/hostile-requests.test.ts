import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaLimits } from '@portfolio/contracts/content';
import { actors } from '@portfolio/testkit';
import sharp from 'sharp';
import { startContent } from '../../test/content.ts';
import { filesBelow, form, graphqlForm, namedFile, picture } from '../../test/files.ts';

const content = await startContent();
const png = Buffer.from(await (await picture(1)).arrayBuffer());
afterEach(async () => {
  await content.sql('TRUNCATE media_file, project CASCADE');
});
afterAll(() => content.close());

const texts = { title: 'T', description: 'd', long_description: 'l', technologies: 'React' };
const staff = () => content.as(actors.staff);
const kept = async () => (await content.sql('SELECT FROM media_file')).length;
/** What is still on its way or was kept: nothing, after a request that was refused. */
const left = async () => [
  ...(await readdir(join(content.mediaPath, 'incoming')).catch(() => [])),
  ...(await content.sql('SELECT hash AS left FROM media_file UNION ALL SELECT title FROM project')),
];

describe('limits are named', () => {
  test('a picture over 20 MB is 413 as soon as that much has come', async () => {
    const { status, body } = await staff().post(
      '/projects/',
      form({ ...texts, images: namedFile(Buffer.alloc(mediaLimits.imageBytes + 1, png), 'a.png') }),
    );
    expect([status, body]).toEqual([
      413,
      {
        detail: 'Request is too large. The limit is 20 MB.',
        images: ['Request is too large. The limit is 20 MB.'],
      },
    ]);
    expect(await left()).toEqual([]);
  });

  test('more than 12 images are refused, in one call and in several', async () => {
    const images = await Promise.all(Array.from({ length: 13 }, (_, n) => picture(n)));
    const { status, body } = await staff().post('/projects/', form({ ...texts, images }));
    expect([status, body.detail]).toEqual([413, 'Request is too large. The limit is 12 files.']);
    expect(await left()).toEqual([]);

    const { id, images: present } = (await staff().post('/projects/', form({ ...texts, images: images.slice(0, 8) })))
      .body;
    const existing = present.map((image: { id: string }) => image.id);
    const more = await staff().patch(
      `/projects/${id}/`,
      form({ existing_images: existing, images: images.slice(8, 13) }),
    );
    expect([more.status, more.body]).toEqual([400, { images: ['Ensure this field has no more than 12 elements.'] }]);
    expect(await kept()).toBe(8);
  });

  test.each([
    ['a text of more than 1 MB', { ...texts, description: 'x'.repeat(2 ** 20 + 1) }, 413],
    ['a text of more characters than its field takes', { ...texts, title: 'x'.repeat(201) }, 400],
    ['more than 200 fields', Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`f${n}`, 'x'])), 413],
    ['more than 30 technologies', { ...texts, technologies: Array.from({ length: 31 }, (_, n) => `t${n}`) }, 400],
  ])('%s', async (_title, fields, expected) => {
    const { status } = await staff().post('/projects/', form({ ...fields, images: await picture(1) }));
    expect(status).toBe(expected);
    expect(await left()).toEqual([]);
  });
});

describe('names are only names', () => {
  test.each([
    '../../../../evil.png',
    '..\\..\\evil.png',
    '/etc/cron.d/evil.png',
    'C:\\evil.png',
    `${'a'.repeat(5_000)}.png`,

    '"><script>.png',
    '.htaccess',
    'a.png.php',
  ])('a picture called %j is kept under its hash', async (name) => {
    const { status, body } = await staff().post('/projects/', form({ ...texts, images: namedFile(png, name) }));
    expect(status).toBe(201);
    expect(body.image).toMatch(/^\/media\/[0-9a-f]{64}-64\.webp$/);
    for (const file of await filesBelow(content.mediaPath)) expect(file).toMatch(/^[0-9a-f]{64}-64\.(avif|webp)$/);
  });

  test('a field called __proto__ or constructor is a field like any other', async () => {
    const fields = form({ ...texts, images: await picture(1), __proto__x: '1', constructor: 'x' });
    fields.append('__proto__', 'polluted');
    expect((await staff().post('/projects/', fields)).status).toBe(201);
    expect(({} as Record<string, unknown>)['0']).toBeUndefined();
  });
});

describe('polyglots are taken for the picture that they are, and nothing else of them is kept', () => {
  const payload = '<script>alert(1)</script>';
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a PNG with HTML behind it', () => Buffer.concat([png, Buffer.from(payload)])],
    ['a PNG with an archive behind it', () => Buffer.concat([png, Buffer.from(`PK\x03\x04${payload}`)])],
    [
      'a JPEG with a script in its metadata',
      () =>
        sharp(png)
          .withExif({ IFD0: { Copyright: payload } })
          .jpeg()
          .toBuffer(),
    ],
    ['a GIF with a script in a comment', async () => withGifComment(await sharp(png).gif().toBuffer(), payload)],
  ])('%s', async (_title, make) => {
    const { status, body } = await staff().post(
      '/projects/',
      form({ ...texts, images: namedFile(await make(), 'a.png') }),
    );
    expect(status).toBe(201);
    for (const address of [body.image, body.image.replace('.webp', '.avif')]) {
      const response = await fetch(`${content.url}${address}`);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false);
    }
  });

  const withGifComment = (gif: Buffer, comment: string) => {
    // Behind header and global colour table (its size is in the lower bits of byte 10).
    const at = 13 + 3 * 2 ** ((gif[10]! & 7) + 1);
    const block = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), Buffer.from(comment), Buffer.from([0])]);
    return Buffer.concat([gif.subarray(0, at), block, gif.subarray(at)]);
  };
});

describe('requests that are no form', () => {
  const boundary = 'x';
  const part = (name: string, value: string, filename?: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n${value}\r\n`;
  const fields = Object.entries(texts)
    .map(([name, value]) => part(name, value))
    .join('');
  const send = async (body: string, type = `multipart/form-data; boundary=${boundary}`) => {
    const token = await content.issuer.token(actors.staff);
    const response = await fetch(`${content.url}/projects/`, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
      body: Buffer.from(body, 'latin1'),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const image = () => png.toString('latin1');

  test.each<[string, () => Promise<{ status: number; body: Record<string, unknown> }>]>([
    ['no boundary', () => send(fields, 'multipart/form-data')],
    ['an empty body', () => send('')],
    ['a boundary that never comes', () => send(fields, 'multipart/form-data; boundary=y')],
    ['no end', () => send(fields + part('images', image(), 'a.png'))],
    ['an end in the middle of a file', () => send(fields + part('images', image(), 'a.png').slice(0, 150))],
    ['an end in the middle of a header', () => send(`${fields}--${boundary}\r\ncontent-dispo`)],
    ['a broken header', () => send(`${fields}--${boundary}\r\n\x00\x01: y\r\n\r\nz\r\n--${boundary}--`)],
    ['a picture as text', () => send(`${fields}${part('images', image())}--${boundary}--`)],
    ['a picture in the wrong field', () => send(`${fields}${part('image', image(), 'a.png')}--${boundary}--`)],
    [
      'a nameless file',
      () =>
        send(
          `${fields}--${boundary}\r\ncontent-disposition: form-data; name="images"; filename=""\r\n\r\n\r\n--${boundary}--`,
        ),
    ],
    ['a name with a NUL', () => send(`${fields}${part('images', image(), 'a\0.png')}--${boundary}--`)],
    ['a file without content', () => send(`${fields}${part('images', '', 'a.png')}--${boundary}--`)],
  ])('%s is 400 and leaves nothing', async (_title, call) => {
    const { status, body } = await call();
    expect([status, Object.values(body).flat()]).toEqual([400, expect.arrayContaining([expect.any(String)])]);
    expect(await left()).toEqual([]);
  });

  test('a foreign content type is 415', async () => {
    const { status } = await send('<project/>', 'application/xml');
    expect(status).toBe(415);
    expect(await left()).toEqual([]);
  });
});

describe('GraphQL multipart requests (the multipart specification)', () => {
  const mutation = `mutation ($input: ProjectFields!, $images: [Upload!]!) { createProject(input: $input, images: $images) { images { id } } }`;
  const input = { title: 't', description: 'd', longDescription: 'l', technologies: ['x'] };
  const preflight = { 'apollo-require-preflight': 'true' };
  const send = async (body: FormData, headers: Record<string, string> = preflight) =>
    staff().post('/graphql', body, headers);
  const parts = (entries: [string, string | Blob][]) => {
    const data = new FormData();
    for (const [name, value] of entries) {
      if (typeof value === 'string') data.append(name, value);
      else data.append(name, value, 'a.png');
    }
    return data;
  };
  const operations = JSON.stringify({ query: mutation, variables: { input, images: [null] } });

  test('one upload referenced twelve times is received, checked and kept once', async () => {
    const images = Array.from({ length: 12 }, () => null);
    const data = parts([
      ['operations', JSON.stringify({ query: mutation, variables: { input, images } })],
      ['map', JSON.stringify({ 0: images.map((_, n) => `variables.images.${n}`) })],
      ['0', await picture(5)],
    ]);
    expect((await send(data)).body.data.createProject.images).toHaveLength(1);
    expect(await kept()).toBe(1);
  });

  test.each<[string, () => Promise<FormData> | FormData]>([
    [
      'referenced thirteen times',
      async () => {
        const images = Array.from({ length: 13 }, () => null);
        return parts([
          ['operations', JSON.stringify({ query: mutation, variables: { input, images } })],
          ['map', JSON.stringify({ 0: images.map((_, n) => `variables.images.${n}`) })],
          ['0', await picture(5)],
        ]);
      },
    ],
    ['without a map', () => parts([['operations', operations]])],
    [
      'without operations',
      async () =>
        parts([
          ['map', '{}'],
          ['0', await picture(1)],
        ]),
    ],
    [
      'with the map first',
      async () =>
        parts([
          ['map', '{"0":["variables.images.0"]}'],
          ['operations', operations],
          ['0', await picture(1)],
        ]),
    ],
    [
      'with the file first',
      async () =>
        parts([
          ['0', await picture(1)],
          ['operations', operations],
          ['map', '{"0":["variables.images.0"]}'],
        ]),
    ],
    [
      'with a map that is no JSON',
      () =>
        parts([
          ['operations', operations],
          ['map', '{'],
        ]),
    ],
    [
      'with a map that is a list',
      () =>
        parts([
          ['operations', operations],
          ['map', '[]'],
        ]),
    ],
    [
      'with a path that is none',
      () =>
        parts([
          ['operations', operations],
          ['map', '{"0":[7]}'],
        ]),
    ],
    [
      'with a path into the prototype',
      async () =>
        parts([
          ['operations', operations],
          ['map', '{"0":["__proto__.polluted"]}'],
          ['0', await picture(1)],
        ]),
    ],
    [
      'whose file never comes',
      () =>
        parts([
          ['operations', operations],
          ['map', '{"0":["variables.images.0"]}'],
        ]),
    ],
    [
      'with more files than are taken',
      async () =>
        graphqlForm(
          mutation,
          { input, images: [] },
          Object.fromEntries(
            await Promise.all(
              Array.from({ length: 20 }, async (_, n) => [`variables.images.${n}`, await picture(n)] as const),
            ),
          ),
        ),
    ],
    [
      'with a text where the file should be',
      () =>
        parts([
          ['operations', JSON.stringify({ query: mutation, variables: { input, images: ['x'] } })],
          ['map', '{}'],
        ]),
    ],
  ])('a request %s is refused and leaves nothing', async (_title, make) => {
    const { body } = await send(await make());
    expect(body.errors[0].message).toEqual(expect.any(String));
    expect(body.data?.createProject ?? null).toBeNull();
    expect(await left()).toEqual([]);
  });

  test.each([
    ['without content', Buffer.alloc(0), 'BAD_USER_INPUT', 'The submitted file is empty.'],
    [
      'over 20 MB',
      Buffer.alloc(mediaLimits.imageBytes + 1, 1),
      'PAYLOAD_TOO_LARGE',
      'Request is too large. The limit is 20 MB.',
    ],
  ])('a picture %s is refused and leaves nothing', async (_title, bytes, code, sentence) => {
    const files = { 'variables.images.0': namedFile(bytes, 'a.png') };
    const [error] = (await send(graphqlForm(mutation, { input, images: [null] }, files))).body.errors;
    expect(error.extensions.code).toBe(code);
    expect(JSON.stringify(error)).toContain(sentence);
    expect(await left()).toEqual([]);
  });

  test('a form of a foreign page (no header that it cannot send) is refused', async () => {
    const data = graphqlForm(mutation, { input, images: [null] }, { 'variables.images.0': await picture(1) });
    expect((await send(data, {})).status).toBe(400);
    expect(await left()).toEqual([]);
  });
});
