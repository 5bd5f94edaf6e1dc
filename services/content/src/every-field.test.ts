import type {
  BlogPostInput,
  MobileDemoInput,
  PageInput,
  ProjectInput,
  SectionCardInput,
  SectionInput,
} from '@portfolio/contracts/content';
import { actors } from '@portfolio/testkit';
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
