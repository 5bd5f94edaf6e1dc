import { actors } from '@portfolio/testkit';
import { startContent, type TestContent } from '../../test/content.ts';
import { translate } from '../../test/translate.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

const staff = () => content.as(actors.staff);
const say = (path: string, language: string, by: Record<string, string>, more = {}) =>
  translate(staff(), path, language, by, more);

describe('who makes the site', () => {
  const path = '/site/owner/';
  const link = { label: 'Notes', url: 'https://notes.example/ada' };
  const written = { name: 'Ada Byron', headline: 'Writes programs.', availability_note: 'From May', links: [link] };
  const french = {
    name: 'Ada Byron',
    headline: 'Écrit des programmes.',
    availability_note: 'Dès mai',
    'links.0.label': 'Carnet',
  };
  const read = async (query = '') => (await content.rest.get(`${path}${query}`)).body;
  const states = async () =>
    (await staff().get(`${path}translations/`)).body.map(({ state }: { state: string }) => state);

  test('is told in the language that is asked for, to search engines too, and as written without one', async () => {
    await staff().patch(path, { ...written, availability: 'limited' });
    const original = await read();
    expect(await states()).toEqual(['missing', 'missing']);
    expect((await say(path, 'fr', french)).body).toMatchObject({
      language: 'fr',
      state: 'current',
      revision: original.revision + 1,
    });
    expect(await states()).toEqual(['missing', 'current']);
    const told = await read('?language=fr');
    expect(told).toMatchObject({
      headline: 'Écrit des programmes.',
      availability: 'limited',
      availability_note: 'Dès mai',
      links: [{ ...link, label: 'Carnet' }],
      language: 'fr',
      json_ld: { name: 'Ada Byron', description: 'Écrit des programmes.', sameAs: [link.url] },
    });
    for (const query of ['', '?language=en', '?language=es'])
      expect(await read(query)).toEqual({ ...original, revision: told.revision, updated_at: told.updated_at });

    await staff().patch(path, { headline: 'Writes better programs.' });
    expect(await states()).toEqual(['missing', 'outdated']);
    expect(await read('?language=fr')).toMatchObject({
      headline: 'Writes better programs.',
      availability_note: 'Dès mai',
    });
  });

  test('their page tells it so', async () => {
    const page = `/pages/${(await staff().post('/pages/', { title: 'Maker', slug: 'maker' })).body.id}/`;
    await staff().patch(path, { about_page_id: Number(page.split('/')[2]) });
    const { body } = await content.rest.get('/site/about/?path=/page/maker&language=fr');
    expect(body.json_ld.mainEntity).toMatchObject({ name: 'Ada Byron' });
    await say(path, 'fr', { headline: 'Écrit mieux.' });
    const { body: after } = await content.rest.get('/site/about/?path=/page/maker&language=fr');
    expect(after.json_ld.mainEntity).toMatchObject({ description: 'Écrit mieux.' });
  });

  test('of two who translate it, the later is told; a place that it has not is refused', async () => {
    const { revision } = await read();
    await say(path, 'es', { headline: 'Escribe programas.' });
    expect(await say(path, 'es', { headline: 'Otra cosa.' }, { revision })).toMatchObject({ status: 409 });
    expect(await say(path, 'es', { 'links.7.label': 'Nada' })).toMatchObject({ status: 400 });
    expect((await content.rest.get(`${path}translations/`)).status).toBe(401);
    expect((await content.as(actors.member).get(`${path}translations/`)).status).toBe(403);
    expect((await content.as(actors.member).patch(`${path}translations/es/`, { texts: [] })).status).toBe(403);
  });

  test('over GraphQL too', async () => {
    const { data } = await content.graphqlAs(actors.staff)(
      `mutation { translateOwner(language: "es", input: { texts: [{ name: "headline", text: "Escribe." }] }) { language texts { name text state } } }`,
    );
    expect(data.translateOwner.texts).toContainEqual({ name: 'headline', text: 'Escribe.', state: 'CURRENT' });
    const asked = await content.graphql('{ siteOwner(language: "es") { headline language } }');
    expect(asked.data.siteOwner).toEqual({ headline: 'Escribe.', language: 'es' });
  });
});
