import { actors, restClient } from '@portfolio/testkit';
import { startContent } from '../../test/content.ts';
import { filesBelow, form, graphqlForm, picture } from '../../test/files.ts';

const content = await startContent();
afterAll(() => content.close());

let next = 0;
const staff = () => content.as(actors.staff);
const create = async (more: object = {}) => {
  next += 1;
  const { status, body } = await staff().post('/pages/', { title: `Page ${next}`, slug: `page-${next}`, ...more });
  expect(status).toBe(201);
  return body;
};
const withSections = async (...types: string[]) => {
  let page = await create();
  for (const type of types) {
    ({ body: page } = await staff().post(`/pages/${page.id}/add_section/`, { section_type: type, title: type }));
  }
  return page;
};
const order = (page: { sections: { title: string }[] }) => page.sections.map(({ title }) => title);

describe('/pages/ (core-site.md §7, Pages)', () => {
  test('POST creates a published page without sections', async () => {
    const { status, body } = await staff().post('/pages/', {
      title: ' About ',
      slug: 'about',
      description: 'Who we are',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'About',
      slug: 'about',
      description: 'Who we are',
      is_published: true,
      sections: [],
    });
    expect((await content.rest.get('/pages/by-slug/about/')).body).toEqual(body);
    expect((await content.rest.get(`/pages/${body.id}/`)).body).toEqual(body);
  });

  test('a page that is sent again with its key is answered with the same revision', async () => {
    const key = { 'idempotency-key': 'a-page-that-is-made-once' };
    for (const _ of ['first', 'again']) {
      const { headers } = await staff().post('/pages/', { title: 'Once', slug: 'made-once' }, key);
      expect(headers.get('etag')).toBe('"1"');
    }
  });

  test('core-site.md §5, Admin page form: title and slug are required; a slug is one of a kind', async () => {
    expect((await staff().post('/pages/', {})).body).toEqual({
      title: ['This field is required.'],
      slug: ['This field is required.'],
    });
    const { slug } = await create();
    expect((await staff().post('/pages/', { title: 'x', slug })).body).toEqual({
      slug: ['This field must be unique.'],
    });
    expect((await staff().post('/pages/', { title: 'x', slug: 'a b' })).body).toEqual({
      slug: ['Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.'],
    });
  });

  test('a form does as well as JSON', async () => {
    const { status, body } = await staff().post('/pages/', form({ title: 'F', slug: 'form', is_published: 'false' }));
    expect([status, body.is_published]).toEqual([201, false]);
  });

  test('drafts are found by nobody but staff: list, id, slug', async () => {
    const { id, slug } = await create({ title: 'Unseen', is_published: false });
    expect((await content.rest.get('/pages/?search=unseen')).body.count).toBe(0);
    expect((await staff().get('/pages/?search=unseen')).body.results).toMatchObject([{ id, is_published: false }]);
    for (const path of [`/pages/${id}/`, `/pages/by-slug/${slug}/`]) {
      expect((await content.rest.get(path)).status).toBe(404);
      expect((await content.as(actors.manager).get(path)).status).toBe(404);
      expect((await staff().get(path)).status).toBe(200);
    }
  });

  test('the list is ordered by title, says how many sections there are, and pages', async () => {
    const { id } = await withSections('hero', 'text');
    const { body } = await staff().get('/pages/?page_size=100');
    expect(body.results.map(({ title }: { title: string }) => title)).toEqual(
      body.results.map(({ title }: { title: string }) => title).toSorted(),
    );
    expect(body.results.find((page: { id: number }) => page.id === id).section_count).toBe(2);
  });

  test('PUT is whole, PATCH partial, both know of newer revisions; DELETE takes the sections along', async () => {
    const { id, slug } = await withSections('hero');
    const put = await staff().put(`/pages/${id}/`, { title: 'Put', slug });
    expect(put.body).toMatchObject({ title: 'Put', description: '', revision: 3 });
    expect((await staff().patch(`/pages/${id}/`, { description: 'd' }, { 'if-match': '"3"' })).body.revision).toBe(4);
    expect((await staff().patch(`/pages/${id}/`, { description: 'e' }, { 'if-match': '"3"' })).status).toBe(409);
    expect((await staff().delete(`/pages/${id}/`)).status).toBe(204);
    expect(await content.sql('SELECT FROM section WHERE page_id = $1', [id])).toEqual([]);
  });
});

