import { actors } from '@portfolio/testkit';
import { startContent, type TestContent } from '../../test/content.ts';
import { form, picture } from '../../test/files.ts';
import { translate } from '../../test/translate.ts';
import { cleanUpMedia } from '../media/clean-up.ts';
import { contentDatabase } from '../database.ts';
import { MediaLibrary } from '../media/library.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

const staff = () => content.as(actors.staff);
const superuser = () => content.as(actors.superuser);
const texts = { title: 'Atlas', description: 'Short', long_description: 'Long\ntext', technologies: ['Go', 'Zig'] };

/** The numbers of the revisions that are kept, the newest first. */
const kept = async (path: string): Promise<number[]> =>
  (await staff().get(`${path}revisions/`)).body.map(({ revision }: { revision: number }) => revision);

test('a project keeps who saved what, shows it, and takes it back as a new revision', async () => {
  const sent = form({ ...texts, images: [await picture(1), await picture(2)], image_alts: ['A map', 'A list'] });
  const { body: made } = await staff().post('/projects/', sent);
  const path = `/projects/${made.id}/`;
  await superuser().patch(path, form({ title: 'Globe', technologies: 'Ada', images: await picture(3) }));
  await staff().patch(path, { is_published: false });
  await staff().patch(path, { is_featured: true });

  const { body: list } = await staff().get(`${path}revisions/`);
  // Where it is shown is no revision of what it says.
  expect(list).toEqual([
    {
      revision: 3,
      saved_at: expect.stringMatching(/Z$/),
      saved_by: actors.staff.userId,
      saved_by_name: expect.any(String),
    },
    expect.objectContaining({
      revision: 2,
      saved_by: actors.superuser.userId,
      saved_by_name: `User ${actors.superuser.userId}`,
    }),
    expect.objectContaining({ revision: 1, saved_by: actors.staff.userId }),
  ]);

  const { body: first } = await staff().get(`${path}revisions/1/`);
  expect(Object.fromEntries(first.fields.map(({ name, text }: Record<string, string>) => [name, text]))).toEqual({
    ...texts,
    technologies: 'Go, Zig',
    slug: 'atlas',
    is_published: 'true',
    github_url: '',
    live_url: '',
    images: '1. A map\n2. A list',
    translations: '',
  });
  expect(first.images.map(({ id }: { id: string }) => id)).toEqual(made.images.map(({ id }: { id: string }) => id));

  const restored = await superuser().post(`${path}revisions/1/restore/`, { revision: 4 });
  expect(restored).toMatchObject({ status: 200, body: { revision: 5, saved_by: actors.superuser.userId } });
  expect((await staff().get(path)).body).toMatchObject({
    ...texts,
    // As the dialog says: its address stays.
    slug: 'globe',
    images: made.images.map(({ id, alt }: Record<string, string>) => ({ id, alt })),
    is_published: false,
    is_featured: true,
  });
  expect((await staff().post(`${path}revisions/1/restore/`, { revision: 4 })).status).toBe(409);
  expect(await kept(path)).toEqual([5, 3, 2, 1]);
});

test('a former picture stays, and is nobody’s who does not edit', async () => {
  const { body: made } = await staff().post('/projects/', form({ ...texts, images: await picture(10) }));
  const path = `/projects/${made.id}/`;
  await staff().patch(path, form({ images: await picture(11) }));
  await content.sql(`UPDATE media_file SET created_at = now() - interval '2 days'`);
  const database = await contentDatabase(content.databaseUrl).initialize();
  const environment = { MEDIA_PATH: content.mediaPath, SECRET_KEY: 'the-secret-key-of-this-test-of-media' };
  await cleanUpMedia({ database, media: await MediaLibrary.open(environment) }, new Date());
  await database.destroy();

  const { body: first } = await staff().get(`${path}revisions/1/`);
  const address = new URL(first.images[0].url, 'http://site');
  expect((await content.rest.get(address.pathname + address.search)).status).toBe(200);
  expect((await content.rest.get(address.pathname)).status).toBe(404);
  expect((await staff().post(`${path}revisions/1/restore/`)).status).toBe(200);
  expect((await staff().get(path)).body.images[0].id).toBe(made.images[0].id);
});

