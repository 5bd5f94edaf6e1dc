import {
  blogPostInput,
  keptFields,
  mobileDemoInput,
  pageInput,
  projectInput,
  type BlogPostInput,
  type MobileDemoInput,
  type PageInput,
  type ProjectInput,
  type SectionCardInput,
  type SectionInput,
} from '@portfolio/contracts/content';
import { isNullable } from '@portfolio/contracts/rest';
import { actors } from '@portfolio/testkit';
import { passagesOf } from './chat/passages.ts';
import { contentDatabase } from './database.ts';
import { snapshots } from './history/snapshot.ts';
import { androidPackage } from './seed/apps.ts';
import { startContent, type TestContent } from '../test/content.ts';
import { form, namedFile, picture } from '../test/files.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

/** Every field that may be sent, with two values of which neither is the default: a field more does not compile. */
type TwoOfEach<Input> = { [Field in keyof Required<Input>]: readonly [Input[Field], Input[Field]] };

const project: TwoOfEach<Omit<ProjectInput, 'slug' | 'replaces_featured' | 'image_alts'>> = {
  title: ['Ferry', 'Canal'],
  description: ['d', 'e'],
  long_description: ['l', 'm'],
  technologies: [['Go'], ['Rust', 'Go']],
  github_url: ['https://git.example/a', 'https://git.example/b'],
  live_url: ['https://a.example/', 'https://b.example/'],
  is_featured: [true, false],
  is_published: [false, true],
};

const demo: TwoOfEach<Omit<MobileDemoInput, 'screenshot_alts'>> = {
  title: ['Ferry', 'Canal'],
  description: ['d', 'e'],
  features: ['f', 'g'],
  version: ['1.0', '2.0'],
  operating_systems: [['Android'], ['iOS', 'Android']],
  webview_url: ['https://a.example/', 'https://b.example/'],
  image_alt: ['A map', 'A list'],
  is_published: [false, true],
};

const post: TwoOfEach<Omit<BlogPostInput, 'publish_at' | 'image_alts'>> = {
  title: ['A', 'B'],
  content: ['c', 'd'],
  is_published: [false, true],
};

const page: TwoOfEach<PageInput> = {
  title: ['A', 'B'],
  slug: ['a', 'b'],
  description: ['d', 'e'],
  is_published: [false, true],
  menu: ['header', 'footer'],
  menu_order: [2, 3],
  menu_title_en: ['Us', 'Them'],
  menu_title_es: ['Nosotros', 'Ellos'],
  menu_title_fr: ['Nous', 'Eux'],
};

const card: TwoOfEach<Omit<SectionCardInput, 'image_file' | 'image_id'>> = {
  title: ['A', 'B'],
  content: ['c', 'd'],
  button_text: ['t', 'u'],
  button_url: ['/a', '/b'],
  image_alt: ['A desk', 'A lamp'],
};

const section: TwoOfEach<Omit<SectionInput, 'cards' | 'position' | 'revision'>> = {
  section_type: ['hero', 'cta'],
  title: ['A', 'B'],
  subtitle: ['s', 't'],
  content: ['c', 'd'],
  problem: ['p', 'q'],
  decision: ['x', 'y'],
  result: ['r', 'v'],
  failure: ['f', 'g'],
  background_color: ['bg-accent', 'bg-muted'],
  button_text: ['t', 'u'],
  button_url: ['/a', '/b'],
  image_alt: ['A desk', 'A lamp'],
  image_position: ['right', 'left'],
};

const values = (fields: Readonly<Record<string, readonly [unknown, unknown]>>, which: 0 | 1): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, two]) => [field, two[which]]));

/** A form's fields: booleans as text. */
const sent = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );

/** As the wire shows it: operating systems have ids too. */
const shown = ({ operating_systems: systems, ...fields }: Record<string, unknown>) =>
  Array.isArray(systems)
    ? { ...fields, operating_systems: systems.map((name: string) => ({ id: expect.any(Number), name })) }
    : fields;

/** A new item, with a picture (and for a demo an app) as the field `file`. */
async function create(path: string, fields: Record<string, unknown>, file?: string) {
  const apk = namedFile(await androidPackage('com.example.ferry', 'Ferry', '1.0'), 'ferry.apk');
  const files = { ...(file && { [file]: await picture(1) }), ...(file === 'screenshots' && { apk_file: apk }) };
  const created = await content.as(actors.staff).post(path, file ? form({ ...sent(fields), ...files }) : fields);
  expect(created.status).toBe(201);
  return created.body as Record<string, unknown> & { id: number };
}