describe('sections (core-site.md §3 and §7)', () => {
  test('add_section takes multipart with an optional image, cards with images of their own', async () => {
    const { id } = await create();
    const cards = [
      { title: 'One', content: 'c', button_text: 'Go', button_url: '/contact', image_file: 0 },
      { title: 'Two', button_url: 'https://example.com' },
    ];
    const { status, body } = await staff().post(
      `/pages/${id}/add_section/`,
      form({
        section_type: 'cards',
        title: 'Cards',
        subtitle: 's',
        content: 'line\nline',
        background_color: 'bg-accent',
        button_text: 'b',
        button_url: '#top',
        image_position: 'right',
        cards: JSON.stringify(cards),
        image: await picture(1),
        card_images: await picture(2),
      }),
    );
    expect(status).toBe(201);
    expect(body.revision).toBe(2);
    expect(body.sections).toMatchObject([
      {
        section_type: 'cards',
        content: 'line\nline',
        background_color: 'bg-accent',
        button_url: '#top',
        image_position: 'right',
        image_set: { width: 64, height: 48 },
        cards: [
          { title: 'One', image_set: { width: 64 } },
          { title: 'Two', content: '', button_url: 'https://example.com', image: null, image_id: null },
        ],
      },
    ]);
    expect((await fetch(`${content.url}${body.sections[0].cards[0].image}`)).status).toBe(200);
  });

  test('any other section_type is kept for the generic layout', async () => {
    expect((await withSections('timeline')).sections[0].section_type).toBe('timeline');
  });

  test.each([
    [{}, { section_type: ['This field is required.'] }],
    [{ section_type: 'x', button_url: 'javascript:alert(1)' }, { button_url: ['Enter a valid URL.'] }],
    [{ section_type: 'x', image_position: 'top' }, { image_position: ['"top" is not a valid choice.'] }],
    [
      { section_type: 'x', background_color: 'red;position:fixed' },
      { background_color: ['This value does not match the required pattern.'] },
    ],
    [
      { section_type: 'x', cards: [{}, { button_url: 'data:x' }] },
      { cards: [{}, { button_url: ['Enter a valid URL.'] }] },
    ],
    [{ section_type: 'x', cards: [{ image_file: 0 }] }, { cards: [{ image_file: ['No file was submitted.'] }] }],
    [
      { section_type: 'x', cards: [{ image_id: 'f' }] },
      { cards: [{ image_id: ['Invalid pk "f" - object does not exist.'] }] },
    ],
    [{ section_type: 'x', cards: 'no json' }, { cards: ['Expected a list of items but got type "str".'] }],
  ])('add_section refuses %j', async (input, errors) => {
    const { id } = await create();
    const { status, body } = await staff().post(`/pages/${id}/add_section/`, input);
    expect([status, body]).toEqual([400, errors]);
  });

  test('update_section changes what is sent; cards keep their images by id', async () => {
    const { id } = await create();
    const cards = JSON.stringify([{ title: 'a', image_file: 0 }]);
    const added = await staff().post(
      `/pages/${id}/add_section/`,
      form({ section_type: 'cards', title: 'T', cards, image: await picture(3), card_images: await picture(4) }),
    );
    const [section] = added.body.sections;
    const kept = await staff().post(`/pages/${id}/update_section/`, {
      section_id: section.id,
      subtitle: 'new',
      cards: [{ title: 'new card' }, { title: 'a', image_id: section.cards[0].image_id }],
    });
    expect(kept.status).toBe(200);
    expect(kept.body.sections[0]).toMatchObject({
      title: 'T',
      subtitle: 'new',
      image_id: section.image_id,
      cards: [{ image: null }, { image_id: section.cards[0].image_id }],
    });
    const bare = await staff().post(`/pages/${id}/update_section/`, { section_id: section.id, remove_image: true });
    expect(bare.body.sections[0]).toMatchObject({ title: 'T', image: null });
  });

  test('remove_section with section_id; one of another page is refused', async () => {
    const page = await withSections('a', 'b', 'c');
    const other = await withSections('x');
    const { body } = await staff().post(`/pages/${page.id}/remove_section/`, { section_id: page.sections[1].id });
    expect(order(body)).toEqual(['a', 'c']);
    const foreign = await staff().post(`/pages/${page.id}/remove_section/`, { section_id: other.sections[0].id });
    expect([foreign.status, foreign.body]).toEqual([
      400,
      { section_id: [`Invalid pk "${other.sections[0].id}" - object does not exist.`] },
    ]);
    expect(order((await staff().get(`/pages/${other.id}/`)).body)).toEqual(['x']);
  });

  test('reorder_sections with sections_order', async () => {
    const page = await withSections('a', 'b', 'c');
    const ids = page.sections.map(({ id }: { id: number }) => id);
    const reorder = (sections: unknown) =>
      staff().post(`/pages/${page.id}/reorder_sections/`, { sections_order: sections });
    expect(order((await reorder([ids[2], ids[0], ids[1]])).body)).toEqual(['c', 'a', 'b']);
    const sentence = ['The order must name every section of this page exactly once.'];
    for (const wrong of [[], ids.slice(1), [...ids, 999_999], [ids[0], ids[0], ids[1]], [ids[0], ids[1], 999_999]]) {
      const { status, body } = await reorder(wrong);
      expect([status, body]).toEqual([400, { sections_order: sentence }]);
    }
    expect((await reorder('x')).body).toEqual({ sections_order: ['A valid integer is required.'] });
    expect(order((await staff().get(`/pages/${page.id}/`)).body)).toEqual(['c', 'a', 'b']);
  });

  test('sections added at once all stay, each at a place of its own', async () => {
    const { id } = await create();
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) => staff().post(`/pages/${id}/add_section/`, { section_type: 'text', title: `${n}` })),
    );
    expect(order((await staff().get(`/pages/${id}/`)).body).toSorted()).toEqual(['1', '2', '3', '4', '5']);
  });

  test('a change of sections counts as a revision of the page', async () => {
    const page = await withSections('a');
    const stale = await staff().post(`/pages/${page.id}/add_section/`, { section_type: 'b' }, { 'if-match': '"1"' });
    expect([stale.status, stale.body.revision]).toEqual([409, 2]);
    expect(
      (await staff().post(`/pages/${page.id}/add_section/`, { section_type: 'b' }, { 'if-match': '"2"' })).status,
    ).toBe(201);
  });

  test('images of a draft page need the grant', async () => {
    const { id } = await create({ is_published: false });
    const { body } = await staff().post(
      `/pages/${id}/add_section/`,
      form({ section_type: 'hero', image: await picture(200) }),
    );
    const { image } = body.sections[0];
    expect((await fetch(`${content.url}${image}`)).status).toBe(200);
    expect((await fetch(`${content.url}${image.split('?')[0]}`)).status).toBe(404);
  });
});

