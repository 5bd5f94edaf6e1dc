import { actors } from '@portfolio/testkit';
import { startContent, type TestContent } from '../../test/content.ts';
import { form, picture } from '../../test/files.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
  await content.sql(`INSERT INTO blog_post (slug, title, content, is_published, created_at) VALUES
    ('first', 'First', '# Hello', true, '2026-01-01Z'), ('second', 'Second', 'Text', true, '2026-01-02Z'),
    ('hidden', 'Hidden', 'Not yet', false, '2026-01-03Z')`);
});
afterAll(() => content.close());

const staff = () => content.as(actors.staff);

describe('GET /blog/patron/ (core-site.md §7)', () => {
  test('a supporter with a tier reads published posts, newest first', async () => {
    const { status, body } = await content.as(actors.patron).get('/blog/patron/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 2, next: null, previous: null });
    expect(body.results.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First']);
    expect(body.results[1]).toMatchObject({
      id: 1,
      title: 'First',
      content: '# Hello',
      created_at: '2026-01-01T00:00:00.000Z',
    });
    expect((await content.as(actors.patron).get('/blog/patron/?search=hello')).body.count).toBe(1);
  });

  test.each(['/blog/patron/', '/blog/patron/first/', '/blog/patron/1/', '/blog/patron/nothing/'])(
    '%s is answered 401 signed out and 403 without a tier',
    async (path) => {
      const anonymous = await content.rest.get(path);
      expect([anonymous.status, anonymous.body]).toEqual([
        401,
        { detail: 'Authentication credentials were not provided.' },
      ]);
      for (const persona of [actors.member, actors.manager]) {
        const { status, body } = await content.as(persona).get(path);
        expect([status, body]).toEqual([403, { detail: 'You do not have permission to perform this action.' }]);
      }
    },
  );

  test('one post by id or slug; a draft only for who writes', async () => {
    const patron = content.as(actors.patron);
    expect((await patron.get('/blog/patron/first/')).body).toEqual((await patron.get('/blog/patron/1/')).body);
    expect((await patron.get('/blog/patron/hidden/')).status).toBe(404);
    expect((await staff().get('/blog/patron/hidden/')).status).toBe(200);
    expect((await staff().get('/blog/patron/')).body.count).toBe(2);
  });

  test('nobody gets in while auth does not answer', async () => {
    content.auth.answers = false;
    expect((await content.as(actors.patron).get('/blog/patron/')).status).toBe(503);
    content.auth.answers = true;
    expect((await content.as(actors.patron).get('/blog/patron/')).status).toBe(200);
  });

  test('a tier that ends shuts the blog at once', async () => {
    content.auth.tiers.set(actors.patron.userId, null);
    expect((await content.as(actors.patron).get('/blog/patron/')).status).toBe(403);
    content.auth.tiers.set(actors.patron.userId, 'Supporter');
  });
});

describe('pictures of a post', () => {
  test('are uploaded, described, ordered, replaced and taken away', async () => {
    const sent = {
      title: 'Seen',
      content: 'c',
      images: [await picture(1), await picture(2)],
      image_alts: ['One', 'Two'],
    };
    const { status, body: post } = await staff().post('/blog/posts/', form(sent));
    expect([status, post.images.map(({ alt }: { alt: string }) => alt)]).toEqual([201, ['One', 'Two']]);
    const path = `/blog/posts/${post.id}/`;
    const [first, second] = post.images.map(({ id }: { id: string }) => id);
    const change = async (fields: object | FormData) => (await staff().patch(path, fields)).body;
    const added = await change(form({ images: await picture(3), existing_images: ['new:0', second, first] }));
    expect(added.images.map(({ alt }: { alt: string }) => alt)).toEqual(['', 'Two', 'One']);
    expect((await staff().put(path, { title: 'Seen', content: 'd' })).body.images).toHaveLength(3);
    expect(await change({ existing_images: ['nothing'] })).toEqual({ existing_images: [expect.any(String)] });
    expect((await change({ existing_images: [] })).images).toEqual([]);
    await staff().delete(path);
  });

  test('are for supporters like the post, though it is published: nobody has them without the grant', async () => {
    const { body } = await staff().post(
      '/blog/posts/',
      form({ title: 'Seen', content: 'c', images: await picture(4) }),
    );
    const patron = content.as(actors.patron);
    const [image] = (await patron.get(`/blog/patron/${body.slug}/`)).body.images;
    const { pathname, search } = new URL(image.url, 'http://site');
    expect((await content.rest.get(pathname + search)).headers.get('cache-control')).toMatch(/^private/);
    for (const client of [content.rest, patron, content.as(actors.member)]) {
      expect((await client.get(pathname)).status).toBe(404);
    }
    expect((await patron.get('/blog/patron/')).body.results[0].images).toHaveLength(1);
    await staff().delete(`/blog/posts/${body.id}/`);
  });
});

describe('/blog/posts/: the blog’s administration', () => {
  test('publishing sets the date, once; a draft may say when it publishes itself', async () => {
    const later = '2031-05-01T07:30:00.000Z';
    const draft = { title: 'Soon', content: 'c', is_published: false, publish_at: '2031-05-01T09:30:00+02:00' };
    const { body: post } = await staff().post('/blog/posts/', draft);
    expect(post).toMatchObject({ published_at: null, publish_at: later });
    expect((await content.as(actors.patron).get(`/blog/patron/${post.id}/`)).status).toBe(404);
    const change = async (fields: object) => (await staff().patch(`/blog/posts/${post.id}/`, fields)).body;
    expect(await change({ publish_at: 'tomorrow' })).toEqual({ publish_at: [expect.any(String)] });
    expect(await change({ publish_at: null })).toMatchObject({ publish_at: null });
    const past = '2026-01-01T08:00:00Z';
    expect(await change({ publish_at: past })).toMatchObject({ is_published: true, publish_at: null });
    await change({ is_published: false, publish_at: later });
    const published = await change({ is_published: true });
    expect(published).toMatchObject({ published_at: expect.stringMatching(/Z$/), publish_at: null });
    await change({ is_published: false });
    expect(await change({ is_published: true })).toMatchObject({ published_at: published.published_at });
    expect((await content.as(actors.patron).get('/blog/patron/')).body.results[0].title).toBe('Soon');
    const { body: late } = await staff().post('/blog/posts/', { ...draft, publish_at: past });
    expect(late).toMatchObject({ is_published: true, published_at: late.created_at, publish_at: null });
    for (const { id } of [post, late]) await staff().delete(`/blog/posts/${id}/`);
  });

  test('creates, lists with drafts, changes, deletes', async () => {
    const created = await staff().post('/blog/posts/', { title: 'Third', content: '**bold**' });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ slug: 'third', is_published: true, revision: 1 });
    const path = `/blog/posts/${created.body.id}/`;
    expect((await staff().get('/blog/posts/')).body.count).toBe(4);
    expect((await staff().patch(path, { is_published: false }, { 'if-match': '"1"' })).body.revision).toBe(2);
    expect((await staff().patch(path, { title: 'x' }, { 'if-match': '"1"' })).status).toBe(409);
    expect((await staff().put(path, { title: 'Whole', content: 'c' })).body).toMatchObject({
      title: 'Whole',
      slug: 'third',
      is_published: false,
    });
    expect((await staff().get(path)).headers.get('etag')).toBe('"3"');
    expect((await staff().delete(path)).status).toBe(204);
    expect((await staff().get(path)).status).toBe(404);
  });

  test('title and content are required', async () => {
    const { status, body } = await staff().post('/blog/posts/', { title: ' ' });
    expect([status, body]).toEqual([
      400,
      { title: ['This field may not be blank.'], content: ['This field is required.'] },
    ]);
  });

  test.each([
    [undefined, 401],
    [actors.patron, 403],
    [actors.manager, 403],
  ])('%j is answered %s', async (persona, status) => {
    const api = persona ? content.as(persona) : content.rest;
    const answers = [
      await api.get('/blog/posts/'),
      await api.post('/blog/posts/', {}),
      await api.get('/blog/posts/1/'),
      await api.put('/blog/posts/1/', {}),
      await api.patch('/blog/posts/1/', { title: 'x' }),
      await api.delete('/blog/posts/1/'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  });
});

describe('the same in GraphQL', () => {
  const patronList = `{ patronPosts { count results { title } } }`;

  test('reading asks for the tier', async () => {
    expect((await content.graphql(patronList)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect((await content.graphqlAs(actors.member)(patronList)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const graphql = content.graphqlAs(actors.patron);
    expect((await graphql(patronList)).data.patronPosts.count).toBe(2);
    const { data } = await graphql(`
      {
        a: patronPost(idOrSlug: "first") {
          content
        }
        b: patronPost(idOrSlug: "hidden") {
          id
        }
      }
    `);
    expect(data).toEqual({ a: { content: '# Hello' }, b: null });
  });

  test('writing is for staff', async () => {
    const graphql = content.graphqlAs(actors.superuser);
    const created = await graphql(`
      mutation {
        createBlogPost(input: { title: "G", content: "c" }) {
          id
          revision
        }
      }
    `);
    const { id } = created.data.createBlogPost;
    const changed = await graphql(
      `mutation { updateBlogPost(id: ${id}, input: { isPublished: false, revision: 1 }) { isPublished revision } }`,
    );
    expect(changed.data.updateBlogPost).toEqual({ isPublished: false, revision: 2 });
    expect((await graphql(`{ blogPosts { results { id } } blogPost(id: ${id}) { title } }`)).data.blogPost.title).toBe(
      'G',
    );
    expect((await graphql(`mutation { deleteBlogPost(id: ${id}) }`)).data).toEqual({ deleteBlogPost: true });
    for (const call of [
      'query { blogPosts { count } }',
      'mutation { createBlogPost(input: {}) { id } }',
      'mutation { updateBlogPost(id: 1, input: {}) { id } }',
      'mutation { deleteBlogPost(id: 1) }',
    ]) {
      expect((await content.graphql(call)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
      expect((await content.graphqlAs(actors.patron)(call)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    }
  });
});