test('a page takes its sections, cards and pictures back, and stays where it is', async () => {
  const { body: page } = await staff().post('/pages/', { title: 'About', slug: 'about' });
  const path = `/pages/${page.id}/`;
  const cards = JSON.stringify([{ title: 'One', image_file: 0, image_alt: 'A drawing' }, { title: 'Two' }]);
  await staff().post(`${path}add_section/`, form({ section_type: 'cards', cards, card_images: await picture(20) }));
  const { body: before } = await staff().post(`${path}add_section/`, { section_type: 'cta', title: 'Write' });
  const said = (await staff().get(`${path}revisions/3/`)).body.fields.find(
    ({ name }: { name: string }) => name === 'sections',
  );
  expect(said.text).toMatch(
    /^1\. cards\n(.*\n)*1\.1\ntitle: One\nimage: A drawing \(\w{8}\)\n1\.2\ntitle: Two\n\n2\. cta\n/,
  );

  const [first] = before.sections;
  await staff().post(`${path}remove_section/`, { section_id: first.id });
  await staff().patch(path, { title: 'Us', slug: 'us', menu: 'footer' });
  await staff().post(`${path}revisions/3/restore/`);
  const { body: after } = await staff().get(path);
  const without = ({ id: _id, ...rest }: { id: number }) => rest;
  expect(after.sections.map(without)).toEqual(before.sections.map(without));
  expect(after).toMatchObject({ title: 'About', slug: 'us', menu: 'footer' });
});

test('a post; only the newest fifty are kept', async () => {
  const { body: post } = await staff().post('/blog/posts/', { title: 'News', content: 'First' });
  const path = `/blog/posts/${post.id}/`;
  for (let change = 0; change < 52; change += 1) {
    await content.sql('UPDATE blog_post SET content = $1, revision = revision + 1, saved_by = NULL WHERE id = $2', [
      `Text ${change}`,
      post.id,
    ]);
  }
  const numbers = await kept(path);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 53, 4]);
  expect((await staff().get(`${path}revisions/1/`)).status).toBe(404);
  expect((await staff().get(`${path}revisions/`)).body[0]).toMatchObject({ saved_by: null, saved_by_name: null });
  await staff().post(`${path}revisions/4/restore/`);
  expect((await staff().get(path)).body.content).toBe('Text 2');
  expect((await staff().delete(path)).status).toBe(204);
});

describe('a copy is a draft that says the same, with an address of its own, and is shown nowhere else:', () => {
  test('of a project, with its pictures and technologies; of the copy, the next', async () => {
    const sent = form({
      ...texts,
      title: 'Copied',
      is_featured: 'true',
      images: await picture(31),
      image_alts: 'A map',
    });
    const { body: made } = await staff().post('/projects/', sent);
    const copy = await superuser().post(`/projects/${made.id}/copy/`);
    expect([copy.status, copy.body]).toEqual([201, { id: expect.any(Number), slug: 'copied-2', title: 'Copied (2)' }]);
    const { body: read } = await staff().get(`/projects/${copy.body.id}/`);
    expect(read).toMatchObject({ ...texts, title: 'Copied (2)', is_published: false, is_featured: false });
    expect(read.images.map(({ id, alt }: Record<string, string>) => ({ id, alt }))).toEqual([
      { id: made.images[0].id, alt: 'A map' },
    ]);
    expect((await staff().get(`/projects/${copy.body.id}/revisions/`)).body).toMatchObject([
      { saved_by: actors.superuser.userId },
    ]);
    expect((await staff().post(`/projects/${copy.body.id}/copy/`)).body.title).toBe('Copied (3)');
  });

  test('of a page, with its sections and cards, and of a post', async () => {
    const { body: page } = await staff().post('/pages/', { title: 'Offers', slug: 'offers', menu: 'header' });
    const cards = JSON.stringify([{ title: 'One', image_file: 0 }, { title: 'Two' }]);
    const sent = form({ section_type: 'cards', title: 'All', cards, card_images: await picture(32) });
    const { body: whole } = await staff().post(`/pages/${page.id}/add_section/`, sent);
    const { body: copied } = await staff().post(`/pages/${page.id}/copy/`);
    const { body: read } = await staff().get(`/pages/${copied.id}/`);
    expect(read).toMatchObject({ title: 'Offers (2)', slug: 'offers-2', menu: 'none', is_published: false });
    const said = ({ title, cards: all }: { title: string; cards: { title: string; image_id: string }[] }) => ({
      title,
      cards: all.map(({ title: name, image_id: id }) => ({ name, id })),
    });
    expect(read.sections.map(said)).toEqual(whole.sections.map(said));

    const at = '2099-01-01T00:00:00.000Z';
    const { body: post } = await staff().post('/blog/posts/', {
      title: 'News',
      content: 'Words',
      is_published: false,
      publish_at: at,
    });
    const { body: again } = await staff().post(`/blog/posts/${post.id}/copy/`);
    expect((await staff().get(`/blog/posts/${again.id}/`)).body).toMatchObject({ content: 'Words', publish_at: null });
  });
});