test.each([
  [undefined, 401],
  [actors.manager, 403],
  [actors.member, 403],
])('%j is answered %s by every call that writes, and nothing is stored', async (persona, status) => {
  const { id, sections } = await withSections('a');
  const api = persona ? content.as(persona) : restClient(content.url);
  const before = await filesBelow(content.mediaPath);
  const section = { section_id: sections[0].id };
  const answers = [
    await api.post('/pages/', { title: 'x', slug: 'x' }),
    await api.put(`/pages/${id}/`, { title: 'x', slug: 'x' }),
    await api.patch(`/pages/${id}/`, { title: 'x' }),
    await api.delete(`/pages/${id}/`),
    await api.post(`/pages/${id}/add_section/`, form({ section_type: 'x', image: await picture(300) })),
    await api.post(`/pages/${id}/update_section/`, { ...section, title: 'x' }),
    await api.post(`/pages/${id}/remove_section/`, section),
    await api.post(`/pages/${id}/reorder_sections/`, { sections_order: [sections[0].id] }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  expect(await filesBelow(content.mediaPath)).toEqual(before);
});

describe('the same in GraphQL', () => {
  const fields = `id slug revision sections { id title imageId image { url } cards { title imageId } }`;

  test('create, sections with uploads, reorder, remove, delete', async () => {
    const graphql = content.graphqlAs(actors.staff);
    const created = await graphql(`mutation { createPage(input: { title: "G", slug: "g" }) { ${fields} } }`);
    const { id } = created.data.createPage;

    const addition = `mutation ($id: ID!, $input: SectionFields!, $files: SectionFiles) {
      addSection(pageId: $id, input: $input, files: $files) { ${fields} }
    }`;
    const input = { sectionType: 'cards', title: 'first', cards: [{ title: 'c', imageFile: 0 }] };
    const files = { 'variables.files.image': await picture(60), 'variables.files.cardImages.0': await picture(61) };
    const upload = graphqlForm(addition, { id, input, files: { image: null, cardImages: [null] } }, files);
    const { body } = await staff().post('/graphql', upload, { 'apollo-require-preflight': 'true' });
    expect(body.data.addSection).toMatchObject({
      revision: 2,
      sections: [{ title: 'first', cards: [{ title: 'c' }] }],
    });
    expect(body.data.addSection.sections[0].cards[0].imageId).toMatch(/^[0-9a-f]{64}$/);

    const second = await graphql(addition, { id, input: { sectionType: 'text', title: 'second' } });
    const [one, two] = second.data.addSection.sections;
    const reorder = `mutation ($id: ID!, $order: [ID!]!) { reorderSections(pageId: $id, sectionsOrder: $order) { sections { title } } }`;
    const reordered = await graphql(reorder, { id, order: [two.id, one.id] });
    expect(order(reordered.data.reorderSections)).toEqual(['second', 'first']);
    expect((await graphql(reorder, { id, order: [two.id] })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { sectionsOrder: ['The order must name every section of this page exactly once.'] },
    });

    const change = `mutation ($id: ID!, $sectionId: ID!, $input: SectionFields!) {
      updateSection(pageId: $id, sectionId: $sectionId, input: $input) { sections { title cards { title } } }
    }`;
    const changed = await graphql(change, { id, sectionId: one.id, input: { title: '1st' } });
    expect(changed.data.updateSection.sections[1]).toEqual({ title: '1st', cards: [{ title: 'c' }] });

    const removal = `mutation ($id: ID!, $sectionId: ID!) { removeSection(pageId: $id, sectionId: $sectionId) { sections { title } } }`;
    expect(order((await graphql(removal, { id, sectionId: one.id })).data.removeSection)).toEqual(['second']);
    const draft = await graphql(`mutation { updatePage(id: ${id}, input: { isPublished: false }) { isPublished } }`);
    expect(draft.data.updatePage).toEqual({ isPublished: false });
    expect((await content.graphql(`{ pageBySlug(slug: "g") { id } page(id: ${id}) { id } }`)).data).toEqual({
      pageBySlug: null,
      page: null,
    });
    expect(
      (
        await graphql(`
          {
            pages(search: "g") {
              count
              results {
                slug
                sections {
                  title
                }
              }
            }
          }
        `)
      ).data.pages.results,
    ).toContainEqual({
      slug: 'g',
      sections: [{ title: 'second' }],
    });
    expect((await graphql(`mutation { deletePage(id: ${id}) }`)).data).toEqual({ deletePage: true });
  });

  test.each([
    'createPage(input: {}) { id }',
    'updatePage(id: 1, input: {}) { id }',
    'deletePage(id: 1)',
    'addSection(pageId: 1, input: {}) { id }',
    'updateSection(pageId: 1, sectionId: 1, input: {}) { id }',
    'removeSection(pageId: 1, sectionId: 1) { id }',
    'reorderSections(pageId: 1, sectionsOrder: []) { id }',
  ])('%s needs staff', async (call) => {
    const code = async (graphql: typeof content.graphql) =>
      (await graphql(`mutation { ${call} }`)).errors?.[0]?.extensions['code'];
    expect(await code(content.graphql)).toBe('UNAUTHENTICATED');
    expect(await code(content.graphqlAs(actors.manager))).toBe('FORBIDDEN');
  });
});
