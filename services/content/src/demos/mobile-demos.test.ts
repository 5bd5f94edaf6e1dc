import { actors, restClient } from '@portfolio/testkit';
import { androidPackage, iosPackage } from '../seed/apps.ts';
import { startContent } from '../../test/content.ts';
import { form, graphqlForm, namedFile, picture } from '../../test/files.ts';

const texts = {
  title: 'Trail',
  description: 'Maps',
  features: 'Offline\nShared',
  version: '1.4.0',
  operating_systems: ['Android', 'iOS'],
};
const staff = () => content.as(actors.staff);
const create = async (more: Parameters<typeof form>[0] = {}) => {
  const files = { apk_file: apk, screenshots: [await picture(1)] };
  const { status, body } = await staff().post('/mobile-demos/', form({ ...texts, ...files, ...more }));
  expect(status).toBe(201);
  return body;
};

const content = await startContent();
const apk = namedFile(await androidPackage('com.example.trail', 'Trail', '1.4.0'), 'trail.apk');
const ipa = namedFile(await iosPackage('com.example.trail', 'Trail', '1.4.0'), 'trail.ipa');
afterAll(() => content.close());

describe('POST /mobile-demos/ (core-site.md §7, Mobile demos)', () => {
  test('takes text fields, apk_file, ipa_file, image, repeated screenshots and operating_systems', async () => {
    const screenshots = [await picture(2), await picture(3)];
    const body = await create({
      ipa_file: ipa,
      image: await picture(4),
      screenshots,
      webview_url: 'https://a.example',
    });
    expect(body).toMatchObject({
      slug: 'trail',
      version: '1.4.0',
      features: 'Offline\nShared',
      operating_systems: [{ name: 'Android' }, { name: 'iOS' }],
      qr_code: '/media/qr/mobile-demos/trail.svg',
      apk_size: apk.size,
      ipa_size: ipa.size,
      webview_url: 'https://a.example',
      is_published: true,
      revision: 1,
    });
    expect(body.screenshots).toHaveLength(2);
    expect(body.image).not.toBe(body.screenshots[0].url);
    expect((await content.rest.get('/mobile-demos/trail/')).body).toEqual(body);
    expect((await content.rest.get(`/mobile-demos/${body.id}/`)).body).toEqual(body);
  });

  test('the app is downloaded under a readable name, unchanged, also in ranges', async () => {
    const { apk_file: address, slug } = await create();
    const response = await fetch(`${content.url}${address}`);
    expect(response.headers.get('content-type')).toBe('application/vnd.android.package-archive');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?trail[-\d]*\.apk"?$/);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await apk.arrayBuffer()));
    expect(slug).toMatch(/^trail/);
    const part = await fetch(`${content.url}${address}`, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PK\u0003\u0004']);
  });

  test('a file that a draft shares is downloaded under the name of what is published: a draft’s address is nobody’s to know', async () => {
    const own = { apk_file: namedFile(await androidPackage('com.example.zebra', 'Zebra', '1.0.0'), 'zebra.apk') };
    const { apk_file: address } = await create({ ...own, title: 'Zebra crossing' });
    await create({ ...own, title: 'A secret product', is_published: 'false' });
    const response = await fetch(`${content.url}${address}`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?zebra-crossing[-\d]*\.apk"?$/);
  });

  test('the QR code is an image that leads to the demo’s page', async () => {
    const response = await fetch(`${content.url}/media/qr/mobile-demos/trail.svg`);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg[^>]*>.*<\/svg>\s*$/s);
    expect((await content.rest.get('/media/qr/mobile-demos/a%3Cb.svg')).status).toBe(404);
  });

  test('without an image of its own the first screenshot stands in', async () => {
    const body = await create();
    expect(body.image).toBe(body.screenshots[0].url);
  });

  test('core-site.md §5, Admin mobile demo form: required fields, and APK and screenshots on create', async () => {
    const { status, body } = await staff().post('/mobile-demos/', form({ webview_url: 'javascript:alert(1)' }));
    expect(status).toBe(400);
    expect(body).toEqual({
      title: ['This field is required.'],
      description: ['This field is required.'],
      features: ['This field is required.'],
      version: ['This field is required.'],
      operating_systems: ['This field is required.'],
      webview_url: ['Enter a valid URL.'],
      apk_file: ['No file was submitted.'],
      screenshots: ['No file was submitted.'],
    });
  });

  test('core-site.md §5: .apk only, .ipa only', async () => {
    const bytes = Buffer.from(await apk.arrayBuffer());
    const wrong = { apk_file: namedFile(bytes, 'trail.zip'), screenshots: [await picture(1)] };
    expect((await staff().post('/mobile-demos/', form({ ...texts, ...wrong }))).body).toEqual({
      apk_file: ['Upload a valid Android package (.apk).'],
    });
    const swapped = { apk_file: apk, ipa_file: namedFile(bytes, 'trail.ipa'), screenshots: [await picture(1)] };
    expect((await staff().post('/mobile-demos/', form({ ...texts, ...swapped }))).body).toEqual({
      ipa_file: ['Upload a valid iOS package (.ipa).'],
    });
  });

  test('operating systems by id or name; an unknown id is refused and nothing is created', async () => {
    const first = await create({ operating_systems: 'Cross-Platform' });
    const { id } = first.operating_systems[0];
    const second = await create({ operating_systems: [String(id), 'IOS'] });
    expect(second.operating_systems[0]).toEqual({ id, name: 'Cross-Platform' });
    expect(second.operating_systems[1].name).toBe('iOS');
    const before = (await staff().get('/mobile-demos/')).body.count;
    const files = { apk_file: apk, screenshots: [await picture(1)] };
    const refused = await staff().post('/mobile-demos/', form({ ...texts, ...files, operating_systems: '999' }));
    expect(refused.body).toEqual({ operating_systems: ['Invalid pk "999" - object does not exist.'] });
    expect((await staff().get('/mobile-demos/')).body.count).toBe(before);
  });
});

describe('GET /mobile-demos/', () => {
  test('searches, filters by any of the operating systems, and hides drafts', async () => {
    await create({ title: 'Findable beacon', operating_systems: 'Fuchsia' });
    await create({ title: 'Hidden beacon', operating_systems: 'Tizen', is_published: 'false' });
    const titles = async (query: string, api = content.rest) =>
      (await api.get(`/mobile-demos/?${query}`)).body.results.map(({ title }: { title: string }) => title);
    expect(await titles('search=BEACON')).toEqual(['Findable beacon']);
    expect(await titles('search=beacon', staff())).toEqual(['Hidden beacon', 'Findable beacon']);

    const systems = async (api: typeof content.rest): Promise<{ id: number; name: string }[]> =>
      (await api.get('/mobile-demos/os/')).body.results;
    const idOf = async (name: string) => (await systems(staff())).find((system) => system.name === name)!.id;
    expect((await systems(content.rest)).map(({ name }) => name)).not.toContain('Tizen');
    const [fuchsia, tizen] = [await idOf('Fuchsia'), await idOf('Tizen')];
    expect(await titles(`operating_systems=${fuchsia},${tizen}`)).toEqual(['Findable beacon']);
    expect(await titles(`operating_systems=${tizen}`)).toEqual([]);
  });

  test('files of a draft need the grant in their address', async () => {
    const other = namedFile(await androidPackage('com.example.hidden', 'Hidden', '1'), 'hidden.apk');
    const { id, apk_file: granted } = await create({ apk_file: other, is_published: 'false' });
    expect((await content.rest.get(`/mobile-demos/${id}/`)).status).toBe(404);
    expect((await fetch(`${content.url}${granted}`)).status).toBe(200);
    expect((await fetch(`${content.url}${granted.split('?')[0]}`)).status).toBe(404);
  });
});

describe('PUT, PATCH, DELETE /mobile-demos/{id}/', () => {
  test('PUT keeps files that are not sent; optional ones can be replaced and taken away', async () => {
    const before = await create({ ipa_file: ipa, image: await picture(8) });
    const put = await staff().put(`/mobile-demos/${before.id}/`, form({ ...texts, title: 'Renamed' }));
    expect(put.status).toBe(200);
    expect(put.body).toMatchObject({ title: 'Renamed', apk_file: before.apk_file, ipa_file: before.ipa_file });
    const patched = await staff().patch(`/mobile-demos/${before.id}/`, { remove: ['ipa_file', 'image'] });
    expect(patched.body).toMatchObject({
      ipa_file: null,
      ipa_size: null,
      image: before.screenshots[0].url,
      revision: 3,
    });
  });

  test('an older revision is refused', async () => {
    const { id } = await create();
    const first = { 'if-match': '"1"' };
    await staff().patch(`/mobile-demos/${id}/`, { version: '2.0' }, first);
    const { status, body } = await staff().patch(`/mobile-demos/${id}/`, { version: '3.0' }, first);
    expect([status, body.revision]).toEqual([409, 2]);
  });

  describe('core-site.md §3: one operating_system, or several operating_systems', () => {
    const { operating_systems: _, ...others } = texts;
    const names = (body: { operating_systems: { name: string }[] }) => body.operating_systems.map(({ name }) => name);

    test('a demo is made with one, by name or by id, and answers its name', async () => {
      const files = { apk_file: apk, screenshots: await picture(21) };
      const made = await staff().post('/mobile-demos/', form({ ...others, ...files, operating_system: 'KaiOS' }));
      expect([made.status, made.body.operating_system, names(made.body)]).toEqual([201, 'KaiOS', ['KaiOS']]);
      const [{ id }] = made.body.operating_systems;
      const again = await staff().post('/mobile-demos/', form({ ...others, ...files, operating_system: String(id) }));
      expect([again.status, again.body.operating_system]).toEqual([201, 'KaiOS']);
    });

    test('who sends back what was read with another one means that one; with the same, nothing', async () => {
      const { id } = await create({ operating_systems: ['Android', 'iOS'] });
      const read = async () => (await staff().get(`/mobile-demos/${id}/`)).body;
      const put = async (change: object) =>
        (await staff().put(`/mobile-demos/${id}/`, { ...(await read()), ...change })).body;
      expect(names(await put({ title: 'Same systems' }))).toEqual(['Android', 'iOS']);
      expect(names(await put({ operating_systems: undefined }))).toEqual(['Android', 'iOS']);
      expect(names(await put({ operating_systems: ['Android'] }))).toEqual(['Android']);
      expect(names(await put({ operating_system: 'Cross-Platform' }))).toEqual(['Cross-Platform']);
    });

    test('without either, PUT misses operating_systems', async () => {
      const { id } = await create();
      const { status, body } = await staff().put(`/mobile-demos/${id}/`, others);
      expect([status, body]).toEqual([400, { operating_systems: ['This field is required.'] }]);
    });
  });

  test('DELETE removes the demo', async () => {
    const { id } = await create();
    expect((await staff().delete(`/mobile-demos/${id}/`)).status).toBe(204);
    expect((await staff().get(`/mobile-demos/${id}/`)).status).toBe(404);
  });

  test.each([
    [undefined, 401],
    [actors.manager, 403],
    [actors.patron, 403],
  ])('%j is answered %s', async (persona, status) => {
    const { id } = await create();
    const api = persona ? content.as(persona) : restClient(content.url);
    expect((await api.post('/mobile-demos/', form(texts))).status).toBe(status);
    expect((await api.put(`/mobile-demos/${id}/`, form(texts))).status).toBe(status);
    expect((await api.patch(`/mobile-demos/${id}/`, { title: 'x' })).status).toBe(status);
    expect((await api.delete(`/mobile-demos/${id}/`)).status).toBe(status);
  });
});

describe('the same in GraphQL', () => {
  const creation = `mutation ($input: MobileDemoFields!, $files: MobileDemoFiles!) {
    createMobileDemo(input: $input, files: $files) { id slug revision features screenshots { id } apkFile operatingSystems { name } }
  }`;

  test('creates with uploads, reads, changes, deletes', async () => {
    const fields = { title: 'G', description: 'd', features: 'f', version: '1', operatingSystems: ['Android'] };
    const variables = { input: fields, files: { apkFile: null, screenshots: [null] } };
    const files = { 'variables.files.apkFile': apk, 'variables.files.screenshots.0': await picture(50) };
    const headers = { 'apollo-require-preflight': 'true' };
    const { body } = await staff().post('/graphql', graphqlForm(creation, variables, files), headers);
    expect(body.errors).toBeUndefined();
    const demo = body.data.createMobileDemo;
    expect(demo).toMatchObject({ slug: 'g', revision: 1, features: 'f', operatingSystems: [{ name: 'Android' }] });

    const list = await content.graphql(
      `{ mobileDemos(search: "g", pageSize: 50) { count results { slug features screenshots { width } } } operatingSystems { name } }`,
    );
    expect(list.data.mobileDemos.results).toContainEqual({ slug: 'g', features: 'f', screenshots: [{ width: 64 }] });
    expect((await content.graphql(`{ mobileDemo(idOrSlug: "g") { qrCode } }`)).data.mobileDemo.qrCode).toBeTruthy();

    const graphql = content.graphqlAs(actors.staff);
    const change = `mutation ($id: ID!, $input: MobileDemoPatch!) { updateMobileDemo(id: $id, input: $input) { version revision } }`;
    const input = { version: '2', revision: 1 };
    expect((await graphql(change, { id: demo.id, input })).data.updateMobileDemo).toEqual({
      version: '2',
      revision: 2,
    });
    expect((await graphql(change, { id: demo.id, input })).errors?.[0]?.extensions['code']).toBe('CONFLICT');
    const removal = `mutation ($id: ID!) { deleteMobileDemo(id: $id) }`;
    expect((await graphql(removal, { id: demo.id })).data).toEqual({ deleteMobileDemo: true });
  });

  test('bad input, 401 and 403', async () => {
    const variables = { input: {}, files: {} };
    const code = async (graphql: typeof content.graphql) =>
      (await graphql(creation, variables)).errors?.[0]?.extensions['code'];
    expect(await code(content.graphql)).toBe('UNAUTHENTICATED');
    expect(await code(content.graphqlAs(actors.member))).toBe('FORBIDDEN');
    expect(await code(content.graphqlAs(actors.staff))).toBe('BAD_USER_INPUT');
  });
});