describe('every field that is sent is kept, at first and when it is changed:', () => {
  test.each([
    { what: 'a project', path: '/projects/', fields: project, file: 'images' },
    { what: 'a mobile demo', path: '/mobile-demos/', fields: demo, file: 'screenshots' },
    { what: 'a post', path: '/blog/posts/', fields: post, file: undefined },
    { what: 'a page', path: '/pages/', fields: page, file: undefined },
  ])('$what', async ({ path, fields, file }) => {
    const staff = content.as(actors.staff);
    const first = values(fields, 0);
    const { id, ...created } = await create(path, first, file);
    expect(created).toMatchObject(shown(first));
    for (const [field, [, second]] of Object.entries(fields)) {
      const changed = await staff.patch(`${path}${id}/`, { [field]: second });
      expect(changed).toMatchObject({ status: 200, body: shown({ [field]: second }) });
    }
    expect((await staff.get(`${path}${id}/`)).body).toMatchObject(shown(values(fields, 1)));
  });

  // As Django REST Framework does: a default is for a new item.
  test.each([
    {
      what: 'a project',
      path: '/projects/',
      fields: project,
      file: 'images',
      optional: ['github_url', 'live_url', 'is_featured', 'is_published'],
    },
    {
      what: 'a mobile demo',
      path: '/mobile-demos/',
      fields: demo,
      file: 'screenshots',
      optional: ['webview_url', 'image_alt', 'is_published'],
    },
    { what: 'a post', path: '/blog/posts/', fields: post, file: undefined, optional: ['is_published'] },
    {
      what: 'a page',
      path: '/pages/',
      fields: page,
      file: undefined,
      optional: [
        'description',
        'is_published',
        'menu',
        'menu_order',
        'menu_title_en',
        'menu_title_es',
        'menu_title_fr',
      ],
    },
  ])('$what that is put without its optional fields keeps them', async ({ path, fields, file, optional }) => {
    const staff = content.as(actors.staff);
    const { id, ...first } = await create(
      path,
      { ...values(fields, 0), ...(fields === page && { slug: 'kept' }) },
      file,
    );
    const second = { ...values(fields, 1), ...(fields === page && { slug: 'put' }) };
    const needed = Object.entries(second).filter(([field]) => !optional.includes(field));
    const put = await staff.put(`${path}${id}/`, Object.fromEntries(needed));
    expect(put).toMatchObject({
      status: 200,
      body: {
        ...shown(Object.fromEntries(needed)),
        ...Object.fromEntries(optional.map((field) => [field, first[field]])),
      },
    });
  });

  test('a section and its cards', async () => {
    const staff = content.as(actors.staff);
    const { body } = await staff.post('/pages/', { title: 'Sections', slug: 'sections' });
    const first = { ...values(section, 0), cards: [values(card, 0)] };
    const added = await staff.post(`/pages/${body.id}/add_section/`, first);
    expect(added).toMatchObject({ status: 201, body: { sections: [first] } });
    const [{ id }] = added.body.sections;
    const second = { ...values(section, 1), cards: [values(card, 1)] };
    for (const [field, value] of Object.entries(second)) {
      const changed = await staff.post(`/pages/${body.id}/update_section/`, { section_id: id, [field]: value });
      expect(changed).toMatchObject({ status: 200, body: { sections: [{ [field]: value }] } });
    }
    expect((await staff.get(`/pages/${body.id}/`)).body).toMatchObject({ sections: [second] });
  });
});

