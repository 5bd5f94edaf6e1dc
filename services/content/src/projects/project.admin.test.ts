import { randomUUID } from 'node:crypto';
import { actors, restClient } from '@portfolio/testkit';
import { startContent } from '../../test/content.ts';
import { filesBelow, form, graphqlForm, picture } from '../../test/files.ts';

const content = await startContent();
afterAll(() => content.close());

const texts = { title: 'Atlas', description: 'Short', long_description: 'Long', technologies: ['React', 'Go'] };
const staff = () => content.as(actors.staff);
const create = async (more: Record<string, string | string[]> = {}, shade = 1) => {
  const { status, body } = await staff().post(
    '/projects/',
    form({ ...texts, images: [await picture(shade)], ...more }),
  );
  expect(status).toBe(201);
  return body;
};

describe('POST /projects/ (core-site.md §7, Projects)', () => {
  test('creates a published project; repeated technologies become tags, the first image the thumbnail', async () => {
    const images = [await picture(10), await picture(11)];
    const { status, body, headers } = await staff().post(
      '/projects/',
      form({ ...texts, github_url: 'https://github.com/a/b', live_url: '', images }),
    );
    expect(status).toBe(201);
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toMatchObject({
      slug: 'atlas',
      title: 'Atlas',
      long_description: 'Long',
      technologies: ['React', 'Go'],
      tags: [{ name: 'React' }, { name: 'Go' }],
      github_url: 'https://github.com/a/b',
      live_url: '',
      is_featured: false,
      is_published: true,
      revision: 1,
    });
    expect(body.images).toHaveLength(2);
    expect(body.image).toBe(body.images[0].url);
    expect((await content.rest.get('/projects/atlas/')).body).toEqual(body);
  });

  test('equal titles get different slugs; digits alone are no slug', async () => {
    const slugs = [];
    for (const title of ['Twin', 'Twin', '2048', 'Tags', '日本']) slugs.push((await create({ title })).slug);
    expect(slugs).toEqual(['twin', 'twin-2', 'project-2048', 'project-tags', 'project']);
  });

  test('concurrent equal titles all succeed', async () => {
    const bodies = await Promise.all(
      [1, 2, 3, 4].map((n) => create({ title: 'Rush', technologies: ['Zig', 'Ada'] }, n)),
    );
    expect(new Set(bodies.map(({ slug }) => slug)).size).toBe(4);
  });

  test('a technology in another case is the same tag', async () => {
    const first = await create({ technologies: 'Elixir' });
    const second = await create({ technologies: 'ELIXIR' });
    expect(second.tags).toEqual(first.tags);
  });

  test('an upload that is sent again with its key makes no second project; with other files it is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = async (shade: number) =>
      staff().post('/projects/', form({ ...texts, title: 'Once', images: [await picture(shade)] }), key);
    const first = await send(30);
    const again = await send(30);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect([first, again].map(({ headers }) => headers.get('etag'))).toEqual(['"1"', '"1"']);
    expect((await send(31)).status).toBe(409);
    expect((await staff().get('/projects/?search=Once')).body.count).toBe(1);
  });

  test('core-site.md §5, Admin project form: required fields, and images on create', async () => {
    const { status, body } = await staff().post('/projects/', form({ github_url: 'nonsense' }));
    expect(status).toBe(400);
    expect(body).toEqual({
      title: ['This field is required.'],
      description: ['This field is required.'],
      long_description: ['This field is required.'],
      technologies: ['This field is required.'],
      github_url: ['Enter a valid URL.'],
      images: ['No file was submitted.'],
    });
  });

  test('401 signed out, 403 for who does not manage content, and nothing is stored', async () => {
    const before = await filesBelow(content.mediaPath);
    const body = form({ ...texts, images: [await picture(20)] });
    expect((await content.rest.post('/projects/', body)).status).toBe(401);
    for (const persona of [actors.manager, actors.guard, actors.patron, actors.member]) {
      const answer = await content.as(persona).post('/projects/', body);
      expect(answer.body).toEqual({ detail: 'You do not have permission to perform this action.' });
    }
    expect(await filesBelow(content.mediaPath)).toEqual(before);
  });
});

