import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { actors } from '@portfolio/testkit';
import sharp from 'sharp';
import { startContent, type TestContent } from '../../test/content.ts';
import { form, picture } from '../../test/files.ts';
import { MediaAccess } from './library.ts';

let content: TestContent;
let project: { id: number; image: string; images: { avif_srcset: string; webp_srcset: string }[] };

beforeAll(async () => {
  content = await startContent();
  const texts = { title: 'Pictures', description: 'd', long_description: 'l', technologies: 'React' };
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const images = [new Blob([Uint8Array.from(photo)])];
  project = (await content.as(actors.staff).post('/projects/', form({ ...texts, images }))).body;
});
afterAll(() => content.close());

const fetchMedia = (path: string, init?: RequestInit) => fetch(`${content.url}${path}`, init);
const addresses = (srcset: string) => srcset.split(', ').map((entry) => entry.split(' ')[0]!);

test('images become upright AVIF and WebP variants without metadata, with width and height known', async () => {
  expect(project.images[0]).toMatchObject({ width: 800, height: 1200 });
  for (const [type, srcset] of [
    ['image/avif', project.images[0]!.avif_srcset],
    ['image/webp', project.images[0]!.webp_srcset],
  ] as const) {
    expect(addresses(srcset)).toHaveLength(2);
    for (const address of addresses(srcset)) {
      const response = await fetchMedia(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.includes('SECRET-PLACE')).toBe(false);
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([height / width, exif, orientation]).toEqual([1.5, undefined, undefined]);
    }
  }
});

test('nobody else on the machine reads files: drafts are among them', async () => {
  const entries = await readdir(content.mediaPath, { recursive: true });
  const modes = await Promise.all(
    entries.map(async (entry) => (await stat(join(content.mediaPath, entry))).mode & 0o077),
  );
  expect(modes.length).toBeGreaterThan(4);
  expect(modes.filter((mode) => mode !== 0)).toEqual([]);
});

test('addresses are immutable: long cache, strong validator, nothing that a browser could run', async () => {
  const { headers } = await fetchMedia(project.image);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const held of ['sandbox', "frame-ancestors 'none'"])
    expect(headers.get('content-security-policy')).toContain(held);
  const again = await fetchMedia(project.image, {
    headers: { 'if-none-match': headers.get('etag')!, 'cache-control': 'max-age=0' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

describe('range requests', () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = Buffer.from(await (await fetchMedia(project.image)).arrayBuffer());
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-7', -7, undefined],
    ['bytes=5-999999', 5, undefined],
  ])('%s', async (range, start, end) => {
    const response = await fetchMedia(project.image, { headers: { range } });
    const expected = whole.subarray(start, end);
    expect(response.status).toBe(206);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(expected);
    const first = start < 0 ? whole.length + start : start;
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${first + expected.length - 1}/${whole.length}`);
  });

  test('outside of the file is 416', async () => {
    const response = await fetchMedia(project.image, { headers: { range: `bytes=${whole.length}-` } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
  });

  test.each(['bytes=0-1,4-5', 'lines=1-2', 'nonsense'])('%s gets the whole file', async (range) => {
    const response = await fetchMedia(project.image, { headers: { range } });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, whole.length]);
  });

  test('If-Range with another validator gets the whole file', async () => {
    const response = await fetchMedia(project.image, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, whole.length]);
  });

  test('HEAD tells the size and sends nothing', async () => {
    const response = await fetchMedia(project.image, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(whole.length));
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
});

test.each([
  '/media/',
  '/media/x.webp',
  '/media/..%2F..%2Fetc%2Fpasswd',
  '/media/%2e%2e/secret',
  `/media/${'0'.repeat(64)}-480.webp`,
  `/media/${'0'.repeat(64)}.apk`,
])('%s is not found', async (path) => {
  expect((await fetchMedia(path)).status).toBe(404);
});

test('a width that was never made is not found', async () => {
  expect((await fetchMedia(project.image.replace('-800.', '-801.'))).status).toBe(404);
});

test('readings.md: media of a draft are answered only with the grant that administrators get', async () => {
  const staff = content.as(actors.staff);
  await staff.patch(`/projects/${project.id}/`, { is_published: false });
  expect((await fetchMedia(project.image)).status).toBe(404);

  const { image } = (await staff.get(`/projects/${project.id}/`)).body;
  const granted = await fetchMedia(image);
  expect([granted.status, granted.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
  for (const forged of [
    image.replace(/.$/, 'x'),
    image.replace(/access=\d+/, 'access=99999999999'),
    `${project.image}?access=1.x`,
  ]) {
    expect((await fetchMedia(forged)).status).toBe(404);
  }

  await staff.patch(`/projects/${project.id}/`, { is_published: true });
  expect((await fetchMedia(project.image)).status).toBe(200);
});

test('a grant ends within two hours, is the same for an hour, and is for one file', () => {
  const access = new MediaAccess('secret');
  const hash = 'a'.repeat(64);
  const noon = Date.UTC(2026, 0, 1, 12);
  const grant = access.grant(hash, noon).replace('?access=', '');
  expect(access.grant(hash, noon + 3_599_999)).toBe(`?access=${grant}`);
  expect(access.allows(hash, grant, noon + 7_199_999)).toBe(true);
  expect(access.allows(hash, grant, noon + 7_200_000)).toBe(false);
  expect(access.allows('b'.repeat(64), grant, noon)).toBe(false);
  expect(new MediaAccess('other').allows(hash, grant, noon)).toBe(false);
});

test('the same picture in two projects is stored once', async () => {
  const texts = { title: 'Again', description: 'd', long_description: 'l', technologies: 'React' };
  const staff = content.as(actors.staff);
  const [one, two] = await Promise.all(
    [1, 2].map(async () => (await staff.post('/projects/', form({ ...texts, images: [await picture(77)] }))).body),
  );
  expect(one.image).toBe(two.image);
  await staff.delete(`/projects/${one.id}/`);
  expect((await fetchMedia(two.image)).status).toBe(200);
});