describe('a draft stands beside what is published, which says the same until the draft is published:', () => {
  const ask = async (document: string, variables: object) => {
    const { data, errors } = await content.graphqlAs(actors.staff)(document, { ...variables });
    return data ?? errors;
  };
  const start = async (kind: string, id: number) =>
    (
      await ask('mutation ($kind: RevisedKind!, $id: ID!) { startDraft(kind: $kind, id: $id) { draftId } }', {
        kind,
        id,
      })
    ).startDraft.draftId as string;
  const publish = (kind: string, id: string, expected?: number) =>
    ask(
      `mutation ($kind: RevisedKind!, $id: ID!, $expected: Int) {
        publishDraft(kind: $kind, id: $id, expected: $expected) { id slug title revision before } }`,
      { kind, id, expected },
    );
  const found = async (kind: string, id: number | string) =>
    (
      await ask(
        'query ($kind: RevisedKind!, $id: ID!) { contentDraft(kind: $kind, id: $id) { draftId ofId ofTitle isBehind } }',
        { kind, id },
      )
    ).contentDraft;

  test('of a project, with other pictures; lists have what is published alone', async () => {
    const sent = form({ ...texts, title: 'Beside', images: await picture(41), image_alts: 'Old' });
    const { body: made } = await staff().post('/projects/', sent);
    const path = `/projects/${made.id}/`;
    const draft = await start('PROJECT', made.id);
    expect(await start('PROJECT', made.id)).toBe(draft);
    const changed = form({ title: 'Beside it', technologies: 'Ada', images: await picture(42), image_alts: 'New' });
    expect((await staff().patch(`/projects/${draft}/`, changed)).status).toBe(200);

    expect((await content.rest.get(path)).body).toMatchObject({ title: 'Beside', technologies: ['Go', 'Zig'] });
    expect((await content.rest.get(`/projects/${draft}/`)).status).toBe(404);
    const listed = async (who: typeof content.rest) =>
      (await who.get('/projects/?search=Beside')).body.results.map(({ title }: { title: string }) => title);
    expect([await listed(content.rest), await listed(staff())]).toEqual([['Beside'], ['Beside']]);
    const beside = { draftId: draft, ofId: String(made.id), ofTitle: 'Beside', isBehind: false };
    expect([await found('PROJECT', made.id), await found('PROJECT', draft)]).toEqual([beside, beside]);

    // Somebody saves what is published, too: who publishes the draft is told.
    await superuser().patch(path, { is_featured: true });
    expect(await found('PROJECT', made.id)).toMatchObject({ isBehind: true });
    expect(await publish('PROJECT', draft, 1)).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await publish('PROJECT', draft, 2)).toEqual({
      publishDraft: { id: String(made.id), slug: 'beside', title: 'Beside it', revision: 3, before: 1 },
    });
    const { body: now } = await content.rest.get(path);
    expect(now).toMatchObject({ title: 'Beside it', slug: 'beside', technologies: ['Ada'], is_featured: true });
    expect(now.images.map(({ alt }: { alt: string }) => alt)).toEqual(['New']);
    expect((await staff().get(`/projects/${draft}/`)).status).toBe(404);
    expect(await found('PROJECT', made.id)).toBeNull();
    await staff().post(`${path}revisions/1/restore/`);
    expect((await content.rest.get(path)).body.title).toBe('Beside');
  });

  test('taken back, what was published before is so again, and the draft waits beside it', async () => {
    const { body: page } = await staff().post('/pages/', { title: 'Hours', slug: 'hours' });
    await staff().post(`/pages/${page.id}/add_section/`, { section_type: 'text', title: 'Today' });
    const draft = await start('PAGE', page.id);
    await staff().post(`/pages/${draft}/add_section/`, { section_type: 'cta', title: 'Tomorrow' });
    const { revision, before } = (await publish('PAGE', draft)).publishDraft;
    const takeBack = (expected: number) =>
      ask(
        `mutation ($id: ID!, $revision: Int!, $expected: Int) {
          restoreRevision(kind: PAGE, id: $id, revision: $revision, expected: $expected, keep: true) { revision } }`,
        { id: page.id, revision: before, expected },
      );
    expect(await takeBack(revision - 1)).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    await takeBack(revision);
    const sections = async (id: number | string) =>
      (await staff().get(`/pages/${id}/`)).body.sections.map(({ title }: { title: string }) => title);
    const { draftId, ...beside } = await found('PAGE', page.id);
    expect(beside).toEqual({ ofId: String(page.id), ofTitle: 'Hours', isBehind: false });
    expect([await sections(page.id), await sections(draftId)]).toEqual([['Today'], ['Today', 'Tomorrow']]);
    await publish('PAGE', draftId);
    expect(await sections(page.id)).toEqual(['Today', 'Tomorrow']);
    // A draft that somebody began meanwhile is left alone.
    const theirs = await start('PAGE', page.id);
    const [{ revision: present }] = (await staff().get(`/pages/${page.id}/revisions/`)).body;
    await takeBack(present);
    expect(await found('PAGE', page.id)).toMatchObject({ draftId: theirs, isBehind: true });
  });

  test('of a page, with its sections; of a post, which may be thrown away or published by itself', async () => {
    const { body: page } = await staff().post('/pages/', { title: 'Prices', slug: 'prices', is_published: true });
    await staff().post(`/pages/${page.id}/add_section/`, { section_type: 'text', title: 'Today' });
    const draft = await start('PAGE', page.id);
    await staff().post(`/pages/${draft}/add_section/`, { section_type: 'cta', title: 'Tomorrow' });
    const sections = async () =>
      (await content.rest.get('/pages/by-slug/prices/')).body.sections.map(({ title }: { title: string }) => title);
    expect(await sections()).toEqual(['Today']);
    await publish('PAGE', draft);
    expect(await sections()).toEqual(['Today', 'Tomorrow']);

    const { body: post } = await staff().post('/blog/posts/', { title: 'Beside a post', content: 'Words' });
    const thrown = await start('POST', post.id);
    const discard = 'mutation ($id: ID!) { discardDraft(kind: POST, id: $id) }';
    expect(await ask(discard, { id: thrown })).toEqual({ discardDraft: true });
    expect(await ask(discard, { id: post.id })).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const own = await start('POST', post.id);
    await staff().patch(`/blog/posts/${own}/`, { is_published: true });
    expect(await found('POST', own)).toBeNull();
    expect((await staff().get(`/blog/posts/?search=Beside a post`)).body.count).toBe(2);
    await start('POST', post.id);
    expect((await staff().delete(`/blog/posts/${post.id}/`)).status).toBe(204);
  });
});