describe('PUT, PATCH and DELETE /projects/{id}/', () => {
  test('PUT replaces the texts; images and what a new project may leave out stay', async () => {
    const { id, images } = await create({ is_featured: 'true', github_url: 'https://a.example' });
    const { status, body } = await staff().put(
      `/projects/${id}/`,
      form({ ...texts, title: 'New', technologies: 'Rust' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'New', technologies: ['Rust'], is_featured: true, images });
    expect(body.github_url).toBe('https://a.example');
  });

  test('images: one order of present and new ones, and what each shows, in words', async () => {
    const { id, images } = await create({ image_alts: 'A harbour' }, 33);
    expect(images[0].alt).toBe('A harbour');
    const { body } = await staff().patch(
      `/projects/${id}/`,
      form({
        existing_images: ['new:1', images[0].id],
        image_alts: ['First', ' A quay '],
        images: [await picture(34), await picture(35, 80, 40)],
      }),
    );
    expect(body.images.map(({ alt, width }: { alt: string; width: number }) => [alt, width])).toEqual([
      ['First', 80],
      ['A quay', expect.any(Number)],
      ['', expect.any(Number)],
    ]);
    const ids = body.images.map((image: { id: string }) => image.id);
    const turned = await staff().patch(`/projects/${id}/`, { existing_images: ids.toReversed() });
    expect(turned.body.images.map(({ alt }: { alt: string }) => alt)).toEqual(['', 'A quay', 'First']);
    const said = await staff().patch(`/projects/${id}/`, { image_alts: ['Boats', 'A quay', 'First'] });
    expect(said.body.images[0]).toMatchObject({ id: ids[2], alt: 'Boats' });
    expect((await staff().patch(`/projects/${id}/`, { image_alts: ['x'.repeat(301)] })).status).toBe(400);
    expect((await staff().patch(`/projects/${id}/`, { existing_images: ['new:0'] })).body).toEqual({
      existing_images: ['Invalid pk "new:0" - object does not exist.'],
    });
  });

  test('new images replace the present ones, or join those that stay', async () => {
    const { id, images } = await create({}, 30);
    const joined = await staff().put(
      `/projects/${id}/`,
      form({ ...texts, existing_images: images[0].id, images: [await picture(31)] }),
    );
    expect(joined.body.images).toHaveLength(2);
    expect(joined.body.images[0].id).toBe(images[0].id);
    const turned = await staff().patch(`/projects/${id}/`, {
      existing_images: joined.body.images.map((image: { id: string }) => image.id).toReversed(),
    });
    expect(turned.body.image).toBe(joined.body.images[1].url);
    const replaced = await staff().put(`/projects/${id}/`, form({ ...texts, images: [await picture(32)] }));
    expect(replaced.body.images).toHaveLength(1);
    expect((await staff().patch(`/projects/${id}/`, { existing_images: ['f'.repeat(64)] })).body).toEqual({
      existing_images: [`Invalid pk "${'f'.repeat(64)}" - object does not exist.`],
    });
    expect((await staff().patch(`/projects/${id}/`, { existing_images: [] })).body).toEqual({
      images: ['This field is required.'],
    });
  });

  test('PATCH changes only what is sent', async () => {
    const before = await create();
    const { status, body } = await staff().patch(`/projects/${before.id}/`, { is_published: false });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Atlas', is_published: false, revision: 2 });
    expect((await content.rest.get(`/projects/${before.id}/`)).status).toBe(404);
  });

  test('two editors: who began from an older revision is refused by If-Match', async () => {
    const { id } = await create();
    const first = await staff().patch(`/projects/${id}/`, { title: 'First' }, { 'if-match': '"1"' });
    expect(first.headers.get('etag')).toBe('"2"');
    const second = await staff().patch(`/projects/${id}/`, { title: 'Second' }, { 'if-match': '"1"' });
    expect([second.status, second.body]).toEqual([
      409,
      { detail: 'Someone else has saved a newer version.', revision: 2 },
    ]);
    expect((await staff().delete(`/projects/${id}/`, { 'if-match': '"1"' })).status).toBe(409);
    expect((await staff().patch(`/projects/${id}/`, { title: 'Second' }, { 'if-match': '"2"' })).status).toBe(200);
    expect((await staff().put(`/projects/${id}/`, form(texts))).status).toBe(200);
  });

  test('its address is changed apart from its title, and follows the title where it is not sent', async () => {
    const { id } = await create();
    const patched = async (change: object) => (await staff().patch(`/projects/${id}/`, change)).body.slug;
    expect(await patched({ slug: 'A map of lines' })).toBe('a-map-of-lines');
    expect(await patched({ title: 'Charts', slug: 'a-map-of-lines' })).toBe('a-map-of-lines');
    expect(await patched({ title: 'Charts of seas' })).toBe('charts-of-seas');
    const { body: other } = await staff().get('/projects/a-map-of-lines/');
    expect(other.id).toBe(id);
    expect((await create({ slug: 'charts-of-seas' })).slug).toBe('charts-of-seas-2');
  });

  test('a documented client that keeps what it read, revision and all, saves as often as it likes', async () => {
    const { id } = await create();
    const { body: read } = await staff().get(`/projects/${id}/`);
    const saved = (title: string) => staff().put(`/projects/${id}/`, { ...read, title });
    expect([(await saved('First')).status, (await saved('Second')).status]).toEqual([200, 200]);
    expect((await staff().get(`/projects/${id}/`)).body.title).toBe('Second');
  });

  test('of many editors who save one revision at once, one wins', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        staff().patch(`/projects/${id}/`, { title: `Editor ${n}` }, { 'if-match': '"1"' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test('DELETE removes the project', async () => {
    const { id } = await create();
    const { status, body } = await staff().delete(`/projects/${id}/`);
    expect([status, body]).toEqual([204, undefined]);
    expect((await staff().delete(`/projects/${id}/`)).status).toBe(404);
    expect((await staff().get(`/projects/${id}/`)).status).toBe(404);
  });

  test.each([
    [undefined, 401],
    [actors.manager, 403],
    [actors.member, 403],
  ])('%j is answered %s', async (persona, status) => {
    const { id } = await create();
    const api = persona ? content.as(persona) : restClient(content.url);
    expect((await api.put(`/projects/${id}/`, form(texts))).status).toBe(status);
    expect((await api.patch(`/projects/${id}/`, { title: 'x' })).status).toBe(status);
    expect((await api.delete(`/projects/${id}/`)).status).toBe(status);
    expect((await content.rest.get(`/projects/${id}/`)).body.revision).toBe(1);
  });
});

describe('the same in GraphQL', () => {
  const preflight = { 'apollo-require-preflight': 'true' };
  const fields = { title: 'Graph', description: 'd', longDescription: 'l', technologies: ['React'] };
  const creation = `mutation ($input: ProjectFields!, $images: [Upload!]!) {
    createProject(input: $input, images: $images) { id slug revision images { id width } }
  }`;
  const send = (body: FormData, persona: (typeof actors)[keyof typeof actors] = actors.staff, headers = {}) =>
    content.as(persona).post('/graphql', body, { ...preflight, ...headers });

  test('creates with uploads, updates, refuses an older revision, deletes', async () => {
    const files = { 'variables.images.0': await picture(40), 'variables.images.1': await picture(41) };
    const { body } = await send(graphqlForm(creation, { input: fields, images: [null, null] }, files));
    const { id, revision, images } = body.data.createProject;
    expect(images).toHaveLength(2);

    const graphql = content.graphqlAs(actors.superuser);
    const change = `mutation ($id: ID!, $input: ProjectPatch!) { updateProject(id: $id, input: $input) { title revision isFeatured } }`;
    const input = { title: 'Changed', isFeatured: true, revision };
    expect((await graphql(change, { id, input })).data.updateProject).toEqual({
      title: 'Changed',
      revision: 2,
      isFeatured: true,
    });
    expect((await graphql(change, { id, input })).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      revision: 2,
    });

    const removal = `mutation ($id: ID!) { deleteProject(id: $id) }`;
    expect((await graphql(removal, { id })).data).toEqual({ deleteProject: true });
    expect((await graphql(removal, { id })).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('an upload that is sent again with its key makes no second project', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const again = async () => {
      const files = { 'variables.images.0': await picture(42) };
      return send(graphqlForm(creation, { input: fields, images: [null] }, files), actors.staff, key);
    };
    const [first, second] = await Promise.all([again(), again()]);
    expect(first.body.data.createProject.id).toMatch(/^\d+$/);
    expect([second.body, (await again()).body]).toEqual([first.body, first.body]);
  });

  test('reports missing fields and files under the GraphQL names', async () => {
    const { errors } = await content.graphqlAs(actors.staff)(creation, { input: { technologies: [] }, images: [] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        title: ['This field is required.'],
        longDescription: ['This field is required.'],
        technologies: ['This field is required.'],
        images: ['No file was submitted.'],
      },
    });
  });

  test('401 and 403 in GraphQL words, before any file is read', async () => {
    const upload = graphqlForm(
      creation,
      { input: fields, images: [null] },
      { 'variables.images.0': await picture(42) },
    );
    const anonymous = await restClient(content.url).post('/graphql', upload, preflight);
    expect(anonymous.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await send(upload, actors.manager)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    const plain = await content.graphql(`mutation { deleteProject(id: 1) }`);
    expect(plain.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