test.each([
  { what: 'project', by: 'idOrSlug', path: '/projects/', fields: project, file: 'images', input: projectInput },
  {
    what: 'mobileDemo',
    by: 'idOrSlug',
    path: '/mobile-demos/',
    fields: demo,
    file: 'screenshots',
    input: mobileDemoInput,
  },
  { what: 'blogPost', by: 'id', path: '/blog/posts/', fields: post, file: undefined, input: blogPostInput },
  { what: 'page', by: 'id', path: '/pages/', fields: page, file: undefined, input: pageInput },
])(
  'every field of a $what that may be null is answered null, over GraphQL too',
  async ({ what, by, path, fields, file, input }) => {
    const { id } = await create(path, { ...values(fields, 0), ...(fields === page && { slug: 'with-null' }) }, file);
    const names = Object.entries(input.shape).flatMap(([name, field]) => (isNullable(field) ? [name] : []));
    for (const name of names) {
      const changed = await content.as(actors.staff).patch(`${path}${id}/`, { [name]: null });
      expect(changed).toMatchObject({ status: 200, body: { [name]: null } });
    }
    const asked = names.map((name) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
    const { data, errors } = await content.graphqlAs(actors.staff)(
      `{ read: ${what}(${by}: "${id}") { id ${asked.join(' ')} } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.read).toEqual({ id: String(id), ...Object.fromEntries(asked.map((name) => [name, null])) });
  },
);

/** Where an item is shown, which its history leaves as it is. */
const placed = ['slug', 'is_published'];

describe('every field of what is revised is kept with each change, and brought back:', () => {
  test.each([
    { kind: 'project', path: '/projects/', fields: project, file: 'images', unrevised: ['is_featured'] },
    { kind: 'post', path: '/blog/posts/', fields: post, file: undefined, unrevised: [] },
    {
      kind: 'page',
      path: '/pages/',
      fields: { ...page, slug: ['kept-in-history', 'changed-in-history'] },
      file: undefined,
      unrevised: ['menu', 'menu_order', 'menu_title_en', 'menu_title_es', 'menu_title_fr'],
    },
  ] as const)('a $kind', async ({ kind, path, fields, file, unrevised }) => {
    const staff = content.as(actors.staff);
    const made = await create(path, values(fields, 0), file);
    const item = `${path}${made.id}/`;
    const revisions = async (): Promise<{ revision: number }[]> => (await staff.get(`${item}revisions/`)).body;
    for (const [field, [, second]] of Object.entries(fields)) {
      const before = await revisions();
      await staff.patch(item, { [field]: second });
      const isKept = !(unrevised as readonly string[]).includes(field);
      expect([field, (await revisions()).length]).toEqual([field, before.length + (isKept ? 1 : 0)]);
    }
    const { body: first } = await staff.get(`${item}revisions/1/`);
    const names = first.fields.map(({ name }: { name: string }) => name);
    expect(names).toEqual(Object.keys(snapshots[kind].shape));
    const present = (await staff.get(item)).body;
    expect((await staff.post(`${item}revisions/1/restore/`)).status).toBe(200);
    const said = Object.keys(keptFields[kind].shape).filter((name) => !placed.includes(name));
    const part = (whole: Record<string, unknown>, of: readonly string[]) => of.map((name) => [name, whole[name]]);
    const { body: restored } = await staff.get(item);
    expect(part(restored, said)).toEqual(part(made, said));
    expect(part(restored, [...placed, ...unrevised])).toEqual(part(present, [...placed, ...unrevised]));
  });

  test('a section and its cards', async () => {
    const staff = content.as(actors.staff);
    const { body } = await staff.post('/pages/', { title: 'Revised', slug: 'revised' });
    const path = `/pages/${body.id}/`;
    const { body: made } = await staff.post(`${path}add_section/`, { ...values(section, 0), cards: [values(card, 0)] });
    const changed = { section_id: made.sections[0].id, ...values(section, 1), cards: [values(card, 1)] };
    await staff.post(`${path}update_section/`, changed);
    await staff.post(`${path}revisions/${made.revision}/restore/`);
    const [{ id: _, ...restored }] = (await staff.get(path)).body.sections;
    expect(restored).toMatchObject({ ...values(section, 0), cards: [values(card, 0)] });
  });

  test('what the tables keep of each kind is what the contract names, and nothing else', async () => {
    const rows = await content.sql<{ kind: keyof typeof snapshots; snapshot: Record<string, unknown> }>(
      `SELECT DISTINCT ON (kind) CASE WHEN project_id IS NOT NULL THEN 'project' WHEN page_id IS NOT NULL THEN 'page' ELSE 'post' END
         AS kind, snapshot FROM content_revision ORDER BY kind, id DESC`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['page', 'post', 'project']);
    for (const { kind, snapshot } of rows) {
      expect(Object.keys(snapshot).toSorted()).toEqual(Object.keys(snapshots[kind].shape).toSorted());
    }
  });
});

test('a column that comes later is kept by itself', async () => {
  const { id } = await create('/projects/', { ...values(project, 0), title: 'Later' }, 'images');
  await content.sql('ALTER TABLE project ADD later text');
  await content.sql(`UPDATE project SET later = 'much', revision = revision + 1 WHERE id = $1`, [id]);
  const [{ snapshot }] = (await content.sql(
    'SELECT snapshot FROM content_revision WHERE project_id = $1 ORDER BY revision DESC LIMIT 1',
    [id],
  )) as [{ snapshot: object }];
  expect(snapshot).toMatchObject({ title: 'Later', later: 'much' });
  await content.sql('ALTER TABLE project DROP later');
});

/** Texts that answer no question of a visitor. */
const unsaid = ['github_url', 'live_url', 'webview_url', 'version', 'image_alt', 'slug', 'title'];

test('the chatbot answers from every text of an item', async () => {
  const database = await contentDatabase(content.databaseUrl).initialize();
  for (const { kind, path, fields, file } of [
    { kind: 'project', path: '/projects/', fields: project, file: 'images' },
    { kind: 'mobile_demo', path: '/mobile-demos/', fields: demo, file: 'screenshots' },
    { kind: 'page', path: '/pages/', fields: page, file: undefined },
  ] as const) {
    const isText = ([name, [value]]: [string, readonly [unknown, unknown]]) =>
      typeof value === 'string' && !unsaid.includes(name) && !name.startsWith('menu');
    const words = Object.fromEntries(
      Object.entries(fields)
        .filter(isText)
        .map(([name], at) => [name, `word${at}of${kind}`]),
    );
    const { id } = await create(
      path,
      { ...values(fields, 0), slug: `said-${kind}`, ...words, is_published: true },
      file,
    );
    const [passage] = (await passagesOf(database, [{ kind, id } as never], 'en')).values();
    for (const [name, word] of Object.entries(words)) {
      expect([kind, name, passage?.text.includes(word)]).toEqual([kind, name, true]);
    }
  }
  await database.destroy();
});