describe('content is translated, text by text:', () => {
  const said = (path: string, language: string, by: Record<string, string>, more = {}) =>
    translate(staff(), path, language, by, more);
  const states = async (path: string) =>
    (await staff().get(`${path}translations/`)).body.map(({ state }: { state: string }) => state);

  test('a project is read in a language where one is asked for; what is written anew comes as written', async () => {
    const sent = form({ ...texts, title: 'Ferry', images: await picture(51), image_alts: 'A map' });
    const { body: made } = await staff().post('/projects/', sent);
    const path = `/projects/${made.id}/`;
    expect(await states(path)).toEqual(['missing', 'missing']);
    const spanish = { title: 'Barco', description: 'Corto', 'images.0.alt': 'Un mapa' };
    expect((await said(path, 'es', spanish)).body).toMatchObject({ language: 'es', state: 'partial', revision: 2 });
    await said(path, 'es', { long_description: 'Largo' });
    expect(await states(path)).toEqual(['current', 'missing']);

    const read = async (language: string) => (await content.rest.get(`${path}${language}`)).body;
    expect(await read('?language=es')).toMatchObject({
      title: 'Barco',
      description: 'Corto',
      long_description: 'Largo',
      images: [{ alt: 'Un mapa' }],
      language: 'es',
    });
    expect([await read(''), await read('?language=fr')]).toMatchObject(
      Array.from({ length: 2 }, () => ({ title: 'Ferry', description: 'Short' })),
    );
    const { body: list } = await content.rest.get('/projects/?search=Ferry&language=es');
    expect(list.results).toMatchObject([{ title: 'Barco', language: 'es' }]);

    await staff().patch(path, { title: 'Steamer' });
    expect(await states(path)).toEqual(['outdated', 'missing']);
    expect(await read('?language=es')).toMatchObject({ title: 'Steamer', description: 'Corto' });
    const { body: translations } = await staff().get(`${path}translations/`);
    expect(translations[0].texts[0]).toEqual({
      name: 'title',
      original: 'Steamer',
      text: 'Barco',
      state: 'outdated',
      former: 'Ferry',
    });
    // Another text is translated: this one is still of what was written before.
    await said(path, 'es', { description: 'Breve' });
    expect(await states(path)).toEqual(['outdated', 'missing']);
    await said(path, 'es', { title: 'Vapor' });
    expect(await read('?language=es')).toMatchObject({ title: 'Vapor', description: 'Breve' });
    await said(path, 'es', { title: '' });
    expect(await states(path)).toEqual(['partial', 'missing']);
    expect(await read('?language=es')).toMatchObject({ title: 'Steamer' });
  });

  test('a post is read so by patrons, and by who writes it as written', async () => {
    const { body: post } = await staff().post('/blog/posts/', { title: 'Labels', content: 'Words' });
    const path = `/blog/posts/${post.id}/`;
    expect((await said(path, 'es', { title: 'Etiquetas', content: 'Palabras' })).body).toMatchObject({
      state: 'current',
    });
    const spanish = { title: 'Etiquetas', content: 'Palabras', language: 'es' };
    expect((await staff().get(`/blog/patron/${post.slug}/?language=es`)).body).toMatchObject(spanish);
    expect((await staff().get('/blog/patron/?language=es')).body.results).toContainEqual(
      expect.objectContaining(spanish),
    );
    expect((await staff().get(path)).body).toMatchObject({ title: 'Labels', content: 'Words' });
  });

  test('a page keeps them when its sections move, in its drafts, copies and history', async () => {
    const { body: page } = await staff().post('/pages/', { title: 'Tours', slug: 'tours' });
    const path = `/pages/${page.id}/`;
    await staff().post(`${path}add_section/`, { section_type: 'text', title: 'One', content: 'First' });
    const cards = [{ title: 'Card' }];
    const { body: whole } = await staff().post(`${path}add_section/`, { section_type: 'cards', title: 'Two', cards });
    const french = {
      title: 'Visites',
      'sections.0.title': 'Un',
      'sections.0.content': 'Premier',
      'sections.1.title': 'Deux',
      'sections.1.cards.0.title': 'Carte',
    };
    expect(await said(path, 'fr', french, { revision: 2 })).toMatchObject({ status: 409 });
    expect(await said(path, 'fr', { 'sections.7.title': 'Sept' })).toMatchObject({ status: 400 });
    expect(await said(path, 'de', { title: 'Touren' })).toMatchObject({ status: 404 });
    expect((await said(path, 'fr', french)).body).toMatchObject({ state: 'current' });

    await staff().post(`${path}reorder_sections/`, {
      sections_order: whole.sections.map(({ id }: { id: number }) => id).toReversed(),
    });
    const read = async (slug: string) => (await staff().get(`/pages/by-slug/${slug}/?language=fr`)).body;
    const moved = { title: 'Visites', sections: [{ title: 'Deux', cards: [{ title: 'Carte' }] }, { title: 'Un' }] };
    expect(await read('tours')).toMatchObject(moved);
    const { body: copy } = await staff().post(`${path}copy/`);
    expect(await read(copy.slug)).toMatchObject({ ...moved, title: 'Tours (2)' });

    const [{ revision }] = (await staff().get(`${path}revisions/`)).body;
    await said(path, 'fr', { title: 'Circuits' });
    expect(await read('tours')).toMatchObject({ title: 'Circuits' });
    await staff().post(`${path}revisions/${revision}/restore/`);
    expect(await read('tours')).toMatchObject(moved);
  });
});
