import { actors, countStatements } from '@portfolio/testkit';
import { startContent, type TestContent } from '../../test/content.ts';
import { form } from '../../test/files.ts';
import { createPage, createProject, translate } from '../../test/translate.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

const staff = () => content.as(actors.staff);
const say = (path: string, language: string, by: Record<string, string>) => translate(staff(), path, language, by);

describe('who reads a language finds in lists what it says there:', () => {
  const titles = async (path: string) =>
    (await staff().get(path)).body.results.map(({ title }: { title: string }) => title);

  test('a project by its translation, by its original and, where it has none, as it is written', async () => {
    const path = await createProject(staff(), { title: 'Lighthouse', description: 'Warns ships' });
    await createProject(staff(), { title: 'Foghorn', description: 'Warns ships' });
    await say(path, 'fr', { title: 'Le PHARE', description: 'Avertit les navires' });
    await say(path, 'es', { title: 'Faro' });

    expect(await titles('/projects/?search=phare&language=fr')).toEqual(['Le PHARE']);
    expect(await titles('/projects/?search=phare%20NAVIRES&language=fr')).toEqual(['Le PHARE']);
    expect(await titles('/projects/?search=lighthouse&language=fr')).toEqual(['Le PHARE']);
    expect(await titles('/projects/?search=ships&language=fr')).toEqual(['Foghorn', 'Le PHARE']);
    // Each language has its own words, and the original none of them.
    for (const query of ['search=phare', 'search=phare&language=es', 'search=phare&language=en', 'search=faro'])
      expect(await titles(`/projects/?${query}`)).toEqual([]);

    // Written anew it reads otherwise.
    await staff().patch(path, { title: 'Beacon' });
    expect(await titles('/projects/?search=phare&language=fr')).toEqual([]);
    expect(await titles('/projects/?search=navires&language=fr')).toEqual(['Beacon']);
  });

  test('a draft is found by nobody else', async () => {
    const path = await createProject(staff(), { title: 'Harbour', description: 'Not yet' });
    await say(path, 'fr', { title: 'Le bassin' });
    await staff().patch(path, { is_published: false });
    expect((await content.rest.get('/projects/?search=bassin&language=fr')).body.results).toEqual([]);
    expect(await titles('/projects/?search=bassin&language=fr')).toEqual(['Le bassin']);
  });

  test('a page, and a post for patrons', async () => {
    await say(await createPage(staff(), 'opening', 'Opening hours'), 'fr', { title: 'Horaires' });
    expect(await titles('/pages/?search=horaires&language=fr')).toEqual(['Horaires']);
    expect(await titles('/pages/?search=opening&language=fr')).toEqual(['Horaires']);
    expect(await titles('/pages/?search=horaires')).toEqual([]);

    const { body: post } = await staff().post('/blog/posts/', { title: 'Labels', content: 'Words about jars' });
    await say(`/blog/posts/${post.id}/`, 'fr', { title: 'Étiquettes', content: 'Des mots sur les bocaux' });
    expect(await titles('/blog/patron/?search=BOCAUX&language=fr')).toEqual(['Étiquettes']);
    expect(await titles('/blog/patron/?search=bocaux')).toEqual([]);
  });

  test('over GraphQL too', async () => {
    const query = `query ($search: String!) {
      projects(search: $search, language: "fr") { results { title language } }
      pages(search: $search, language: "fr") { results { title language } }
    }`;
    await say(await createPage(staff(), 'ferries', 'Ferries'), 'fr', { title: 'Traversiers' });
    const { data } = await content.graphql(query, { search: 'traversiers' });
    expect(data).toEqual({
      projects: { results: [] },
      pages: { results: [{ title: 'Traversiers', language: 'fr' }] },
    });
  });
});

describe('the sitemap asks', () => {
  const addresses = async () => (await content.rest.get('/site/addresses/')).body.results;
  const placeOf = async (path: string) => (await addresses()).find((place: { path: string }) => place.path === path);

  test('one statement, however many items are translated', async () => {
    for (const n of [1, 2, 3])
      await say(await createPage(staff(), `many-${n}`, `Many ${n}`), 'fr', { title: `Plusieurs ${n}` });
    expect(await countStatements(() => content.rest.get('/site/addresses/'))).toBe(1);
  });

  test('which languages have all of an item: every text that may be translated counts', async () => {
    const path = await createPage(staff(), 'whole', 'Whole', { description: 'All of it' });
    const section = {
      section_type: 'cards',
      ...Object.fromEntries(
        ['title', 'subtitle', 'content', 'problem', 'decision', 'result', 'failure', 'button_text', 'image_alt'].map(
          (field) => [field, `Its ${field}`],
        ),
      ),
      cards: [{ title: 'Card', content: 'Says', button_text: 'Go', image_alt: 'A card' }],
    };
    await staff().post(`${path}add_section/`, section);
    const [, { texts }] = (await staff().get(`${path}translations/`)).body;
    expect(texts).toHaveLength(15);
    for (const { name, original } of texts as { name: string; original: string }[]) {
      expect((await placeOf('/page/whole')).translated_in).toEqual([]);
      await say(path, 'fr', { [name]: `fr ${original}` });
    }
    expect(await placeOf('/page/whole')).toMatchObject({ translated_in: ['fr'] });
    expect((await content.rest.get('/site/about/?path=/page/whole&language=fr')).body.translated_in).toEqual(['fr']);

    await staff().post(`${path}add_section/`, { section_type: 'text', title: 'More' });
    expect((await placeOf('/page/whole')).translated_in).toEqual([]);
    const { body: page } = await staff().get(path);
    await staff().post(`${path}remove_section/`, { section_id: page.sections[1].id });
    expect((await placeOf('/page/whole')).translated_in).toEqual(['fr']);
  });

  test('also of a project with pictures, in each language by itself', async () => {
    const path = await createProject(staff(), { title: 'Compass', description: 'Points north' });
    const { slug } = (await staff().get(path)).body;
    const { body } = await staff().patch(path, form({ image_alts: 'A needle' }));
    expect(body.images).toMatchObject([{ alt: 'A needle' }]);
    const words = { title: 'Brújula', description: 'Señala el norte', long_description: 'Largo' };
    await say(path, 'es', words);
    expect((await placeOf(`/projects/${slug}`)).translated_in).toEqual([]);
    await say(path, 'es', { 'images.0.alt': 'Una aguja' });
    expect((await placeOf(`/projects/${slug}`)).translated_in).toEqual(['es']);
    await say(path, 'es', { title: '' });
    expect((await placeOf(`/projects/${slug}`)).translated_in).toEqual([]);
  });
});
