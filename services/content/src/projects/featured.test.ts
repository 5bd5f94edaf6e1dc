import { actors } from '@portfolio/testkit';
import { startContent } from '../../test/content.ts';
import { form, picture } from '../../test/files.ts';

const content = await startContent();
beforeEach(() => content.sql('DELETE FROM project'));
afterAll(() => content.close());

const staff = () => content.as(actors.staff);
let shade = 0;
const create = async (title: string, more: object = {}) => {
  const texts = { title, description: 'd', long_description: 'l', technologies: ['Go'] };
  return staff().post('/projects/', form({ ...texts, ...more, images: await picture((shade += 1)) }));
};
const feature = async (title: string, more: object = {}): Promise<number> =>
  (await create(title, { is_featured: 'true', ...more })).body.id;
/** Titles as the home page asks for them. */
const home = async (api = content.rest): Promise<string[]> => {
  const { body } = await api.get('/projects/?is_featured=true&ordering=featured_order&page_size=3');
  return body.results.map(({ title }: { title: string }) => title);
};
const three = async () => [await feature('a'), await feature('b'), await feature('c')] as const;

describe('core-site.md §9: featured projects on the home page, at most 3', () => {
  test('readings.md: a fourth is accepted, new or edited, and waits behind the three', async () => {
    await three();
    expect(await create('d', { is_featured: 'true' })).toMatchObject({ status: 201, body: { featured_order: 4 } });
    const { body: other } = await create('e');
    const changed = await staff().patch(`/projects/${other.id}/`, { title: 'f', is_featured: true });
    expect(changed).toMatchObject({ status: 200, body: { title: 'f', is_featured: true, featured_order: 5 } });
    expect(await home()).toEqual(['a', 'b', 'c']);
  });

  test('or takes the place of the one that its author names', async () => {
    const [, b] = await three();
    const { body: other } = await create('d');
    const instead = { is_featured: true, replaces_featured: b };
    expect(await staff().patch(`/projects/${other.id}/`, instead)).toMatchObject({
      status: 200,
      body: { is_featured: true, featured_order: 2 },
    });
    expect(await home()).toEqual(['a', 'd', 'c']);
    expect((await content.rest.get(`/projects/${b}/`)).body).toMatchObject({ is_featured: false, revision: 2 });
    const { status, body } = await staff().patch(`/projects/${b}/`, instead);
    expect([status, body]).toEqual([400, { replaces_featured: [`Invalid pk "${b}" - object does not exist.`] }]);
    await create('e', { is_featured: 'true', replaces_featured: String(other.id) });
    expect(await home()).toEqual(['a', 'e', 'c']);
  });

  test('a draft has no place among them until it is published, and publishing it displaces nobody', async () => {
    const draft = await feature('draft', { is_published: 'false' });
    await three();
    expect((await home(staff())).slice(0, 3)).toEqual(['a', 'b', 'c']);
    expect(await staff().patch(`/projects/${draft}/`, { is_published: true })).toMatchObject({
      status: 200,
      body: { featured_order: 4 },
    });
    expect(await home()).toEqual(['a', 'b', 'c']);
  });

  test('who goes leaves a place to the first who waits', async () => {
    const [a] = await three();
    const waiting = await feature('d');
    await staff().patch(`/projects/${a}/`, { is_published: false });
    expect(await home()).toEqual(['b', 'c', 'd']);
    expect((await content.rest.get(`/projects/${waiting}/`)).body.featured_order).toBe(3);
  });

  test('many at once each have a place of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => create(`p${at}`, { is_featured: 'true' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { body } = await content.rest.get('/projects/?is_featured=true&ordering=featured_order');
    const places = body.results.map((project: { featured_order: number }) => project.featured_order);
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await home()).toHaveLength(3);
  });
});

describe('POST /projects/reorder_featured/', () => {
  test('orders them', async () => {
    const [a, b, c] = await three();
    const { body } = await staff().post('/projects/reorder_featured/', { projects_order: [c, a, b] });
    expect(body.results.map(({ title }: { title: string }) => title)).toEqual(['c', 'a', 'b']);
    expect(await home()).toEqual(['c', 'a', 'b']);
  });

  test('chooses which wait', async () => {
    const [a, b, c] = await three();
    const d = await feature('d');
    await staff().post('/projects/reorder_featured/', { projects_order: [d, a, b, c] });
    expect(await home()).toEqual(['d', 'a', 'b']);
  });

  test('refuses an order that leaves one out, names one twice or another one', async () => {
    const [a, b, c] = await three();
    const { body: other } = await create('d');
    for (const order of [
      [a, b],
      [a, b, b],
      [a, b, other.id],
      [a, b, c, other.id],
    ]) {
      expect((await staff().post('/projects/reorder_featured/', { projects_order: order })).status).toBe(400);
    }
    expect(await home()).toEqual(['a', 'b', 'c']);
  });
});
