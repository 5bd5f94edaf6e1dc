import { actors } from '@portfolio/testkit';
import { startContent } from '../test/content.ts';
import { form, namedFile, picture } from '../test/files.ts';
import { androidPackage } from './seed/apps.ts';

/* What Django REST Framework 3.14 answers to the same requests; what concerns every service is in scheduling's `rest-wire.test.ts`. */

const content = await startContent();
afterAll(() => content.close());

const staff = () => content.as(actors.staff);
const project = { title: 'Atlas', description: 'Short', long_description: 'Long', technologies: ['Go'] };

describe('PUT takes nothing of what it leaves out', () => {
  test.each([
    ['/pages/', { title: 'P', slug: 'p', description: 'Kept' }, { title: 'Q', slug: 'q' }],
    [
      '/blog/posts/',
      { title: 'P', content: 'c', publish_at: '2031-01-01T00:00:00.000Z' },
      { title: 'Q', content: 'd' },
    ],
  ])('%s', async (path, fields, update) => {
    const { body: draft } = await staff().post(path, { ...fields, is_published: false });
    const { status, body } = await staff().put(`${path}${draft.id}/`, update);
    expect([status, body]).toEqual([
      200,
      { ...draft, ...update, slug: body.slug, updated_at: body.updated_at, revision: draft.revision + 1 },
    ]);
    expect(body.is_published).toBe(false);
  });

  test('of a project', async () => {
    const sent = form({ ...project, live_url: 'https://a.example', is_published: 'false', images: await picture() });
    const { body: draft } = await staff().post('/projects/', sent);
    const { status, body } = await staff().put(`/projects/${draft.id}/`, { ...project, description: 'New' });
    expect([status, body]).toMatchObject([
      200,
      { description: 'New', live_url: 'https://a.example', is_published: false, images: [{ id: draft.images[0].id }] },
    ]);
  });

  test('of a demo', async () => {
    const texts = { title: 'Trail', description: 'Maps', features: 'Offline', version: '1', operating_systems: 'iOS' };
    const optional = { webview_url: 'https://a.example', is_published: 'false', image_alt: 'A map' };
    const apk = namedFile(await androidPackage('com.example.wire', 'Trail', '1'), 'trail.apk');
    const files = { apk_file: apk, image: await picture(), screenshots: await picture(1) };
    const { body: draft } = await staff().post('/mobile-demos/', form({ ...texts, ...optional, ...files }));
    const { status, body } = await staff().put(`/mobile-demos/${draft.id}/`, { ...texts, title: 'Trails' });
    expect([status, body]).toEqual([
      200,
      { ...draft, title: 'Trails', slug: body.slug, updated_at: body.updated_at, revision: draft.revision + 1 },
    ]);
    expect(body).toMatchObject({ webview_url: 'https://a.example', is_published: false, image_alt: 'A map' });
  });
});

describe('what is of another type', () => {
  const page = { title: 'P', slug: 'p-of-types' };

  test.each([
    ['slug', [], 'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.'],
    ['slug', '', 'This field may not be blank.'],
    ['menu_order', null, 'This field may not be null.'],
    ['menu_order', 'x', 'A valid integer is required.'],
    ['menu_order', -1, 'Ensure this value is greater than or equal to 0.'],
    ['menu', true, '"True" is not a valid choice.'],
    ['is_published', '', 'Must be a valid boolean.'],
  ])('the %s %j of a page', async (field, value, sentence) => {
    const { status, body } = await staff().post('/pages/', { ...page, [field]: value });
    expect([status, body]).toEqual([400, { [field]: [sentence] }]);
  });

  test('a blank filter filters nothing', async () => {
    const [all, blank] = [await staff().get('/projects/'), await staff().get('/projects/?is_featured=')];
    expect(blank.body.count).toBe(all.body.count);
  });
});

describe('files', () => {
  const notAnImage = expect.stringMatching(/^Upload a valid image\./);

  test('what is wrong with texts and with files is said at once', async () => {
    const images = [namedFile('not a picture', 'a.png'), await picture(), namedFile('', 'b.png')];
    const { title: _title, ...untitled } = project;
    const { status, body } = await staff().post('/projects/', form({ ...untitled, live_url: 'x', images }));
    expect([status, body]).toEqual([
      400,
      {
        title: ['This field is required.'],
        live_url: ['Enter a valid URL.'],
        images: [notAnImage, 'The submitted file is empty.'],
      },
    ]);
  });

  test('files of several fields too', async () => {
    const demo = { apk_file: namedFile('no package', 'a.apk'), screenshots: namedFile('no picture', 'a.png') };
    const { status, body } = await staff().post('/mobile-demos/', form(demo));
    expect([status, body]).toMatchObject([
      400,
      {
        title: ['This field is required.'],
        apk_file: ['Upload a valid Android package (.apk).'],
        screenshots: [notAnImage],
      },
    ]);
  });
});

test('OPTIONS names the fields of a form, its files among them', async () => {
  const { status, body } = await staff().options('/projects/');
  expect([status, body.name]).toEqual([200, 'Projects List']);
  expect(body.actions.POST).toMatchObject({
    title: { type: 'string', required: true, read_only: false, label: 'Title', max_length: expect.any(Number) },
    technologies: { type: 'list', required: true, child: { type: 'string' } },
    images: { type: 'list', child: { type: 'file upload' } },
  });
  const visitor = await content.rest.options('/projects/');
  expect([visitor.status, visitor.body.actions]).toEqual([200, undefined]);
});

test('a time that belongs to no site needs its offset', async () => {
  const { body } = await staff().post('/blog/posts/', { title: 'P', content: 'c', publish_at: '2032-02-02T08:00' });
  expect(body).toEqual({ publish_at: ['Datetime lacks its offset from UTC. Add Z or an offset such as +02:00.'] });
});

test('an answer that depends on Accept says so', async () => {
  const { headers } = await content.rest.post('/chatbot/chat/', { message: 'Hello', session_id: 'session_1' });
  expect(headers.get('vary')).toContain('Accept');
});
